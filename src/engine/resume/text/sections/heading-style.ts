import { namesLanguage } from "../../../languages.ts";
import type { SectionKind } from "../../../lexicon/resume-headings.ts";
import { isCapitals } from "../../../text/fold.ts";
import type { Line } from "../layout/lines.ts";
import { sectionKind } from "./headings.ts";

/** How the headings of a text are set. */
export type MainStyle = { readonly weight: number; readonly blank: boolean };

/** Of a line that ends in a colon. */
export const LABEL_WEIGHT = 4;

/** How a heading is set, as a number: the higher, the more it stands out. */
export function weightOf(line: Line): number {
  if (line.level > 0) return 20 - line.level;
  if (line.underlined) return 6;
  if (line.strong || isCapitals(line.piece.text.replace(/\s\([^()]{1,20}\)$/, ""))) return 5;
  return line.piece.text.endsWith(":") ? LABEL_WEIGHT : 2;
}

/** How the first known heading of work, studies or skills is set. */
export function mainStyle(lines: readonly Line[]): MainStyle {
  const heads = lines.filter((line) => isHeadingShaped(line) && sectionKind(line.piece.text) !== undefined);
  const kinds = ["work", "education", "skills"];
  for (const wanted of kinds) {
    const head = heads.find((line) => sectionKind(line.piece.text) === wanted);
    if (head !== undefined) return { weight: weightOf(head), blank: head.blankBefore };
  }
  return { weight: heads[0] === undefined ? 0 : weightOf(heads[0]), blank: false };
}

/** Whether a line is set as a heading may be. */
export function isHeadingShaped(line: Line): boolean {
  const text = line.piece.text;
  if (line.cells.length > 0) return false;
  if (line.bullet) return isCapitals(text);
  return line.level > 0 || line.strong || line.underlined || /^[^\p{L}]*[\p{Lu}\p{Script=Han}]/u.test(text);
}

const LISTS: ReadonlySet<string> = new Set([
  "skills",
  "languages",
  "certificates",
  "interests",
  "references",
]);

/** A short line set as the main headings are, above further lines, ends a list though no word of it is known. */
export function endsList(
  line: Line,
  next: Line | undefined,
  main: number,
  current: SectionKind | "top",
): boolean {
  return (
    LISTS.has(current) &&
    line.blankBefore &&
    next?.blankBefore === false &&
    !next.bullet &&
    !line.bullet &&
    line.level === 0 &&
    weightOf(line) === main &&
    /^\p{Lu}[\p{L}'’ ]{3,29}$/u.test(line.piece.text) &&
    line.piece.text.split(" ").length <= 3 &&
    !namesLanguage(line.piece.text)
  );
}

const LEAST_APART = 3;

/** Whether the headings that are known stand between blank lines, which hardly another line does. */
export function areSetApart(lines: readonly Line[]): boolean {
  const isApart = (line: Line, index: number): boolean =>
    line.blankBefore && lines[index + 1]?.blankBefore === true;
  const apart = lines.filter(isApart);
  const known = lines.filter((line) => isHeadingShaped(line) && sectionKind(line.piece.text) !== undefined);
  const both = apart.filter((line) => known.includes(line));
  return both.length >= LEAST_APART && both.length * 5 >= known.length * 4 && both.length * 2 >= apart.length;
}

/** A short line between blank lines, where all the known headings and hardly another line stand so, ends what is above it. */
export function endsApart(
  line: Line,
  next: Line | undefined,
  main: number,
  current: SectionKind | "top",
): boolean {
  const { text } = line.piece;
  return (
    (LISTS.has(current) || PLAIN.has(current)) &&
    line.blankBefore &&
    next?.blankBefore === true &&
    !line.bullet &&
    line.level === 0 &&
    weightOf(line) === main &&
    /^[\p{Lu}\p{Script=Han}][^\d,;.:!?@()]{3,40}$/u.test(text) &&
    text.split(/\s+/).length <= 5 &&
    !namesLanguage(text)
  );
}

const PLAIN: ReadonlySet<string> = new Set(["summary", "awards", "publications", "other"]);
