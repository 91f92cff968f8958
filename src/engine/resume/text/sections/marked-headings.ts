import { type Piece, slice } from "../../../text/piece.ts";
import type { Line } from "../layout/lines.ts";
import { kindByNoun, sectionKind } from "./headings.ts";

/** Below a Markdown document's title. */
const LEVEL = 2;
const LEAST_KNOWN = 2;
const MARK =
  /^(?:[>»❯]{1,3}|[-=~*#_+:/]{2,4}|[■▌▍█►▶◆◇※✦]|【)\s*|^(?:[IVX]{1,5}|\d{1,2}|[A-H])(?:[.)]\s+|\s{2,6})/u;
const END = /\s*(?:[<«❮]{1,3}|[-=~*#_+:/]{2,4}|】(?:[(（][^()（）]{1,12}[)）])?)$/u;

/** A line with a mark or number before it, and its words. */
interface Marked {
  readonly index: number;
  readonly sign: string;
  readonly words: Piece;
}

/**
 * The lines with headings cleaned of a mark or number: ">>> school", "II. Training", and the only filled cell
 * above a table. The same mark must precede at least two known headings, and never two consecutive lines.
 */
export function markHeadings(lines: readonly Line[]): Line[] {
  const marked = lines.flatMap((line, index) => markedAt(line, index) ?? []);
  const headings = new Map<number, Piece>();
  for (const [, group] of groupBy(marked))
    if (areHeadings(group)) for (const { index, words } of group) headings.set(index, words);
  return lines.map((line, index) => {
    const piece = headings.get(index);
    if (piece === undefined) return line;
    const plain = { bullet: false, cells: [], tableHead: false, blankBefore: true };
    return { ...line, ...plain, piece, level: LEVEL };
  });
}

function markedAt(line: Line, index: number): Marked | undefined {
  const [first, ...others] = line.cells;
  if (first !== undefined) {
    const isAlone = line.tableHead && others.every((cell) => cell.text === "");
    return isAlone ? { index, sign: "table", words: first } : undefined;
  }
  if (line.level > 0 || line.piece.text.length > 80) return undefined;
  // A number or mark may have been read as a list bullet.
  const mark = MARK.exec(line.whole.text)?.[0];
  if (mark === undefined) return undefined;
  const rest = slice(line.whole, mark.length);
  // "【姓名】 林一舟" is a label on its own line.
  if (mark.startsWith("【") && /】\s*[^\s(（]/u.test(rest.text)) return undefined;
  return { index, sign: signOf(mark), words: slice(rest, 0, END.exec(rest.text)?.index) };
}

/** Numbers of one style count as the same mark. */
function signOf(mark: string): string {
  return mark
    .trimEnd()
    .replace(/^\d{1,2}/, "1")
    .replace(/^(?:[IVX]{1,5}|[A-H])(?=[.)]|$)/, (letters) => (/[IVX]/.test(letters) ? "I" : "A"));
}

function groupBy(marked: readonly Marked[]): Map<string, Marked[]> {
  const groups = new Map<string, Marked[]>();
  for (const one of marked) groups.set(one.sign, [...(groups.get(one.sign) ?? []), one]);
  return groups;
}

function areHeadings(group: readonly Marked[]): boolean {
  const known = group.filter(
    ({ words }) => (sectionKind(words.text) ?? kindByNoun(words.text)) !== undefined,
  );
  return (
    known.length >= LEAST_KNOWN &&
    group.every(
      ({ words, index }, order) =>
        (isShort(words.text) || sectionKind(words.text) !== undefined) &&
        group[order + 1]?.index !== index + 1,
    )
  );
}

function isShort(text: string): boolean {
  const core = text.replace(/\s?\([^()]{1,20}\)$/, "");
  return /\p{L}{2}/u.test(core) && core.split(/\s+/).length <= 6 && !/[\d:：@,]/.test(core);
}
