import { createTextLines } from "../../documents/lines.ts";
import { inReadingOrder } from "./cut.ts";
import { withoutFurniture } from "./furniture.ts";
import { joinLines } from "./join-lines.ts";
import { segmentsOf, textOf } from "./rows.ts";
import { inTaggedOrder } from "./tagged.ts";
import type { PageItems, PlacedRow } from "./types.ts";

/** The text of all pages in the order in which they are read, and where each page begins in it. */
export function textOfPages(pages: readonly PageItems[]): { text: string; pages: number[] } {
  const placed = withoutFurniture(pages.map(placeRows));
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
