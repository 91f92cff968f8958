import { createTextLines } from "../../documents/lines.ts";
import { inReadingOrder } from "./cut.ts";
import { withoutFurniture } from "./furniture.ts";
import { joinLines } from "./join-lines.ts";
import { segmentsOf, textOf } from "./rows.ts";
import { inTaggedOrder } from "./tagged.ts";
import type { PageItems, PlacedRow } from "./types.ts";

/** The text of all pages in the order in which they are read, and where each page begins in it. */
export function textOfPages(pages: readonly PageItems[]): { text: string; pages: number[] } {
  const placed = withoutFurniture(pages.map(placeRows)).map((rows, at) =>
    at === 0 ? nameFirst(rows) : rows,
  );
  const known = wordsIn(placed);
  const lines = createTextLines();
  const starts: number[] = [];
  for (const rows of placed) {
    starts.push(lines.length());
    for (const { text, isApart } of joinLines(rows, known)) {
      if (isApart) lines.gap();
      lines.add(text);
    }
  }
  return { text: lines.text(), pages: starts };
}

function placeRows(page: PageItems): PlacedRow[] {
  return inTaggedOrder(page) ?? inReadingOrder(segmentsOf(page.items));
}

/** A person's name is set largest; tags may have it after what stands beside it. */
function nameFirst(rows: readonly PlacedRow[]): readonly PlacedRow[] {
  const largest = Math.max(...rows.map(({ size }) => size));
  const names = rows.filter(({ size }) => size > 0.98 * largest);
  const [first] = names;
  const next = Math.max(0, ...rows.filter((row) => !names.includes(row)).map(({ size }) => size));
  const isName =
    first && names.length < 3 && largest > 1.2 * next && /^[\p{L}.'’ \t-]{3,60}$/u.test(textOf(first));
  return isName ? [...names, ...rows.filter((row) => !names.includes(row))] : rows;
}

/** The words, compounds included, that no end of a line breaks. */
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
