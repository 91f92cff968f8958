import PDFDocument from "pdfkit";
import type { Look, PrintedDocument, PrintJob } from "../../engine/artifacts/print-job.ts";
import { type Fitted, fit } from "../layout/fit.ts";
import type { Fonts } from "../layout/fonts.ts";
import type { PlacedBlock, PlacedLine } from "../layout/lay-out.ts";
import { ASIDE_COLOR, hasRules, isCentred, RULE_GAP, type Sheet, sheetOf } from "../layout/styles.ts";

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

const BULLET = "•";

type Tag = "H1" | "H2" | "P" | "Lbl" | "LBody";

/** Writes laid-out blocks onto a document's pages, each as a structure element. */
function createPen(
  pdf: PDFKit.PDFDocument,
  { sheet, fonts, look }: { sheet: Sheet; fonts: Fonts; look: Look },
) {
  // Registering by name opens each font once per document.
  const registered = new Set<string>();
  const write = (
    text: string,
    x: number,
    baseline: number,
    look: { size: number; isBold: boolean; color: string },
  ) => {
    let at = x;
    for (const { text: part, file } of fonts.runs(text, look.isBold)) {
      if (!registered.has(file.name)) pdf.registerFont(file.name, file.bytes as unknown as string);
      registered.add(file.name);
      pdf.font(file.name).fontSize(look.size).fillColor(look.color);
      pdf.text(part, at, baseline, { lineBreak: false, baseline: "alphabetic" });
      at += fonts.width(part, look.isBold, look.size);
    }
  };

  const marked = (element: PDFKit.PDFStructureElement, tag: Tag, draw: () => void) => {
    const content = pdf.markStructureContent(tag);
    draw();
    pdf.endMarkedContent();
    element.add(content);
  };

  const lineOf = (placed: PlacedBlock, line: PlacedLine, index: number) => {
    const { style, lines } = placed;
    // A space at the end of a line keeps words apart in the extracted text.
    const end = index < lines.length - 1 || line.aside ? " " : "";
    const room = sheet.width - 2 * sheet.margin - fonts.width(line.text, style.isBold, style.size);
    const from = isCentred(look, placed.block.kind) ? room / 2 : style.indent;
    write(`${line.text}${end}`, sheet.margin + from, line.baseline, style);
    if (!line.aside) return;
    const x = sheet.width - sheet.margin - fonts.width(line.aside, false, style.size);
    write(line.aside, x, line.baseline, { ...style, isBold: false, color: ASIDE_COLOR });
  };

  const body = (placed: PlacedBlock, tag: Tag) => {
    const element = pdf.struct(tag);
    placed.lines.forEach((line, index) => {
      pdf.switchToPage(line.page);
      marked(element, tag, () => lineOf(placed, line, index));
    });
    element.end();
    return element;
  };

  const rule = ({ lines, style }: PlacedBlock) => {
    const last = lines.at(-1);
    if (!last) return;
    const y = last.baseline + RULE_GAP + 0.5;
    pdf.switchToPage(last.page);
    pdf.markContent("Artifact", { type: "Layout" });
    pdf
      .moveTo(sheet.margin, y)
      .lineTo(sheet.width - sheet.margin, y)
      .lineWidth(0.6)
      .strokeColor(style.color)
      .stroke();
    pdf.endMarkedContent();
  };

  return {
    block: (placed: PlacedBlock, tag: Tag) => {
      const element = body(placed, tag);
      if (placed.block.kind === "heading" && hasRules(look)) rule(placed);
      return element;
    },
    bullet: (placed: PlacedBlock) => {
      const item = pdf.struct("LI");
      const [first] = placed.lines;
      if (first) {
        const label = pdf.struct("Lbl");
        pdf.switchToPage(first.page);
        marked(label, "Lbl", () => write(`${BULLET} `, sheet.margin + 2, first.baseline, placed.style));
        label.end();
        item.add(label);
      }
      item.add(body(placed, "LBody"));
      item.end();
      return item;
    },
  };
}
