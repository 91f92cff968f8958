import { existsSync } from "node:fs";
import PDFDocument from "pdfkit";
import { hanFont, hasHan } from "./han-font.ts";
import type { SetResume } from "./set-resume.ts";

export interface PdfStyle {
  columns?: 1 | 2;
  isSpaced?: boolean;
  /** With a running header and page numbers. */
  isRunning?: boolean;
  size?: number;
  password?: string;
}

/** A font with all letters of Latin, Greek and Cyrillic, where this machine has it. */
const font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";
const fonts = existsSync(font)
  ? { plain: font, bold: font.replace(".ttf", "-Bold.ttf") }
  : { plain: "Helvetica", bold: "Helvetica-Bold" };

/** A PDF of a resume by pdfkit, without tags. */
export async function resumePdf(resume: SetResume, style: PdfStyle = {}): Promise<Buffer> {
  const { columns = 1, size = 10, password } = style;
  const document = new PDFDocument({
    ...{ margin: 54, bufferPages: true },
    ...(password !== undefined && { userPassword: password, pdfVersion: "1.7" as const }),
  });
  const done = bytesOf(document);
  if (hasHan(resume)) {
    document.registerFont("plain", hanFont());
    document.registerFont("bold", hanFont());
  } else {
    document.registerFont("plain", fonts.plain);
    document.registerFont("bold", fonts.bold);
  }
  const set = setter(document, { ...style, size });
  if (columns === 1) {
    set.name(resume.name, 54, 500);
    set.line(resume.contact.join(" | "), 54, 500);
    for (const section of resume.sections) set.section(section, 54, 500);
  } else {
    set.name(resume.name, 220, 340);
    for (const section of resume.sections.filter(({ isAside }) => !isAside)) set.section(section, 220, 340);
    document.switchToPage(0);
    document.y = 54;
    set.heading("Contact", 54, 140);
    for (const line of resume.contact) set.line(line, 54, 140);
    for (const section of resume.sections.filter(({ isAside }) => isAside)) set.section(section, 54, 140);
  }
  if (style.isRunning) addFurniture(document, resume.name);
  document.end();
  return done;
}

function setter(document: PDFKit.PDFDocument, { isSpaced, size = 10 }: PdfStyle) {
  const heading = (title: string, x: number, width: number) => {
    document
      .moveDown(0.8)
      .font("bold")
      .fontSize(size + 3);
    const text = isSpaced ? title.toUpperCase() : title;
    document.text(text, x, document.y, { width, ...(isSpaced && { characterSpacing: 4 }) });
    document.moveDown(0.3).font("plain").fontSize(size);
  };
  const line = (text: string, x: number, width: number) => {
    document.font("plain").fontSize(size).text(text, x, document.y, { width });
  };
  const entry = (
    { head, date, sub, bullets }: NonNullable<SetResume["sections"][number]["entries"]>[number],
    x: number,
    width: number,
  ) => {
    if (document.y > 680) document.addPage();
    const top = document.y;
    const aside = size * 13;
    document.font("bold").text(head, x, top, { width: width - aside });
    const below = document.y;
    document.font("plain").text(date, x + width - aside, top, { width: aside, align: "right" });
    document.y = below;
    if (sub !== "") line(sub, x, width);
    for (const bullet of bullets) {
      const at = document.y;
      document.text("•", x + 6, at, { width: 10 });
      document.text(bullet, x + 18, Math.min(at, document.y), { width: width - 18 });
    }
    document.moveDown(0.5);
  };
  return {
    heading,
    line,
    name: (text: string, x: number, width: number) => {
      document.font("bold").fontSize(22).text(text, x, document.y, { width });
      document.fontSize(size);
    },
    section: ({ title, lines, entries }: SetResume["sections"][number], x: number, width: number) => {
      heading(title, x, width);
      for (const text of lines ?? []) line(text, x, width);
      for (const each of entries ?? []) entry(each, x, width);
    },
  };
}

function addFurniture(document: PDFKit.PDFDocument, name: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(start + at);
    document.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
    document.fontSize(8).text(`${name} – Curriculum vitae`, 54, 24, { lineBreak: false });
    document.text(`Page ${at + 1} of ${count}`, 270, 770, { lineBreak: false });
  }
}

function bytesOf(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) => document.on("end", () => resolve(Buffer.concat(chunks))));
}
