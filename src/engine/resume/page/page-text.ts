import { createTextLines } from "../../documents/lines.ts";
import { joinCells } from "./cells.ts";
import { inReadingOrder } from "./cut.ts";
import { withoutFurniture } from "./furniture.ts";
import { joinLines } from "./join-lines.ts";
import { segmentsOf, textOf } from "./rows.ts";
import { inTaggedOrder } from "./tagged.ts";
import type { PageItems, PlacedRow } from "./types.ts";

/** The text of all pages in reading order, and where each page starts in it. */
export function textOfPages(pages: readonly PageItems[]): { text: string; pages: number[] } {
  const placed = withoutFurniture(pages.map(placeRows)).map((rows, at) =>
    at === 0 ? nameFirst(rows) : rows,
  );
  const known = wordsIn(placed);
  const lines = createTextLines();
  const starts: number[] = [];
  for (const rows of placed) {
    starts.push(lines.length());
    for (const { text, isApart } of joinLines(joinCells(rows), known)) {
      if (isApart) lines.gap();
      lines.add(text);
    }
  }
  return { text: lines.text(), pages: starts };
}

function placeRows(page: PageItems): PlacedRow[] {
  return inTaggedOrder(page) ?? inReadingOrder(segmentsOf(page.items));
}

/** A person's name has the largest letters. Tags may place it after neighbouring text. */
function nameFirst(rows: readonly PlacedRow[]): readonly PlacedRow[] {
  const largest = Math.max(...rows.map(({ size }) => size));
  const alone = rows.flatMap((row) => nameApart(row, largest));
  return nameOnTop(alone, largest);
}

/** Splits a row if its largest letters are next to small ones, which belong to something else. */
function nameApart(row: PlacedRow, largest: number): PlacedRow[] {
  const isName = ({ size }: { size: number }) => size > 0.98 * largest;
  const [names, others] = [row.segments.filter(isName), row.segments.filter((each) => !isName(each))];
  const next = Math.max(0, ...others.map(({ size }) => size));
  if (names.length !== 1 || others.length === 0 || largest < 1.2 * next) return [row];
  return [
    { ...row, segments: names },
    { ...row, segments: others, size: next, x0: others[0]?.x0 ?? row.x0 },
  ];
}

function nameOnTop(rows: readonly PlacedRow[], largest: number): readonly PlacedRow[] {
  const names = rows.filter(({ size }) => size > 0.98 * largest);
  const [first] = names;
  const next = Math.max(0, ...rows.filter((row) => !names.includes(row)).map(({ size }) => size));
  const isName =
    first && names.length < 3 && largest > 1.2 * next && /^[\p{L}.'’ \t-]{3,60}$/u.test(textOf(first));
  return isName ? [...asOne(names), ...rows.filter((row) => !names.includes(row))] : rows;
}

/** A name set on two lines is one. */
function asOne(names: readonly PlacedRow[]): readonly PlacedRow[] {
  const [first, second] = names;
  if (!first || !second || second.y - first.y > 1.75 * second.size || second.y <= first.y) return names;
  const hasHyphen = textOf(first).endsWith("-");
  const last = first.segments.at(-1);
  const [next, ...others] = second.segments;
  if (!last || !next || first.block !== second.block) return names;
  const joined = { ...last, text: `${last.text}${hasHyphen ? "" : " "}${next.text}` };
  return [{ ...first, segments: [...first.segments.slice(0, -1), joined, ...others] }];
}

/** Words (including compounds) that no line end breaks. */
function wordsIn(pages: readonly (readonly PlacedRow[])[]): ReadonlySet<string> {
  const words = pages.flatMap((rows) =>
    rows.flatMap(
      (row) =>
        textOf(row)
          .toLowerCase()
          .match(/\p{L}+(?:-\p{L}+)*(?!-$)/gu) ?? [],
    ),
  );
  return new Set(words);
}
