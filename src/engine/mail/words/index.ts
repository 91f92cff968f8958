import da from "../../../../db/lexicon/mail/da.json" with { type: "json" };
import de from "../../../../db/lexicon/mail/de.json" with { type: "json" };
import en from "../../../../db/lexicon/mail/en.json" with { type: "json" };
import es from "../../../../db/lexicon/mail/es.json" with { type: "json" };
import fr from "../../../../db/lexicon/mail/fr.json" with { type: "json" };
import it from "../../../../db/lexicon/mail/it.json" with { type: "json" };
import nb from "../../../../db/lexicon/mail/nb.json" with { type: "json" };
import nl from "../../../../db/lexicon/mail/nl.json" with { type: "json" };
import pl from "../../../../db/lexicon/mail/pl.json" with { type: "json" };
import pt from "../../../../db/lexicon/mail/pt.json" with { type: "json" };
import sv from "../../../../db/lexicon/mail/sv.json" with { type: "json" };
import { once } from "../../../shared/lazy-module.ts";
import { dataFile } from "../../lexicon/data-file.ts";
import { foldText } from "../../text/fold.ts";
import { anyPhrase } from "./compile.ts";
import { type MovePatterns, type MoveWords, movesOf } from "./moves.ts";
import { type RolePatterns, type RoleWords, rolesOf } from "./roles.ts";
import {
  type AroundWords,
  type BuiltWords,
  type MailLanguage,
  type MailWords,
  mailLanguages,
} from "./types.ts";

type Lists = Omit<MailWords, "common"> & Pick<BuiltWords, "wish">;

/** A language's phrases, each list as one pattern for the output of `comparable`. */
export type MailPatterns = { readonly [Name in keyof Lists]: RegExp } & {
  readonly language: MailLanguage;
  readonly common: ReadonlySet<string>;
  readonly roles: RolePatterns;
  readonly moves: MovePatterns;
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
export const mailPatterns = once((): readonly MailPatterns[] => mailLanguages.map(compiled));

function compiled(language: MailLanguage): MailPatterns {
  const { phrases } = dataFile(`mail/${language}`, mailFiles[language]);
  const { statements, around, built, moves, roles } = mailFiles[language];
  const { common, ...lists } = { ...phrases("statements", statements), ...phrases("around", around) };
  const more = built ? phrases("built", built) : none;
  return {
    language,
    common: new Set(foldText(common).split(" ")),
    roles: rolesOf(phrases("roles", roles)),
    moves: movesOf(phrases("moves", moves)),
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

/** The words of mails of a language, as its data file has them: with names in phrases. */
interface MailFile {
  statements: Omit<MailWords, keyof AroundWords>;
  around: AroundWords;
  built?: BuiltWords;
  moves: MoveWords;
  roles: RoleWords;
}

/** The data file of each language. */
const mailFiles: Readonly<Record<MailLanguage, MailFile>> = {
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
