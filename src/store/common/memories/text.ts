import { spacedPairs } from "../../../engine/retrieval/words/cjk.ts";
import type { CopiedRow } from "../../ports/copy.ts";
import type { MemoryNode } from "../../ports/memories.ts";

const months = "January February March April May June July August September October November December".split(
  " ",
);

/** The index entry of a node: its text, type, source and written-out date. CJK text is indexed as character pairs. */
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

/** The fields of a copied memory that the index needs. */
export function indexable({ contentText, nodeType, sourceType, createdAt }: CopiedRow) {
  return {
    contentText: String(contentText),
    nodeType: String(nodeType),
    createdAt: String(createdAt),
    ...(sourceType !== null && { sourceType: String(sourceType) }),
  };
}
