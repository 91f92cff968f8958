import { type Piece, sliceItem } from "../../text/piece.ts";
import { isDemand } from "./headings/headings.ts";
import type { PostingLine } from "./headings/layout.ts";
import type { SectionKind } from "./headings/topic.ts";

/** The letters of a person specification: "E = essential, D = desirable", "E/D" above a column. */
const legend =
  /(?<!\p{L})E\s?[=:–-]\s?essential|essential\s?[([]E[)\]]|(?<!\p{L})D\s?[=:–-]\s?desirable|^[^\S\n\r]{0,40}E\s?\/\s?D[^\S\n\r]{0,40}$|E\s?\/\s?D(?=\s{2}|\t)/imu;
const letters: Readonly<Record<string, SectionKind>> = { E: "required", D: "preferred" };
/** How a criterion is assessed: "A, I", "A/I/T". */
const isMethod = /^[A-Z]{1,2}(?:\s?[,/&+]\s?[A-Z]{1,2})*$/u;
/** "Degree in social work   E   A/I", "Excel (D)": the letter after its criterion. */
const letterBehind = /(?:\t| {2,}|\s[([])\s?([ED])[)\]]?(?:(?:\t|\s+)[A-Z](?:\s?[,/&]\s?[A-Z])*)?\s*$/u;
const LEAST = 3;

/** A posting's lines, with each lettered criterion of a person specification marked as a demand or preference. */
export function withCriteria(lines: readonly PostingLine[], text: string): PostingLine[] {
  if (marked.test(text)) return lines.map(asMarked);
  if (!legend.test(text)) return [...lines];
  const isLetter = (line: PostingLine | undefined): boolean =>
    letters[line?.body.text.trim() ?? ""] !== undefined;
  const ownLines = lines.filter(isLetter).length >= LEAST;
  const found = lines.map((line) => behind(line) ?? line);
  if (!ownLines) return found;
  return found.map((line, index) => {
    const section = letters[found[index + 1]?.body.text.trim() ?? ""];
    const isOfColumn = isLetter(line) || (isMethod.test(line.body.text.trim()) && isLetter(found[index - 1]));
    if (isOfColumn) return { ...line, section: "open", isHeading: true };
    return section === undefined ? line : criterion(line, line.body, section);
  });
}

/** "Lire un plan Cette compétence est indispensable": a board marks what is required, and wishes the rest. */
const marked = /[\s.]Cette (?:compétence|formation|expérience|langue) est (indispensable|souhaitée)\s*$/mu;

function asMarked(line: PostingLine): PostingLine {
  if (!line.isBullet || !isDemand(line.section)) return line;
  const mark = marked.exec(line.body.text);
  const body = sliceItem(line.body, 0, mark?.index);
  return criterion(line, body, mark?.[1] === "indispensable" ? "required" : "preferred");
}

function behind(line: PostingLine): PostingLine | undefined {
  const mark = letterBehind.exec(line.body.text);
  const section = letters[mark?.[1] ?? ""];
  return mark === null || section === undefined || mark.index === 0
    ? undefined
    : criterion(line, sliceItem(line.body, 0, mark.index), section);
}

function criterion(line: PostingLine, body: Piece, section: SectionKind): PostingLine {
  return { ...line, body, section, isHeading: false, isBullet: true };
}
