import type { MemoryNode } from "../../ports/memories.ts";

const months = "January February March April May June July August September October November December".split(
  " ",
);
/** How much of a neighbour's text is indexed with a node. */
const NEIGHBOUR_CHARS = 1000;

/** The index entry of a node: its text, its type and source, and its date as people write it. */
export function indexedText(node: Pick<MemoryNode, "contentText" | "nodeType" | "sourceType" | "createdAt">) {
  return `${node.contentText}\n${node.nodeType} ${node.sourceType ?? ""} ${dateWords(node.createdAt)}`;
}

/** The part of an index entry that holds the text of the nodes before and after it. */
export function neighboursText(texts: string[]): string {
  return texts.map((text) => text.slice(0, NEIGHBOUR_CHARS)).join("\n");
}

function dateWords(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
