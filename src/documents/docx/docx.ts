import { Document, Packer, type Paragraph } from "docx";
import { blocksOf } from "../../engine/artifacts/blocks.ts";
import type { PrintedDocument, PrintJob } from "../../engine/artifacts/print-job.ts";
import { fit } from "../layout/fit.ts";
import { sheetOf } from "../layout/styles.ts";
import { paragraphOf } from "./paragraphs.ts";
import { sameEachTime } from "./same-each-time.ts";
import { BULLETS, bulletLevels, wordStyles } from "./word-styles.ts";

/** Twentieths of a point. */
const TWIPS = 20;

/** Writes a document for word processors, with their own headings, lists and tab stops; it has what its PDF has. */
export async function toDocx(job: PrintJob): Promise<{ content: Uint8Array; omitted: string[] }> {
  const { document, omitted } = fit(job);
  const made = await Packer.toBuffer(wordDocument(document, job));
  return { content: sameEachTime(made, document.updatedAt), omitted };
}

function wordDocument(document: PrintedDocument, { paper, look }: PrintJob): Document {
  const { width, height, margin } = sheetOf(paper, look, document.isLetter);
  const side = margin * TWIPS;
  const text = (width - 2 * margin) * TWIPS;
  const children: Paragraph[] = blocksOf(document).map((block) => paragraphOf(block, Math.round(text)));
  return new Document({
    title: document.title,
    creator: document.author ?? "",
    lastModifiedBy: document.author ?? "",
    description: "",
    styles: wordStyles(document, look),
    numbering: { config: [{ reference: BULLETS, levels: bulletLevels }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: Math.round(width * TWIPS), height: Math.round(height * TWIPS) },
            margin: { top: side, right: side, bottom: side, left: side },
          },
        },
        children,
      },
    ],
  });
}
