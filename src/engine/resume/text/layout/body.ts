import { type Piece, slice } from "../../../text/piece.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import { type Extraction, extractLines } from "../extraction.ts";
import { opensLikeAchievement } from "../sections/classify.ts";
import { sectionKind } from "../sections/headings.ts";
import type { Line } from "./lines.ts";
import { isStatus } from "./status-lines.ts";

/** An entry's description: a paragraph, and the bullets or single lines that list the work. */
export function readBody(lines: readonly Line[]): { summary?: Extraction; highlights: Extraction[] } {
  const bullets: Piece[][] = [];
  const plain: Piece[][] = [];
  let open: Piece[] | undefined;
  let previous: Line | undefined;
  const isList = isListOfTasks(lines);
  for (const line of lines) {
    if (isSubheading(line) || isStatus(line.piece.text) || (!line.bullet && isWish(line.piece.text))) {
      open = undefined;
    } else if (line.bullet) {
      open = [unlabelled(line.piece)];
      bullets.push(open);
    } else if (open !== undefined && !isList && continues(line, previous)) open.push(line.piece);
    else {
      open = [unlabelled(line.piece)];
      plain.push(open);
    }
    previous = line;
  }
  return arrange(bullets, plain);
}

const FEWEST_TASKS = 3;

/** True if lines without bullets are one task each: all start with a capital, and none breaks off. */
function isListOfTasks(lines: readonly Line[]): boolean {
  return (
    lines.length >= FEWEST_TASKS &&
    lines.every(
      ({ bullet, piece: { text } }) =>
        !bullet && /^\p{Lu}/u.test(text) && !/[,;:.–-]$|\s\p{Ll}{1,3}$/u.test(text),
    )
  );
}

/** "Duties: night shifts" without the label. */
function unlabelled(piece: Piece): Piece {
  const label = /^(\p{L}[^:：]{2,60}?)\s{0,20}[:：]\s{0,20}(?=\S)/u.exec(piece.text);
  return label !== null && labelsOf(label[1] ?? "").has("remark") ? slice(piece, label[0].length) : piece;
}

/**
 * Below the last job a person may say what they look for, or do no more: "Je ne veux plus découcher.", "Home every two weeks
 * preferred."
 */
const WISH =
  /^(?:i (?:am|['’]m) (?:not |now |currently )?(?:looking|interested|seeking|willing|open|available)|i (?:do not|don['’]t|would|want|wish|hope|prefer|will|can start)|(?:can|available to|ready to|willing to) (?:start|relocate|travel)|(?:ich )?(?:suche|möchte|wünsche|will)|ich (?:arbeite|fahre) nicht|je (?:ne |souhait\p{L}+ |recherche|cherche|voudr\p{L}+ |préfère|veux|suis (?:mobile|disponible))|(?:busco|quiero|quisiera|me gustaría|deseo|prefiero|estoy dispuest[oa])|no (?:quiero|me interesa|busco|deseo)|(?:procuro|busco|gostaria|quero|prefiro|pretendo)|não (?:quero|procuro|tenho interesse)|(?:cerco|vorrei|desidero|preferisco)|non (?:voglio|cerco|desidero)|ik (?:zoek|wil|ben op zoek|heb geen interesse))(?:(?<=\s)|(?!\p{L}))/iu;

function isWish(text: string): boolean {
  return text.length <= 160 && WISH.test(text);
}

/** "Responsibilities:" above a list has no content. */
function isSubheading({ bullet, piece: { text } }: Line): boolean {
  const words = text.replace(/\s?[:：]$/, "");
  const isHeading = words.length <= 40 && (labelsOf(words).size > 0 || sectionKind(words) !== undefined);
  return isHeading || (!bullet && words !== text && text.length <= 40);
}

function continues(line: Line, previous: Line | undefined): boolean {
  if (previous === undefined || line.blankBefore || line.level > 0) return false;
  // In a text without capitals, a small letter does not continue the line above.
  if (/^[\p{Ll}&(+%]/u.test(line.piece.text))
    return previous.bullet || previous.full || !/^\p{Ll}/u.test(previous.piece.text);
  // "… (about 150 visits a year)" ends a task.
  if (!previous.bullet && /\)$/.test(previous.piece.text) && /^\p{Lu}/u.test(line.piece.text)) return false;
  if (previous.bullet || line.indent > 0) return line.indent > previous.indent || previous.full;
  return previous.full && !opensLikeAchievement(line.piece.text);
}

function arrange(
  bullets: readonly Piece[][],
  plain: readonly Piece[][],
): { summary?: Extraction; highlights: Extraction[] } {
  const all = (groups: readonly Piece[][]): Extraction[] =>
    groups.flatMap((group) => extractLines(group, 0.9) ?? []);
  const first = plain[0];
  if (first === undefined) return { highlights: all(bullets) };
  if (plain.length === 1 || bullets.length > 0) {
    return {
      summary: extractLines(first, 0.75),
      highlights: [...all(bullets), ...all(plain.slice(1))].sort(byPlace),
    };
  }
  return { highlights: all(plain) };
}

function byPlace(a: Extraction, b: Extraction): number {
  return a.span[0] - b.span[0];
}
