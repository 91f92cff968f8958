import { spacedPairs } from "../../../engine/retrieval/cjk.ts";
import type { MemoryNode } from "../../ports/memories.ts";

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** The index entry of a node: its text, its type and source, and its date as people write it; pairs of CJK characters. */
export function indexedText(
  node: Pick<MemoryNode, "contentText" | "nodeType" | "sourceType" | "createdAt">,
): string {
  const about = `${node.nodeType} ${node.sourceType ?? ""} ${dateWords(node.createdAt)}`;
  return spacedPairs(`${node.contentText}\n${about}`);
}

function dateWords(time: string): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return "";
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
