import { foldText } from "../../text/fold.ts";
import { anyPhrase } from "./compile.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";
import { type MailLanguage, type MailWords, mailLanguages } from "./types.ts";

type Lists = Omit<MailWords, "common">;

/** The phrases of a language, each list as one pattern for text that `comparable` gave. */
export type MailPatterns = { readonly [Name in keyof Lists]: RegExp } & {
  readonly language: MailLanguage;
  readonly common: ReadonlySet<string>;
};

const words: Readonly<Record<MailLanguage, MailWords>> = { en, de, fr, es, nl, it, pt, sv };

/** The patterns of every language, in the order of `mailLanguages`. */
export const mailPatterns: readonly MailPatterns[] = mailLanguages.map((language) =>
  compiled(language, words[language]),
);

function compiled(language: MailLanguage, { common, ...lists }: MailWords): MailPatterns {
  return {
    language,
    common: new Set(foldText(common).split(" ")),
    applied: anyPhrase(lists.applied),
    thanked: anyPhrase(lists.thanked),
    screen: anyPhrase(lists.screen),
    interview: anyPhrase(lists.interview),
    byPhone: anyPhrase(lists.byPhone),
    offer: anyPhrase(lists.offer),
    rejected: anyPhrase(lists.rejected),
    withdrawn: anyPhrase(lists.withdrawn),
    moved: anyPhrase(lists.moved),
    cancelled: anyPhrase(lists.cancelled),
    pending: anyPhrase(lists.pending),
    unfinished: anyPhrase(lists.unfinished),
    advert: anyPhrase(lists.advert),
    account: anyPhrase(lists.account),
    outreach: anyPhrase(lists.outreach),
    otherMatter: anyPhrase(lists.otherMatter),
    noOffer: anyPhrase(lists.noOffer),
    noInterview: anyPhrase(lists.noInterview),
    selfService: anyPhrase(lists.selfService),
    condition: anyPhrase(lists.condition),
    concession: anyPhrase(lists.concession),
    negation: anyPhrase(lists.negation),
    news: anyPhrase(lists.news),
    noRejection: anyPhrase(lists.noRejection),
  };
}
