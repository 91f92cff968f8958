import type { Block, BlockKind } from "../../engine/artifacts/blocks.ts";
import { breakLines } from "./break-lines.ts";
import type { Fonts } from "./fonts.ts";
import { ASIDE_GAP, RULE_GAP, type Sheet, type Style } from "./styles.ts";

/** A line with its position on the page, in points from the top. */
export interface PlacedLine {
  text: string;
  page: number;
  baseline: number;
  /** Text at the right of the block's first line. */
  aside?: string;
}

export interface PlacedBlock {
  block: Block;
  style: Style;
  lines: PlacedLine[];
}

export interface Layout {
  blocks: PlacedBlock[];
  pages: number;
}

/** Blocks that stay together with the next one. */
const leading = new Set<BlockKind>(["title", "label", "contact", "heading", "entry"]);
/** The minimum lines of a paragraph before and after a page break. */
const TOGETHER = 2;
/** The part of a line's height above its baseline. */
const ASCENT = 0.76;

/** Lays out blocks line by line on as many pages as needed. */
export function layOut(
  blocks: readonly Block[],
  { styles, sheet, fonts }: { styles: Record<BlockKind, Style>; sheet: Sheet; fonts: Fonts },
): Layout {
  const bottom = sheet.height - sheet.margin;
  const set = blocks.map((block) => ({
    block,
    style: styles[block.kind],
    texts: textsOf(block, styles, sheet, fonts),
  }));
  const placed: PlacedBlock[] = [];
  let page = 0;
  let y = sheet.margin;
  set.forEach(({ block, style, texts }, at) => {
    const height = style.size * style.leading;
    const isTop = y === sheet.margin;
    const needed = style.before + neededBy(set, at);
    if (!isTop && y + needed > bottom) {
      page += 1;
      y = sheet.margin;
    } else if (!isTop) y += style.before;
    const lines = texts.map((text, index): PlacedLine => {
      const left = texts.length - index;
      // The last two lines move to the next page together.
      const isSplit = left === TOGETHER && texts.length > TOGETHER && y + left * height > bottom;
      if (y > sheet.margin && (y + height > bottom || isSplit)) {
        page += 1;
        y = sheet.margin;
      }
      const baseline = y + height * ASCENT;
      y += height;
      return { text, page, baseline, ...(index === 0 && block.aside && { aside: block.aside }) };
    });
    if (block.kind === "heading") y += RULE_GAP;
    placed.push({ block, style, lines });
  });
  return { blocks: placed, pages: page + 1 };
}

interface SetBlock {
  block: Block;
  style: Style;
  texts: string[];
}

/** The space that a block needs at the end of a page: its first lines, and those of the block that it stays with. */
function neededBy(set: readonly SetBlock[], at: number): number {
  const own = set[at];
  if (!own) return 0;
  const { block, style, texts } = own;
  const height = style.size * style.leading;
  if (!leading.has(block.kind))
    return height * Math.min(texts.length, texts.length <= TOGETHER + 1 ? 3 : TOGETHER);
  const next = set[at + 1];
  return height * texts.length + (next ? next.style.before + RULE_GAP + neededBy(set, at + 1) : 0);
}

function textsOf(
  block: Block,
  styles: Record<BlockKind, Style>,
  { width, margin }: Sheet,
  fonts: Fonts,
): string[] {
  const { size, isBold, indent } = styles[block.kind];
  const room = width - 2 * margin - indent;
  const aside = block.aside ? fonts.width(block.aside, false, size) + ASIDE_GAP : 0;
  return breakLines(
    block.text.replace(/\s+/g, " ").trim(),
    (text) => fonts.width(text, isBold, size),
    (line) => room - (line === 0 ? aside : 0),
  );
}
