import { once } from "../../../shared/lazy-module.ts";
import { foldText } from "../../text/fold.ts";
import { deBuilt } from "./built/de.ts";
import { enBuilt } from "./built/en.ts";
import { esBuilt } from "./built/es.ts";
import { frBuilt } from "./built/fr.ts";
import { itBuilt } from "./built/it.ts";
import { nlBuilt } from "./built/nl.ts";
import { anyPhrase } from "./compile.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { type MovePatterns, movesOf } from "./moves/index.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { type RolePatterns, rolesOf } from "./roles/index.ts";
import { sv } from "./sv.ts";
import { type BuiltWords, type MailLanguage, type MailWords, mailLanguages } from "./types.ts";

type Lists = Omit<MailWords, "common"> & Pick<BuiltWords, "wish">;

/** A language's phrases, each list as one pattern for the output of `comparable`. */
export type MailPatterns = { readonly [Name in keyof Lists]: RegExp } & {
  readonly language: MailLanguage;
  readonly common: ReadonlySet<string>;
  readonly roles: RolePatterns;
  readonly moves: MovePatterns;
};

const words: Readonly<Record<MailLanguage, MailWords>> = {
  en,
  de,
  fr,
  es,
  nl,
  it,
  pt,
  sv,
  da,
  nb,
  pl,
};
const built: Readonly<Partial<Record<MailLanguage, BuiltWords>>> = {
  en: enBuilt,
  de: deBuilt,
  fr: frBuilt,
  es: esBuilt,
  nl: nlBuilt,
  it: itBuilt,
};
const none: BuiltWords = {
  applied: [],
  screen: [],
  interview: [],
  offer: [],
  rejected: [],
  moved: [],
  wish: [],
};

/** The patterns of every language, in the order of `mailLanguages`. */
export const mailPatterns = once((): readonly MailPatterns[] =>
  mailLanguages.map((language) => compiled(language, words[language], built[language] ?? none)),
);

function compiled(language: MailLanguage, { common, ...lists }: MailWords, more: BuiltWords): MailPatterns {
  return {
    language,
    common: new Set(foldText(common).split(" ")),
    roles: rolesOf(language),
    moves: movesOf(language),
    applied: anyPhrase([...lists.applied, ...more.applied]),
    thanked: anyPhrase(lists.thanked),
    screen: anyPhrase([...lists.screen, ...more.screen]),
    interview: anyPhrase([...lists.interview, ...more.interview]),
    byPhone: anyPhrase(lists.byPhone),
    offer: anyPhrase([...lists.offer, ...more.offer]),
    rejected: anyPhrase([...lists.rejected, ...more.rejected]),
    withdrawn: anyPhrase(lists.withdrawn),
    moved: anyPhrase([...lists.moved, ...more.moved]),
    cancelled: anyPhrase(lists.cancelled),
    wish: anyPhrase(more.wish),
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
