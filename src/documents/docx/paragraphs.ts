import { HeadingLevel, Paragraph, Tab, TabStopType, TextRun } from "docx";
import type { Block } from "../../engine/artifacts/blocks.ts";
import { ASIDE_COLOR } from "../layout/styles.ts";
import { BULLETS, styleIds } from "./word-styles.ts";

const headings = {
  title: HeadingLevel.HEADING_1,
  heading: HeadingLevel.HEADING_2,
  entry: HeadingLevel.HEADING_3,
} as const;

/** A block as a paragraph; `right` is where the text ends, in twentieths of a point. */
export function paragraphOf({ kind, text, aside }: Block, right: number): Paragraph {
  const runs = [new TextRun(text)];
  if (aside !== undefined)
    runs.push(new TextRun({ children: [new Tab(), aside], bold: false, color: ASIDE_COLOR.slice(1) }));
  switch (kind) {
    case "title":
    case "heading":
    case "entry":
      return new Paragraph({
        heading: headings[kind],
        keepNext: true,
        ...(aside !== undefined && { tabStops: [{ type: TabStopType.RIGHT, position: right }] }),
        children: runs,
      });
    case "bullet":
      return new Paragraph({
        style: styleIds.bullet,
        numbering: { reference: BULLETS, level: 0 },
        children: runs,
      });
    default:
      return new Paragraph({ style: styleIds[kind], children: runs });
  }
}
