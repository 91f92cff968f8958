import {
  Document,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from "docx";
import type { SetResume } from "./set-resume.ts";

export interface DocxStyle {
  /** In one column, in a table of two, or with name and addresses in the header of the page. */
  form?: "plain" | "table" | "header";
}

/** A .docx of a resume. */
export function resumeDocx(resume: SetResume, { form = "plain" }: DocxStyle = {}): Promise<Buffer> {
  const title = new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE });
  const contact = new Paragraph(resume.contact.join(" | "));
  const of = (aside: boolean) =>
    resume.sections.filter(({ isAside }) => isAside === aside).flatMap((section) => sectionOf(section, 6000));
  const all = resume.sections.flatMap((section) => sectionOf(section));
  const children = {
    plain: [title, contact, ...all],
    header: all,
    table: [
      title,
      columns(
        [
          new Paragraph({ text: "Contact", heading: HeadingLevel.HEADING_1 }),
          ...resume.contact.map((line) => new Paragraph(line)),
          ...of(true),
        ],
        of(false),
      ),
    ],
  }[form];
  const headers = form === "header" ? { default: new Header({ children: [title, contact] }) } : {};
  return Packer.toBuffer(new Document({ sections: [{ headers, children }] }));
}

function columns(left: Paragraph[], right: Paragraph[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    columnWidths: [2700, 6300],
    rows: [
      new TableRow({
        children: [
          new TableCell({ children: left, width: { size: 2700, type: WidthType.DXA } }),
          new TableCell({ children: right, width: { size: 6300, type: WidthType.DXA } }),
        ],
      }),
    ],
  });
}

function sectionOf({ title, lines, entries }: SetResume["sections"][number], dates = 9000): Paragraph[] {
  return [
    new Paragraph({ text: title, heading: HeadingLevel.HEADING_1 }),
    ...(lines ?? []).map((line) => new Paragraph(line)),
    ...(entries ?? []).flatMap(({ head, date, sub, bullets }) => [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: dates }],
        children: [new TextRun({ text: head, bold: true }), ...(date ? [new TextRun(`\t${date}`)] : [])],
      }),
      ...(sub ? [new Paragraph(sub)] : []),
      ...bullets.map((text) => new Paragraph({ text, bullet: { level: 0 } })),
    ]),
  ];
}
