import { spacedPairs } from "../../../engine/retrieval/words/tokens.ts";
import type { CopiedRow } from "../../ports/copy.ts";
import type { MemoryImage, MemoryNode, NewMemoryNode } from "../../ports/memories.ts";

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

/** The last time and its words: the nodes of an import share their time. */
const last = { time: "", words: "" };

function dateWords(time: string): string {
  if (time === last.time) return last.words;
  const date = new Date(time);
  const isTime = !Number.isNaN(date.getTime());
  last.words = isTime ? `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}` : "";
  last.time = time;
  return last.words;
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

/** Replaces each new node with an old one of the same content, if any. */
export function reuseKnown(old: MemoryImage[], nodes: MemoryNode[]): MemoryNode[] {
  if (old.length === 0) return nodes;
  const known = new Map<string, MemoryNode[]>();
  for (const { place: _, ...node } of old)
    known.set(contentKey(node), [...(known.get(contentKey(node)) ?? []), node]);
  return nodes.map((node) => known.get(contentKey(node))?.shift() ?? node);
}

function contentKey(node: NewMemoryNode): string {
  return JSON.stringify([node.nodeType, node.contentText, node.content, node.importance]);
}
