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
import type { MoveWords } from "./moves.ts";
import type { RoleWords } from "./roles.ts";
import type { AroundWords, BuiltWords, MailLanguage, MailWords } from "./types.ts";

/** The words of mails of a language, as its data file has them: with names in phrases. */
interface MailFile {
  statements: Omit<MailWords, keyof AroundWords>;
  around: AroundWords;
  built?: BuiltWords;
  moves: MoveWords;
  roles: RoleWords;
}

/** The data file of each language. */
export const mailFiles: Readonly<Record<MailLanguage, MailFile>> = {
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
