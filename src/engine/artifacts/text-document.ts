import { type Block, blocksOf } from "./blocks.ts";
import type { PrintedDocument } from "./print-job.ts";

/** A document as plain text: one line per item, and an empty line before headings and paragraphs. */
export function toText(document: PrintedDocument): string {
  const blocks = blocksOf(document);
  const lines = blocks.flatMap((block, at) => {
    const before = blocks[at - 1];
    return before && isApart(block, before) ? ["", textOf(block)] : [textOf(block)];
  });
  return `${lines.join("\n")}\n`;
}

const heads = new Set(["title", "label", "contact"]);

function isApart({ kind }: Block, before: Block): boolean {
  if (kind === "bullet") return !["bullet", "entry", "paragraph"].includes(before.kind);
  return !(heads.has(kind) && (heads.has(before.kind) || before.kind === "line"));
}

function textOf({ kind, text, aside }: Block): string {
  const said = aside === undefined ? text : `${text}, ${aside}`;
  return kind === "bullet" ? `- ${said}` : said;
}
