import { type Education, educationLevels } from "../../catalog/types.ts";
import type { Piece } from "../../text/piece.ts";
import { sentencesOf } from "../../text/sentences.ts";
import type { PostingLine } from "../requirements/headings/layout.ts";
import { educationIn } from "../requirements/kinds/kinds.ts";
import { levelAsked } from "../requirements/kinds/level-asked.ts";
import type { Extraction } from "../types.ts";

const MAX_SENTENCE = 400;
const MAX_LINES = 400;
/** A short sentence that starts with a qualification asks for it. */
const [MAX_ITEM, AT_START] = [120, 14];
/** Titles are no demands. */
const TITLE_LINES = 2;

/** Words by which a sentence asks for what it names, or says that the person wanted has it. */
export const asks =
  /(?<!\p{L})(?:must|need(?:s|ed)?|require[sd]?|requirement|essential|mandatory|necessary|at least|minimum|min|you(?:'ll| will)? (?:have|hold|need|bring)|you are an?|hold(?:s|ing)?|qualified|graduates? of|should have|with an?|please|obligatoire|exigée?s?|requise?s?|nécessaire|indispensable|impérati\p{L}+|titulaires?|vous (?:avez|êtes|possédez|détenez)|au minimum|minimum|de formation|du hast|sie haben|hast du|haben sie|du bringst|sie bringen|erforderlich|voraussetzung|zwingend|vorausgesetzt|mit|abgeschlossene[nrms]?|bist|sind|imprescindible|obligatori[oa]|requier\p{L}+|solicita\p{L}*|necesari[oa]|exige\p{L}*|mínim[oa]|con|titulad[oa]|possess\p{L}+|in possesso|ha conseguito|hai|richiest[oaie]|necessari[oa]|obbligatori[oa]|munit[oaie]|precisa\p{L}*|obrigatóri[oa]|tem|ter|je hebt|je bent|jij hebt|vereist|afgeronde?|minimaal|eis|beschikt|in het bezit|du har|du är|du er|krav|krävs|kræves|kreves|skal|har|wymagan\p{L}+|wymagamy|min\.|ukończon\p{L}+|masz|posiada\p{L}*|požadujeme|podmínk\p{L}+|vyžadujeme|máš|máte|vaaditaan|edellyt\p{L}+|sinulla on|tutkinto)(?!\p{L})/iu;

/** Words by which a sentence wishes, offers, or is about others. */
export const leaves =
  /(?<!\p{L})(?:advantage\p{L}*|plus|bonus|prefer\p{L}*|desirable|desired|nice|ideal(?:ly)?|substitut\p{L}*|in lieu|instead|optional|enough|great|helpful|welcome|looked on|kindly|not (?:required|needed|necessary|essential)|no need|don't need|would be|or willing|willing to (?:work|study|train|complete)|working towards?|work towards?|we(?:'ll| will) (?:train|pay|support|fund)|support you|funded|trainee\p{L}*|students?|enrolled|pursuing|undertak\p{L}+|studying|gain an?|leading to|we offer|opportunity to|atout|souhait\p{L}+|apprécié\p{L}*|un plus|idéalement|serait|préféren\p{L}+|wünschenswert|von vorteil|vorteil\p{L}*|idealerweise|gern\p{L}*|gerne|kein muss|nicht (?:nötig|notwendig|erforderlich)|wäre|wir bieten|du lernst|während|deseable|ayuda|extra|trunca|pasantes?|no (?:lo )?exig\p{L}+|no es|sustitu\p{L}+|valor\p{L}+|preferible\p{L}*|preferentemente|se valora\p{L}*|ideal|ofrecemos|preferib\p{L}+|preferenzial\p{L}*|gradit\p{L}+|costituisce titolo|costituirà|offriamo|prefer[eê]nci\p{L}+|desejável|já serve|diferencial|valorizamos|oferecemos|pré|pluspunt|mooi meegenomen|wij bieden|meriterande|merit|fördel|fordel|ønskelig|önskvärt|gerne|mile widzian\p{L}+|atutem|oferujemy|výhod\p{L}+|nabízíme|eduksi|eduksemme|plussaa|tarjoamme)(?!\p{L})/iu;

/**
 * The education that the sentences ask for outside the demands that were read: the highest of them, each by its
 * lowest alternative.
 */
export function educationAsked(lines: readonly PostingLine[]): Extraction<Education> | undefined {
  const found = lines
    .slice(TITLE_LINES, MAX_LINES)
    .filter(
      ({ section, isHeading }) =>
        section !== "aside" && section !== "preferred" && section !== "duties" && !isHeading,
    )
    .flatMap(({ piece }) => sentencesOf(piece))
    .flatMap((sentence) => askedIn(sentence) ?? []);
  return educationLevels.toReversed().flatMap((level) => found.find(({ value }) => value === level) ?? [])[0];
}

function askedIn(sentence: Piece): Extraction<Education> | undefined {
  const { text } = sentence;
  if (text.length > MAX_SENTENCE) return undefined;
  const clause = clauses(text).find(({ words }) => educationIn(words).some(({ level }) => level !== "none"));
  if (clause === undefined || leaves.test(clause.words)) return undefined;
  const named = educationIn(clause.words).filter(({ level }) => level !== "none");
  // "Job ref: 401-MED-7731": three letters alone are a code as often as a degree.
  if (named.every(({ start, end }) => end - start <= 3 && /[-\d]/.test(clause.words[start - 1] ?? "")))
    return undefined;
  const isAsked = asks.test(text) || (text.length <= MAX_ITEM && (named[0]?.start ?? MAX_ITEM) <= AT_START);
  const isRefused = ({ start, end }: { start: number; end: number }) =>
    denial.test(clause.words.slice(0, start)) || isOffered(clause.words, start, end);
  if (!isAsked || named.some(isRefused)) return undefined;
  const level = levelAsked(
    clause.words,
    named.toSorted((left, right) => left.start - right.start),
  );
  const term = named.find((one) => one.level === level);
  if (level === undefined || term === undefined) return undefined;
  const start = sentence.start + clause.at + term.start;
  return { value: level, span: [start, start + term.end - term.start] };
}

/** "There is no Master's degree required": the word before the level takes it back. */
const denial =
  /(?<!\p{L})(?:no|not|without|neither|kein\p{L}{0,2}|ohne|sans|aucune?|pas (?:de|d['’])|sin|ning[uú]n\p{L}?|sem|nenhuma?|senza|nessun\p{L}?|geen|zonder|inget?|ingen|utan|uden|uten|bez|żaden|żadne\p{L}*|ei|ilman)\s?(?:\p{L}+\s){0,2}$/iu;

/** An apprenticeship without a word for its end is the job as often as a demand. */
function isOffered(words: string, start: number, end: number): boolean {
  return (
    /^(?:\p{L}*ausbildung|apprenticeship|apprentissage|lehre)(?!\p{L})/iu.test(words.slice(start, end)) &&
    !/abgeschloss|gelernt|erfolgreich|completed|finished|absolvier/iu.test(words)
  );
}

/** A sentence's parts between semicolons and words of contrast. */
function clauses(text: string): { words: string; at: number }[] {
  let at = 0;
  return text.split(/(;|(?<!\p{L})(?:but|aber|mais|pero|mas|ma|maar|men|ale)(?!\p{L}))/iu).map((words) => {
    const from = at;
    at += words.length;
    return { words, at: from };
  });
}
