import { blocksOf, without } from "../../engine/artifacts/blocks.ts";
import type { PrintJob } from "../../engine/artifacts/print-job.ts";
import type { Line, Section } from "../../engine/artifacts/types.ts";
import { type Fonts, openFonts } from "./fonts.ts";
import { type Layout, layOut } from "./lay-out.ts";
import { sheetOf, stylesOf } from "./styles.ts";

/** The part of a document that fits, and the claims that it had no room for. */
export interface Fitted {
  document: PrintJob["document"];
  layout: Layout;
  fonts: Fonts;
  omitted: string[];
}

/** Drops as few lines as needed to fit the pages. Sizes and margins do not change. */
export function fit({
  document,
  paper,
  look,
  pages,
  font,
}: Pick<PrintJob, "document" | "paper" | "look" | "pages" | "font">): Fitted {
  const { isLetter, sections } = document;
  const form = {
    styles: stylesOf(look, isLetter),
    sheet: sheetOf(paper, look, isLetter),
    fonts: openFonts(font),
  };
  const order = dropOrder(sections);
  const attempt = (count: number): Fitted => {
    const places = new Set(order.slice(0, count));
    const left = { ...document, sections: without(sections, places) };
    return {
      document: left,
      layout: layOut(blocksOf(left), form),
      omitted: claimsOf(sections, places),
      fonts: form.fonts,
    };
  };
  const whole = attempt(0);
  if (whole.layout.pages <= pages) return whole;
  let [fewest, most] = [1, order.length];
  while (fewest < most) {
    const middle = Math.floor((fewest + most) / 2);
    if (attempt(middle).layout.pages <= pages) most = middle;
    else fewest = middle + 1;
  }
  return attempt(fewest);
}

/** Name and contact details are never dropped. */
const kept = new Set<Line["role"]>(["title", "label", "contact"]);

/**
 * The positions of lines in the order in which to drop them: bullets that show the fewest requirements, later ones
 * first; then entries and paragraphs from the end.
 */
function dropOrder(sections: readonly Section[]): number[] {
  const lines = sections.flatMap((section) => section.lines).map((line, at) => ({ line, at }));
  const may = lines.filter(({ line }) => !kept.has(line.role));
  const bullets = may.filter(({ line }) => line.kind === "bullet");
  const others = may.filter(({ line }) => line.kind !== "bullet");
  return [
    ...bullets.toSorted(
      (left, right) => (left.line.weight ?? 0) - (right.line.weight ?? 0) || right.at - left.at,
    ),
    ...others.toReversed(),
  ].map(({ at }) => at);
}

/** The claims that are cited only by lines at these positions. */
function claimsOf(sections: readonly Section[], places: ReadonlySet<number>): string[] {
  const lines = sections.flatMap((section) => section.lines);
  const left = new Set(lines.filter((_, at) => !places.has(at)).flatMap(({ claimIds }) => claimIds));
  const gone = lines.filter((_, at) => places.has(at)).flatMap(({ claimIds }) => claimIds);
  return [...new Set(gone.filter((id) => !left.has(id)))];
}
