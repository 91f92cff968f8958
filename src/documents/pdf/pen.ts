import type { Look } from "../../engine/artifacts/print-job.ts";
import type { Fonts } from "../layout/fonts.ts";
import type { PlacedBlock, PlacedLine } from "../layout/lay-out.ts";
import { ASIDE_COLOR, hasRules, isCentred, RULE_GAP, type Sheet } from "../layout/styles.ts";

const BULLET = "•";

type Tag = "H1" | "H2" | "P" | "Lbl" | "LBody";

/** Writes laid-out blocks onto a document's pages, each as a structure element. */
export function createPen(
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
