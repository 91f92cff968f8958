import type { CopiedRow } from "../../ports/copy.ts";

/** What the index of memories needs of a copied one. */
export function indexable({ contentText, nodeType, sourceType, createdAt }: CopiedRow) {
  return {
    contentText: String(contentText),
    nodeType: String(nodeType),
    createdAt: String(createdAt),
    ...(sourceType !== null && { sourceType: String(sourceType) }),
  };
}
