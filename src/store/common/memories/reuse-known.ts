import type { MemoryImage, MemoryNode, NewMemoryNode } from "../../ports/memories.ts";

/** Replaces each new node with an old one of the same content, if any. */
export function reuseKnown(old: MemoryImage[], nodes: MemoryNode[]): MemoryNode[] {
  const known = new Map<string, MemoryNode[]>();
  for (const { place: _, ...node } of old)
    known.set(contentKey(node), [...(known.get(contentKey(node)) ?? []), node]);
  return nodes.map((node) => known.get(contentKey(node))?.shift() ?? node);
}

function contentKey(node: NewMemoryNode): string {
  return JSON.stringify([node.nodeType, node.contentText, node.content, node.importance]);
}
