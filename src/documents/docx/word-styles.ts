import {
  AlignmentType,
  BorderStyle,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
} from "docx";
import type { BlockKind } from "../../engine/artifacts/blocks.ts";
import type { Look, PrintedDocument } from "../../engine/artifacts/print-job.ts";
import { hasRules, isCentred, type Style, stylesOf } from "../layout/styles.ts";

export const BULLETS = "bullets";
export const styleIds = {
  label: "Label",
  contact: "Contact",
  paragraph: "BodyText",
  line: "Line",
  address: "Address",
  date: "Date",
  subject: "Subject",
  bullet: "ListBullet",
} as const;

const TWIPS = 20;
const fontOf = (look: Look) => {
  const name = look === "academic" ? "Cambria" : "Calibri";
  return { ascii: name, hAnsi: name, cs: name, eastAsia: "Microsoft YaHei" };
};

export const bulletLevels = [
  {
    level: 0,
    format: LevelFormat.BULLET,
    text: "•",
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 13 * TWIPS, hanging: 13 * TWIPS } } },
  },
];

/** The PDF's looks as word processor styles, so you can edit a style instead of each line. */
export function wordStyles({ isLetter, language }: PrintedDocument, look: Look): IStylesOptions {
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
