import { textOf } from "./rows.ts";
import type { PlacedRow } from "./types.ts";

const PAGE_NUMBER =
  /^(?:[-–—|]\s?)?(?:(?:page|seite|página|pagina|pag|pág|strana|sida|side|stran|页|第)\.?\s?)?\d{1,2}(?:\s?(?:\/|of|von|de|di|sur|van|av|共|页)\s?\d{1,2})?(?:\s?页)?(?:\s?[-–—|])?$/iu;
/** The page number of a document with a single page. */
const ONLY_PAGE = /^\p{L}+\.?\s?1(?!\d)|^\W*1\s?(?:\/|\p{L}+)\s?1\W*$/u;
/** Rows at the top and bottom of a page that are searched for repeats. */
const MARGIN_ROWS = 3;

/** Removes page numbers, and all but the first of running headers and footers. */
export function withoutFurniture(pages: readonly (readonly PlacedRow[])[]): PlacedRow[][] {
  const margins = pages.map(marginsOf);
  const counts = new Map<string, number>();
  for (const rows of margins) {
    for (const key of new Set([...rows].map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return pages.map((rows, at) => {
    const isMargin = margins[at] ?? new Set();
    return rows.filter((row) => {
      if (!isMargin.has(row)) return true;
      const text = textOf(row);
      if (PAGE_NUMBER.test(text) && (pages.length > 1 || ONLY_PAGE.test(text))) return false;
      const key = keyOf(row);
      if ((counts.get(key) ?? 0) < 2) return true;
      const isAgain = seen.has(key);
      seen.add(key);
      return !isAgain;
    });
  });
}

function marginsOf(rows: readonly PlacedRow[]): Set<PlacedRow> {
  const sorted = [...rows].sort((a, b) => a.y - b.y);
  return new Set([...sorted.slice(0, MARGIN_ROWS), ...sorted.slice(-MARGIN_ROWS)]);
}

/** A row's text without its page number, and where it starts. */
function keyOf(row: PlacedRow): string {
  return `${Math.round(row.y / 4)} ${textOf(row).replace(/\d+/g, "#")}`;
}
