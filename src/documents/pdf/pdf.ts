import PDFDocument from "pdfkit";
import type { PrintedDocument, PrintJob } from "../../engine/artifacts/print-job.ts";
import { type Fitted, fit } from "../layout/fit.ts";
import type { PlacedBlock } from "../layout/lay-out.ts";
import { sheetOf } from "../layout/styles.ts";
import { createPen } from "./pen.ts";

/** Writes a document as a tagged PDF with embedded fonts. The same document gives the same bytes. */
export async function toPdf(
  job: PrintJob,
): Promise<{ content: Buffer; omitted: string[]; unshown: string[] }> {
  const fitted = fit(job);
  const { omitted, fonts, layout } = fitted;
  const shown = layout.blocks.flatMap(({ lines }) => lines.map(({ text, aside = "" }) => text + aside));
  return { content: await print(fitted, job), omitted, unshown: fonts.unshown(shown.join("")) };
}

async function print({ document, layout, fonts }: Fitted, { paper, look }: PrintJob): Promise<Buffer> {
  const sheet = sheetOf(paper, look, document.isLetter);
  const [first] = fonts.runs("a", false);
  if (!first) throw new Error("There is no font.");
  const pdf = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    // Otherwise the library reads its own font from files that the bundle does not have.
    font: first.file.bytes as unknown as string,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: document.language,
    bufferPages: true,
    info: infoOf(document),
  });
  for (let page = 1; page < layout.pages; page += 1) pdf.addPage();
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const pen = createPen(pdf, { sheet, fonts, look });
  let list: PDFKit.PDFStructureElement | undefined;
  for (const placed of layout.blocks) {
    if (placed.block.kind === "bullet") {
      if (!list) {
        list = pdf.struct("L");
        root.add(list);
      }
      list.add(pen.bullet(placed));
    } else {
      list?.end();
      list = undefined;
      root.add(pen.block(placed, tagOf(placed)));
    }
  }
  list?.end();
  root.end();
  return collected(pdf);
}

function tagOf({ block: { kind } }: PlacedBlock): "H1" | "H2" | "P" {
  if (kind === "title") return "H1";
  return kind === "heading" ? "H2" : "P";
}

function infoOf({ title, author, updatedAt }: PrintedDocument): PDFKit.DocumentInfo {
  const at = new Date(updatedAt);
  return {
    Title: title,
    ...(author !== undefined && { Author: author }),
    Creator: "career-context",
    Producer: "career-context",
    CreationDate: at,
    ModDate: at,
  };
}

function collected(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("error", reject);
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.end();
  });
}
