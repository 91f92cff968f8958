import { blocksOf, without } from "../../engine/artifacts/blocks.ts";
import type { PrintJob } from "../../engine/artifacts/print-job.ts";
import { claimsOf, dropOrder } from "./drop-order.ts";
import { type Fonts, openFonts } from "./fonts.ts";
import { type Layout, layOut } from "./lay-out.ts";
import { sheetOf, stylesOf } from "./styles.ts";

/** A document as far as it fits, and the claims that it had no room for. */
export interface Fitted {
  document: PrintJob["document"];
  layout: Layout;
  fonts: Fonts;
  omitted: string[];
}

/** Leaves out as few lines as it takes to fit on the pages; sizes and margins stay as they are. */
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
