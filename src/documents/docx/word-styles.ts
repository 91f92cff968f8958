import {
  AlignmentType,
  BorderStyle,
  type IParagraphStyleOptions,
  type IStylesOptions,
  LevelFormat,
} from "docx";
import type { PrintedDocument } from "../../engine/artifacts/print-job.ts";
import { letterStyles, pageStyles, type Style } from "../layout/styles.ts";

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
const font = { ascii: "Calibri", hAnsi: "Calibri", cs: "Calibri", eastAsia: "Microsoft YaHei" };

export const bulletLevels = [
  {
    level: 0,
    format: LevelFormat.BULLET,
    text: "•",
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 13 * TWIPS, hanging: 13 * TWIPS } } },
  },
];

/** The looks of the PDF in styles of a word processor, so that who edits the file changes a style and not each line. */
export function wordStyles({ isLetter, language }: PrintedDocument): IStylesOptions {
  const styles = isLetter ? letterStyles : pageStyles;
  const own = (id: string, name: string, style: Style): IParagraphStyleOptions => ({
    ...{ id, name, basedOn: "Normal", quickFormat: true },
    ...look(style),
  });
  return {
    default: {
      document: {
        run: { font, size: styles.paragraph.size * 2, language: { value: language, eastAsia: "zh-CN" } },
      },
      heading1: look(styles.title),
      heading2: {
        ...look(styles.heading),
        paragraph: {
          ...look(styles.heading).paragraph,
          border: {
            bottom: { style: BorderStyle.SINGLE, size: 4, space: 1, color: styles.heading.color.slice(1) },
          },
        },
      },
      heading3: look(styles.entry),
    },
    paragraphStyles: [
      own(styleIds.label, "Label", styles.label),
      own(styleIds.contact, "Contact", styles.contact),
      own(styleIds.paragraph, "Body Text", styles.paragraph),
      own(styleIds.line, "Line", styles.line),
      own(styleIds.address, "Address", styles.address),
      own(styleIds.date, "Date", styles.date),
      own(styleIds.subject, "Subject", styles.subject),
      own(styleIds.bullet, "List Bullet", styles.bullet),
    ],
  };
}

function look({ size, isBold, color, before }: Style) {
  return {
    run: { size: Math.round(size * 2), bold: isBold, color: color.slice(1), font },
    paragraph: { spacing: { before: Math.round(before * TWIPS), after: 0, line: 264 } },
  };
}
