import { namesLanguage } from "../../../languages.ts";
import type { SectionKind } from "../../../lexicon/headings/resume-headings.ts";
import { isCapitals } from "../../../text/fold.ts";
import type { Line } from "../layout/lines.ts";
import { sectionKind } from "./headings.ts";

/** The layout of a text's headings. */
export type MainStyle = { readonly weight: number; readonly blank: boolean };

/** For a line that ends in a colon. */
export const LABEL_WEIGHT = 4;

/** How prominent a heading is, as a number. */
export function weightOf(line: Line): number {
  if (line.level > 0) return 20 - line.level;
  if (line.underlined) return 6;
  if (line.strong || isCapitals(line.piece.text.replace(/\s\([^()]{1,20}\)$/, ""))) return 5;
  return line.piece.text.endsWith(":") ? LABEL_WEIGHT : 2;
}

/** The layout of the first known heading of work, studies or skills. */
export function mainStyle(lines: readonly Line[]): MainStyle {
  const heads = lines.filter((line) => isHeadingShaped(line) && sectionKind(line.piece.text) !== undefined);
  const kinds = ["work", "education", "skills"];
  for (const wanted of kinds) {
    const head = heads.find((line) => sectionKind(line.piece.text) === wanted);
    if (head !== undefined) return { weight: weightOf(head), blank: head.blankBefore };
  }
  return { weight: heads[0] === undefined ? 0 : weightOf(heads[0]), blank: false };
}

/** True if a line has the layout of a heading. */
export function isHeadingShaped(line: Line): boolean {
  const text = line.piece.text;
  if (line.cells.length > 0) return false;
  if (line.bullet) return isCapitals(text);
  return line.level > 0 || line.strong || line.underlined || /^[^\p{L}]*[\p{Lu}\p{Lo}]/u.test(text);
}

const LISTS: ReadonlySet<string> = new Set("skills languages certificates interests references".split(" "));

/** A line below a blank one that looks as plain as the main headings, and names no language. */
function isAsPlain(line: Line, main: number): boolean {
  const isMarked = line.bullet || line.level > 0;
  return line.blankBefore && !isMarked && weightOf(line) === main && !namesLanguage(line.piece.text);
}

/** A short line in the layout of the main headings, above further lines, ends a list even if no word is known. */
export function endsList(
  line: Line,
  next: Line | undefined,
  main: number,
  current: SectionKind | "top",
): boolean {
  return (
    LISTS.has(current) &&
    next?.blankBefore === false &&
    !next.bullet &&
    isAsPlain(line, main) &&
    /^\p{Lu}[\p{L}'’ ]{3,29}$/u.test(line.piece.text) &&
    line.piece.text.split(" ").length <= 3
  );
}

const LEAST_APART = 3;

/** True if the known headings are between blank lines and hardly any other line is. */
export function areSetApart(lines: readonly Line[]): boolean {
  const isApart = (line: Line, index: number): boolean =>
    line.blankBefore && lines[index + 1]?.blankBefore === true;
  const apart = lines.filter(isApart);
  const known = lines.filter((line) => isHeadingShaped(line) && sectionKind(line.piece.text) !== undefined);
  const both = apart.filter((line) => known.includes(line));
  return both.length >= LEAST_APART && both.length * 5 >= known.length * 4 && both.length * 2 >= apart.length;
}

/**
 * A short line between blank lines ends the section above if all known headings and hardly any other lines are
 * set like that.
 */
export function endsApart(
  line: Line,
  next: Line | undefined,
  main: number,
  current: SectionKind | "top",
): boolean {
  const { text } = line.piece;
  return (
    (LISTS.has(current) || PLAIN.has(current)) &&
    next?.blankBefore === true &&
    isAsPlain(line, main) &&
    /^[\p{Lu}\p{Script=Han}][^\d,;.:!?@()]{3,40}$/u.test(text) &&
    text.split(/\s+/).length <= 5
  );
}

const PLAIN: ReadonlySet<string> = new Set(["summary", "awards", "publications", "other"]);
