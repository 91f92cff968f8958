import { rowsOf, segmentsOf } from "./rows.ts";
import type { Item, PageItems, PlacedRow, TagNode } from "./types.ts";

/** Content in one paragraph, heading or list item. */
interface Piece {
  block: number;
  items: readonly Item[];
  isBullet: boolean;
  isHeading: boolean;
}

/** The share of a page that must be tagged before its tags are used. */
const ENOUGH = 0.9;

/** A tagged page's rows in structure order; undefined if the tags omit too much. */
export function inTaggedOrder({ items, tree }: PageItems): PlacedRow[] | undefined {
  if (!tree) return undefined;
  const pieces = piecesOf(tree, byMark(items));
  const letters = (list: readonly Item[]) => list.reduce((sum, { text }) => sum + text.trim().length, 0);
  const read = pieces.reduce((sum, piece) => sum + letters(piece.items), 0);
  if (read < ENOUGH * letters(items) || read === 0) return undefined;
  return blocksOf(pieces).flatMap((block) => rowsOfBlock(block));
}

function byMark(items: readonly Item[]): ReadonlyMap<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    if (item.mark === undefined) continue;
    const list = found.get(item.mark);
    if (list) list.push(item);
    else found.set(item.mark, [item]);
  }
  return found;
}

const inline = new Set([
  "NonStruct",
  "Span",
  "Link",
  "Em",
  "Strong",
  "Reference",
  "Quote",
  "Code",
  "Private",
]);

/** A tree's content in order. Each item knows the nearest paragraph, or the nearest enclosing part. */
function piecesOf(tree: TagNode, content: ReadonlyMap<string, Item[]>): Piece[] {
  const pieces: Piece[] = [];
  let blocks = 0;
  interface Around {
    block: number;
    list: { isOpen: boolean } | undefined;
    isHeading: boolean;
  }
  const walk = (node: TagNode, around: Around): void => {
    if (node.id !== undefined) {
      const items = content.get(node.id) ?? [];
      if (items.every(({ text }) => text.trim() === "")) return;
      const isBullet = around.list?.isOpen ?? false;
      if (around.list) around.list.isOpen = false;
      pieces.push({ block: around.block, items, isBullet, isHeading: around.isHeading });
      return;
    }
    const { role = "", children = [] } = node;
    // An item's label is its bullet or number.
    if (role === "Lbl" && around.list) return;
    const isLeaf = inline.has(role) && children.every(({ id }) => id !== undefined);
    if (!isLeaf) blocks += 1;
    const own: Around = {
      block: isLeaf ? around.block : blocks,
      list: role === "LI" ? { isOpen: true } : around.list,
      isHeading: around.isHeading || /^H\d?$|^Title$/.test(role),
    };
    for (const child of children) walk(child, own);
  };
  walk(tree, { block: 0, list: undefined, isHeading: false });
  return pieces;
}

/** Items of one block, and of blocks next to each other on one line. */
function blocksOf(pieces: readonly Piece[]): Piece[] {
  const blocks: Piece[] = [];
  for (const piece of pieces) {
    const last = blocks.at(-1);
    const isSame = last && !piece.isBullet && (last.block === piece.block || isBeside(last, piece));
    if (!last || !isSame) blocks.push(piece);
    else
      blocks[blocks.length - 1] = {
        ...last,
        block: piece.block,
        items: [...last.items, ...piece.items],
      };
  }
  return blocks;
}

function isBeside({ items }: Piece, next: Piece): boolean {
  const last = items.at(-1);
  const [first] = next.items;
  if (!last || !first) return false;
  return (
    Math.abs(last.y - first.y) < 0.4 * Math.min(last.size, first.size) && first.x >= last.x + last.width - 1
  );
}

function rowsOfBlock({ block, items, isBullet, isHeading }: Piece): PlacedRow[] {
  const rows = rowsOf(segmentsOf(items));
  const right = Math.max(...rows.map(({ x1 }) => x1));
  return rows.map((row, at) => ({
    ...{ ...row, block, right, isHeading },
    isBullet: isBullet && at === 0,
  }));
}
