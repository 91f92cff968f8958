import type { Item, TagNode } from "../../../engine/resume/page/types.ts";
import { isObject } from "../../../shared/json.ts";
import type { PdfPage } from "./open-pdf.ts";

type Matrix = [number, number, number, number, number, number];

/** What is left to read of a document: pieces of text, and letters with those that stay out. */
interface Room {
  items: number;
  letters: number;
}

/** The texts of a page from its top, as far as there is room. Text that is rotated or upside down is omitted. */
export async function itemsOf(page: PdfPage, room: Room): Promise<{ height: number; items: Item[] }> {
  const { height, transform } = page.getViewport({ scale: 1 });
  const items: Item[] = [];
  const marks: (string | undefined)[] = [];
  let isSpaced = false;
  for await (const entry of entriesOf(page)) {
    room.letters -= String(entry.str ?? "").length;
    if (room.items <= 0 || room.letters <= 0) break;
    if (typeof entry.type === "string") {
      if (entry.type === "endMarkedContent") marks.pop();
      else marks.push(typeof entry.id === "string" ? entry.id : marks.at(-1));
    } else if (String(entry.str ?? "").trim() === "") {
      isSpaced = true;
    } else {
      const item = itemOf(entry, transform);
      if (item) items.push({ ...item, isSpaced, mark: marks.at(-1) });
      room.items -= 1;
      isSpaced = false;
    }
  }
  return { height, items };
}

async function* entriesOf(page: PdfPage): AsyncGenerator<Record<string, unknown>> {
  const reader = page.streamTextContent({ includeMarkedContent: true }).getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      if (isObject(value) && Array.isArray(value.items)) yield* value.items.filter(isObject);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The item of an entry that reads from left to right. */
function itemOf(
  { str, width, transform: own, fontName }: Record<string, unknown>,
  page: readonly number[],
): Omit<Item, "isSpaced" | "mark"> | undefined {
  const numbers = Array.isArray(own) ? own.map(Number) : [];
  const [a, b, , , x, y] = product(page, numbers);
  const size = Math.hypot(numbers[2] ?? 0, numbers[3] ?? 0);
  if (!(a > Math.abs(b) && size > 0.5 && [x, y, Number(width)].every(Number.isFinite))) return undefined;
  return { text: String(str), x, y, width: Number(width), size, font: String(fontName) };
}

function product(left: readonly number[], right: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = left;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = right;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** Real tag trees are not deeper. */
const DEEPEST = 100;

/** The structure tree of a tagged page. */
export async function treeOf(page: PdfPage): Promise<TagNode | undefined> {
  return nodeOf(await page.getStructTree().catch(() => undefined), 0);
}

function nodeOf(node: unknown, depth: number): TagNode | undefined {
  if (!isObject(node) || depth > DEEPEST) return undefined;
  const { role, id, children } = node;
  return {
    ...(typeof role === "string" && { role }),
    ...(typeof id === "string" && { id }),
    ...(Array.isArray(children) && { children: children.flatMap((child) => nodeOf(child, depth + 1) ?? []) }),
  };
}
