import type { BlockKind } from "../../engine/artifacts/blocks.ts";
import type { Paper } from "../../engine/artifacts/print-job.ts";

/** How a block is set; sizes in points. */
export interface Style {
  size: number;
  isBold: boolean;
  color: string;
  before: number;
  indent: number;
  /** Height of a line, in sizes. */
  leading: number;
}

const INK = "#1a1a1a";
const SOFT = "#4a4f57";
const ACCENT = "#1f3a5f";
const body: Style = { size: 10.5, isBold: false, color: INK, before: 0, indent: 0, leading: 1.32 };

/** The styles of all but letters. */
export const pageStyles: Record<BlockKind, Style> = {
  title: { ...body, size: 22, isBold: true, color: ACCENT, leading: 1.15 },
  label: { ...body, size: 12, color: SOFT, before: 1 },
  contact: { ...body, size: 10, color: SOFT, before: 2 },
  heading: { ...body, size: 12, isBold: true, color: ACCENT, before: 13 },
  entry: { ...body, isBold: true, before: 6 },
  paragraph: { ...body, before: 3 },
  bullet: { ...body, before: 1.5, indent: 13 },
  line: { ...body, before: 2 },
  address: { ...body, before: 2 },
  date: { ...body, before: 11 },
  subject: { ...body, isBold: true, before: 11 },
};

export const letterStyles: Record<BlockKind, Style> = {
  ...pageStyles,
  paragraph: { ...body, size: 11, leading: 1.4, before: 11 },
  line: { ...body, size: 11, leading: 1.4, before: 11 },
  address: { ...body, size: 11, leading: 1.4 },
  date: { ...body, size: 11, leading: 1.4, before: 20 },
  subject: { ...body, size: 11, leading: 1.4, before: 20, isBold: true },
  bullet: { ...body, size: 11, leading: 1.4, before: 4, indent: 14 },
};

export const ASIDE_COLOR = SOFT;
/** Between a text and what stands at its right. */
export const ASIDE_GAP = 14;
/** Between a heading's line and the first that follows, for the rule. */
export const RULE_GAP = 4;

const sizes: Record<Paper, readonly [number, number]> = { a4: [595.28, 841.89], letter: [612, 792] };

export interface Sheet {
  width: number;
  height: number;
  margin: number;
}

/** The sheet in points. */
export function sheetOf(paper: Paper, isLetter: boolean): Sheet {
  const [width, height] = sizes[paper];
  return { width, height, margin: isLetter ? 76 : 54 };
}
