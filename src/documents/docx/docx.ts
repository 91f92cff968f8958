import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from "fflate";
import { type Block, type BlockKind, blocksOf } from "../../engine/artifacts/blocks.ts";
import type { Look, PrintedDocument, PrintJob } from "../../engine/artifacts/print-job.ts";
import { fit } from "../layout/fit.ts";
import { ASIDE_COLOR, hasRules, isCentred, type Style, sheetOf, stylesOf } from "../layout/styles.ts";

/** Twentieths of a point. */
const TWIPS = 20;

/** Writes a document for word processors, with native headings, lists and tab stops. Its content equals the PDF's. */
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

const CORE = "docProps/core.xml";
/** The earliest ZIP time. ZIP times have no zone. */
const EPOCH = "1980-01-01T00:00:00";

/** Replaces a DOCX's creation times with the document's own, so the same document gives the same bytes. */
function sameEachTime(made: Uint8Array, updatedAt: string): Uint8Array {
  const at = `${new Date(updatedAt).toISOString().slice(0, 19)}Z`;
  const entries = Object.entries(unzipSync(made)).toSorted(([left], [right]) => order(left) - order(right));
  const files = entries.map(([name, bytes]): [string, Zippable[string]] => {
    const content = name === CORE ? strToU8(withTimes(strFromU8(bytes), at)) : bytes;
    return [name, [content, { mtime: EPOCH, level: 9 }]];
  });
  return zipSync(Object.fromEntries(files));
}

/** The list of parts must come first. */
function order(name: string): number {
  return name === "[Content_Types].xml" ? 0 : 1;
}

function withTimes(xml: string, at: string): string {
  return xml.replace(/(<dcterms:(created|modified)[^>]*>)[^<]*(<\/dcterms:\2>)/g, `$1${at}$3`);
}

const headings = {
  title: HeadingLevel.HEADING_1,
  heading: HeadingLevel.HEADING_2,
  entry: HeadingLevel.HEADING_3,
} as const;

/** A block as a paragraph. `right` is the right edge of the text, in twentieths of a point. */
function paragraphOf({ kind, text, aside }: Block, right: number): Paragraph {
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

const BULLETS = "bullets";
const styleIds = {
  label: "Label",
  contact: "Contact",
  paragraph: "BodyText",
  line: "Line",
  address: "Address",
  date: "Date",
  subject: "Subject",
  bullet: "ListBullet",
} as const;

const fontOf = (look: Look) => {
  const name = look === "academic" ? "Cambria" : "Calibri";
  return { ascii: name, hAnsi: name, cs: name, eastAsia: "Microsoft YaHei" };
};

const bulletLevels = [
  {
    level: 0,
    format: LevelFormat.BULLET,
    text: "•",
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 13 * TWIPS, hanging: 13 * TWIPS } } },
  },
];

/** The PDF's looks as word processor styles, so you can edit a style instead of each line. */
function wordStyles({ isLetter, language }: PrintedDocument, look: Look): IStylesOptions {
  const styles = stylesOf(look, isLetter);
  const font = fontOf(look);
  const setAs = (kind: BlockKind) => setting(styles[kind], look, kind);
  const own = (name: string, kind: keyof typeof styleIds): IParagraphStyleOptions => ({
    ...{ id: styleIds[kind], name, basedOn: "Normal", quickFormat: true },
    ...setAs(kind),
  });
  const rule = { style: BorderStyle.SINGLE, size: 4, space: 1, color: styles.heading.color.slice(1) };
  return {
    default: {
      document: {
        run: { font, size: styles.paragraph.size * 2, language: { value: language, eastAsia: "zh-CN" } },
      },
      heading1: setAs("title"),
      heading2: {
        ...setAs("heading"),
        paragraph: { ...setAs("heading").paragraph, ...(hasRules(look) && { border: { bottom: rule } }) },
      },
      heading3: setAs("entry"),
    },
    paragraphStyles: [
      own("Label", "label"),
      own("Contact", "contact"),
      own("Body Text", "paragraph"),
      own("Line", "line"),
      own("Address", "address"),
      own("Date", "date"),
      own("Subject", "subject"),
      own("List Bullet", "bullet"),
    ],
  };
}

function setting({ size, isBold, color, before }: Style, look: Look, kind: BlockKind) {
  return {
    run: { size: Math.round(size * 2), bold: isBold, color: color.slice(1), font: fontOf(look) },
    paragraph: {
      spacing: { before: Math.round(before * TWIPS), after: 0, line: look === "compact" ? 250 : 264 },
      ...(isCentred(look, kind) && { alignment: AlignmentType.CENTER }),
    },
  };
}
