import type { MemoryNode } from "../../ports/memories.ts";

const months = "January February March April May June July August September October November December".split(
  " ",
);
/** Of a neighbour only the beginning is indexed with a node. */
const neighbourChars = 1000;

/** What the index holds of a node itself: its text, what it is, and its date in words people ask with. */
export function indexedText(node: Pick<MemoryNode, "contentText" | "nodeType" | "sourceType" | "createdAt">) {
  return `${node.contentText}\n${node.nodeType} ${node.sourceType ?? ""} ${dateWords(node.createdAt)}`;
}

/** What the index holds of the nodes before and after it. */
export function neighboursText(texts: string[]): string {
  return texts.map((text) => text.slice(0, neighbourChars)).join("\n");
}

function dateWords(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
