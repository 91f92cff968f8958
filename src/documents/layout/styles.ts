import type { BlockKind } from "../../engine/artifacts/blocks.ts";
import type { Look, Paper } from "../../engine/artifacts/print-job.ts";

/** The style of a block. Sizes are in points. */
export interface Style {
  size: number;
  isBold: boolean;
  color: string;
  before: number;
  indent: number;
  /** The line height, as a multiple of the size. */
  leading: number;
}

const INK = "#1a1a1a";
const SOFT = "#4a4f57";
const ACCENT = "#1f3a5f";
const body: Style = { size: 10.5, isBold: false, color: INK, before: 0, indent: 0, leading: 1.32 };

type Styles = Record<BlockKind, Style>;

const page: Styles = {
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

const letter: Styles = {
  ...page,
  paragraph: { ...body, size: 11, leading: 1.4, before: 11 },
  line: { ...body, size: 11, leading: 1.4, before: 11 },
  address: { ...body, size: 11, leading: 1.4 },
  date: { ...body, size: 11, leading: 1.4, before: 20 },
  subject: { ...body, size: 11, leading: 1.4, before: 20, isBold: true },
  bullet: { ...body, size: 11, leading: 1.4, before: 4, indent: 14 },
};

/** The styles of a look. The structure is the same in all looks. */
interface LookOf {
  page: Styles;
  letter: Styles;
  /** The margins of a page and of a letter, in points. */
  margins: readonly [page: number, letter: number];
  /** True if name and contact details are centred. */
  isCentred: boolean;
  hasRules: boolean;
}

const looks: Record<Look, LookOf> = {
  plain: { page, letter, margins: [54, 76], isCentred: false, hasRules: true },
  academic: {
    page: { ...inBlack(page, 1.4), entry: { ...page.entry, before: 7 } },
    letter: inBlack(letter, 1.45),
    margins: [72, 86],
    isCentred: true,
    hasRules: false,
  },
  compact: {
    page: smaller(page, 0.88),
    letter: smaller(letter, 0.92),
    margins: [40, 60],
    isCentred: false,
    hasRules: true,
  },
};

/** No colour, and more space between lines. */
function inBlack(styles: Styles, leading: number): Styles {
  return changed(styles, (style) => ({ ...style, color: INK, leading: Math.max(style.leading, leading) }));
}

function smaller(styles: Styles, share: number): Styles {
  return changed(styles, (style) => ({
    ...style,
    size: Math.round(style.size * share * 4) / 4,
    before: style.before * share,
    leading: style.leading * 0.96,
  }));
}

function changed(styles: Styles, change: (style: Style) => Style): Styles {
  const entries = Object.entries(styles).map(([kind, style]) => [kind, change(style)]);
  return { ...styles, ...Object.fromEntries(entries) };
}

/** The styles of a look's letters or other documents. */
export function stylesOf(look: Look, isLetter: boolean): Styles {
  return isLetter ? looks[look].letter : looks[look].page;
}

/** Centred lines. */
export function isCentred(look: Look, kind: BlockKind): boolean {
  return looks[look].isCentred && (kind === "title" || kind === "label" || kind === "contact");
}

/** Whether a line is drawn below headings. */
export function hasRules(look: Look): boolean {
  return looks[look].hasRules;
}

export const ASIDE_COLOR = SOFT;
/** The space between a text and the text at its right. */
export const ASIDE_GAP = 14;
/** The space between a heading and the next line, for the rule. */
export const RULE_GAP = 4;

const sizes: Record<Paper, readonly [number, number]> = { a4: [595.28, 841.89], letter: [612, 792] };

export interface Sheet {
  width: number;
  height: number;
  margin: number;
}

/** The paper size in points. */
export function sheetOf(paper: Paper, look: Look, isLetter: boolean): Sheet {
  const [width, height] = sizes[paper];
  return { width, height, margin: looks[look].margins[isLetter ? 1 : 0] };
}
