import { type Piece, sliceItem } from "../../text/piece.ts";
import { isDemand } from "./headings/headings.ts";
import type { PostingLine } from "./headings/layout.ts";
import type { SectionKind } from "./headings/topic.ts";

/** The letters of a person specification: "E = essential, D = desirable", "E/D" above a column. */
const legend =
  /(?<!\p{L})E\s?[=:–-]\s?essential|essential\s?[([]E[)\]]|(?<!\p{L})D\s?[=:–-]\s?desirable|^[^\S\n\r]{0,40}E\s?\/\s?D[^\S\n\r]{0,40}$|E\s?\/\s?D(?=\s{2}|\t)/imu;
/** "E / D", "Must / Nice" above a column: what must be, and what may be. */
const pair =
  /(?:^|\t| {2})(?<required>[EMR]|essential|must(?: have)?|required|mandatory)\s?[/|]\s?(?<preferred>[DCPON]|desirable|nice(?: to have)?|preferred|could(?: have)?|optional)(?=\t| {2}|[^\S\n]*$)/imu;
const usual: Readonly<Record<string, SectionKind>> = { E: "required", D: "preferred" };
/** How a criterion is assessed: "A, I", "A/I/T". */
const isMethod = /^[A-Z]{1,2}(?:\s?[,/&+]\s?[A-Z]{1,2})*$/u;
/** "Degree in social work   E   A/I", "Excel (D)": the letter after its criterion. */
const letterBehind = /(?:\t| {2,}|\s[([])\s?([ED])[)\]]?(?:(?:\t|\s+)[A-Z](?:\s?[,/&]\s?[A-Z])*)?\s*$/u;
/** "Makaton   D   Interview": the mark's cell, and perhaps one behind it. */
const cellBehind = /(?:\t| {2,})\s?([A-Z]|\p{L}{4,9}(?: (?:to )?have)?)(?:(?:\t| {2,})[^\t]{1,40})?\s*$/u;
const LEAST = 3;

/** A posting's lines, with each lettered criterion of a person specification marked as a demand or preference. */
export function withCriteria(lines: readonly PostingLine[], text: string): PostingLine[] {
  if (marked.test(text)) return lines.map(asMarked);
  const columns = pair.exec(text)?.groups;
  if (columns === undefined && !legend.test(text)) return [...lines];
  const letters = columns === undefined ? usual : { ...usual, ...lettersOf(columns) };
  const sectionOf = (word: string | undefined) => letters[word?.trim().toUpperCase() ?? ""];
  const isLetter = (line: PostingLine | undefined): boolean => sectionOf(line?.body.text) !== undefined;
  const ownLines = lines.filter(isLetter).length >= LEAST;
  const found = lines.map((line) =>
    columns !== undefined && pair.test(line.piece.text)
      ? asHeading(line)
      : (behind(line, letterBehind, sectionOf) ?? (columns && behind(line, cellBehind, sectionOf)) ?? line),
  );
  if (!ownLines) return found;
  return found.map((line, index) => {
    const section = sectionOf(found[index + 1]?.body.text);
    const isOfColumn = isLetter(line) || (isMethod.test(line.body.text.trim()) && isLetter(found[index - 1]));
    if (isOfColumn) return asHeading(line);
    return section === undefined ? line : criterion(line, line.body, section);
  });
}

function lettersOf(columns: Readonly<Record<string, string>>): Record<string, SectionKind> {
  return {
    [columns.required?.toUpperCase() ?? ""]: "required",
    [columns.preferred?.toUpperCase() ?? ""]: "preferred",
  };
}

function asHeading(line: PostingLine): PostingLine {
  return { ...line, section: "open", isHeading: true };
}

/** "Lire un plan Cette compétence est indispensable": a board marks what is required, and wishes the rest. */
const marked = /[\s.]Cette (?:compétence|formation|expérience|langue) est (indispensable|souhaitée)\s*$/mu;

function asMarked(line: PostingLine): PostingLine {
  if (!line.isBullet || !isDemand(line.section)) return line;
  const mark = marked.exec(line.body.text);
  const body = sliceItem(line.body, 0, mark?.index);
  return criterion(line, body, mark?.[1] === "indispensable" ? "required" : "preferred");
}

function behind(
  line: PostingLine,
  form: RegExp,
  sectionOf: (word: string | undefined) => SectionKind | undefined,
): PostingLine | undefined {
  const mark = form.exec(line.body.text);
  const section = sectionOf(mark?.[1]);
  return mark === null || section === undefined || mark.index === 0
    ? undefined
    : criterion(line, sliceItem(line.body, 0, mark.index), section);
}

function criterion(line: PostingLine, body: Piece, section: SectionKind): PostingLine {
  return { ...line, body, section, isHeading: false, isBullet: true };
}
