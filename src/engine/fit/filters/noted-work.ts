import { type WorkKind, workKinds } from "../../lexicon/demands/work-kinds.ts";
import { isNoLimit } from "../../notes/limit-clauses.ts";
import { hasStance } from "../opening/stances.ts";
import type { StatedNote } from "../opening/types.ts";
import type { NotedFilter } from "./limit-outcome.ts";
import { filterResult } from "./result.ts";

/** An opening as one reads it for the kinds of work in it. */
interface Work {
  title: string;
  demands: readonly string[];
  text: string;
}

/** A mention of a kind of work. */
interface Mention {
  quote: string;
  is: "sure" | "unsure" | "denied";
}

const CLAUSES =
  /[.;,:!?()–—]|(?<!\p{L})(?:but|because|since|and|und|aber|weil|denn|pero|porque|y|mais|car|parce que|et|mas|ma|perché|maar|omdat|och|men|ale|bo)(?!\p{L})/iu;
/** A double negation or an exception, which may mean the opposite. */
const turned =
  /(?<!\p{L})(?:without|ohne|sin|sans|sem|senza|zonder|utan|bez|unless|except|außer|es sei denn|sauf|salvo|excepto|exceto|tranne|behalve|utom|oprócz)(?!\p{L})/iu;
/** Only a part of the work is refused: "on the phone all day". */
const partly =
  /(?<!\p{L})(?:all (?:day|the time)|whole day|mostly|mainly|more than|too much|a lot of|full[- ]time|every day|den ganzen tag|nur|hauptsächlich|mes journées|toute la journée|todo el día|o dia todo|o dia inteiro|tutto il giorno|hele dag|hela dagen|cały dzień)(?!\p{L})/iu;
/** What takes back the clause before: "and I'm done with it". */
const closes =
  /(?<!\p{L})(?:done with|never again|no more|not any ?more|not for me|is (?:out|a no)|out of the question|nie wieder|nicht mehr|(?:ne )?(?:le |la |l['’])?veux plus|plus jamais|hors de question|no (?:quiero|lo haré) más|nunca más|no va conmigo|nunca mais|mai più|nooit meer|aldrig mer|nigdy więcej)(?!\p{L})/iu;
/** Work of others in the opening. */
const ofOthers =
  /(?<!\p{L})(?:report(?:s|ing)?(?: directly)? to|led by|managed by|under the|support(?:s|ing)? (?:the|our)|work(?:s|ing)? (?:closely )?with|berichte\p{L}*|unterstellt|geleitet|unterstütz\p{L}*|rattachée?|sous la|dirigée? par|reporta\p{L}*|bajo la|liderado|dirigido|riporta|sotto la|rapporteert|rapporterar|raportuje)(?!\p{L})/iu;
/** How one applies or asks, which is no work: "interviews over the phone". */
const procedure =
  /(?<!\p{L})(?:interviews?|questions|enquiries about|contact|apply|applications?|fragen|rückfragen|kontakt|auskünfte|bewerb\p{L}+|vorstellungsgespräch\p{L}*|entretiens?|renseignements|candidatures?|entrevistas?|consultas|dudas|candidat\p{L}+|colloqui\p{L}*|candidature|sollicit\p{L}+|vragen|ansök\p{L}+|frågor|rekrutac\p{L}+|pyta\p{L}+)(?!\p{L})/iu;
/** A demand for experience is no duty. */
const experience =
  /(?<!\p{L})(?:experience|erfahrung\p{L}*|expérience|experiencia|experiência|esperienza|ervaring|erfarenhet|doświadczenie)(?!\p{L})/iu;
/** A denial behind the name: "cold calls are not part of the job". */
const deniedBehind =
  /(?<!\p{L})(?:not|never|n['’]t|nicht|nie|kein\p{L}*|pas|jamais|no|nunca|não|non|mai|niet|geen|inte|aldrig|nie)(?!\p{L})/iu;
/** What one does there, by the verb: "you will", "vous traitez", "conducirás". */
const duty =
  /(?<!\p{L})(?:you(?:['’]ll| will)|vous (?!êtes|avez|justifiez|maîtrisez|possédez|disposez|aimez|souhaitez|savez|connaissez|faites)\p{L}+ez|(?:Sie|du) (?!haben|hast|sind|bist|bringen|bringst|verfügen|verfügst|besitzen|besitzt)\p{L}+(?:en|st)|\p{L}+(?:ar|er|ir)ás|\p{L}+(?:er|ir)ai|je (?!hebt|bent|beschikt)\p{L}+t|du kommer att|będziesz)(?!\p{L})/u;
const MOST_LINES = 2000;
const LONGEST_LINE = 600;
/** A line that begins with a kind of work, or nearly, is a duty. */
const FIRST_LETTERS = 16;

/** Compares the kinds of work that notes refuse with an opening's title, demands and text. */
export function againstWork(notes: readonly StatedNote[], work: Work): NotedFilter[] {
  return notes.flatMap((note) => {
    const refused = kindsRefused(note.text);
    return refused.flatMap(({ name, kind, isFirm }) => {
      const found = mentionOf(kind, work);
      if (!found) return [];
      const reason = `The user said: "${note.text}" The opening says: "${found.quote}"`;
      const holds = found.is === "denied" ? true : isFirm && found.is === "sure" ? false : undefined;
      const more = holds === undefined ? " Ask whether this is part of the work." : "";
      return [{ ...filterResult(name, holds, `${reason}${more}`), note }];
    });
  });
}

/** The kinds of work that a sentence refuses. `isFirm` if it refuses all of it in one clause. */
function kindsRefused(sentence: string): { name: string; kind: WorkKind; isFirm: boolean }[] {
  if (turned.test(sentence) || !hasStance("refuses", sentence)) return [];
  const clauses = sentence.split(CLAUSES).filter((clause) => !isNoLimit(clause));
  return Object.entries(workKinds).flatMap(([name, kind]) => {
    const at = clauses.findIndex((clause) => kind.said.test(clause));
    const clause = clauses[at];
    if (clause === undefined) return [];
    const isRefused = hasStance("refuses", clause) || closes.test(clauses.slice(at + 1).join(" "));
    return [{ name, kind, isFirm: isRefused && !partly.test(sentence) }];
  });
}

/** The mention of a kind of work that says most: a sure one, then an unsure one, then a denial. */
function mentionOf(kind: WorkKind, { title, demands, text }: Work): Mention | undefined {
  const { said, asked: pattern = said } = kind;
  if (kind.title?.test(title)) return { quote: title, is: "sure" };
  const asked = new Set(demands);
  const found = sentencesIn(text).flatMap((sentence): Mention[] => {
    if (sentence === title) return [];
    const named = pattern.exec(sentence) ?? said.exec(sentence);
    if (named && isDeniedAround(sentence, named)) return [{ quote: sentence, is: "denied" }];
    const match = pattern.exec(sentence);
    if (!match || ofOthers.test(sentence) || procedure.test(sentence)) return [];
    const isOpen = hasStance("unsure", sentence) || kind.unsure?.test(match[0]) || experience.test(sentence);
    const decides =
      kind.decides === "mention" ||
      (kind.decides === "demand" &&
        [...asked].some((demand) => pattern.test(demand) && sentence.includes(demand))) ||
      hasStance("states", sentence) ||
      duty.test(sentence) ||
      match.index < FIRST_LETTERS;
    return [{ quote: sentence, is: decides && !isOpen ? "sure" : "unsure" }];
  });
  const of = (is: Mention["is"]) => found.find((one) => one.is === is);
  const inTitle: Mention | undefined = kind.titleUnsure?.test(title)
    ? { quote: title, is: "unsure" }
    : undefined;
  return of("sure") ?? of("unsure") ?? inTitle ?? of("denied");
}

function isDeniedAround(sentence: string, { index, 0: name }: RegExpExecArray): boolean {
  return (
    hasStance("free", sentence.slice(0, index)) || deniedBehind.test(sentence.slice(index + name.length))
  );
}

/** The sentences of a text, without marks of lists. */
function sentencesIn(text: string): string[] {
  return text
    .split("\n", MOST_LINES)
    .flatMap((line) => line.slice(0, LONGEST_LINE).split(/(?<=[.;!?])\s/u))
    .map((sentence) => sentence.replace(/^[\s\-–•*·]+/u, "").trim());
}
