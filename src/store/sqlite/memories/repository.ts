import type { MemoryNode, MemoryRepository, NewMemoryNode } from "../../ports/memories.ts";
import type { Db } from "../connection/client.ts";
import { readCursor, toPage } from "../repositories/page.ts";
import { memoryIndex } from "./index-text.ts";
import { memoryRows } from "./rows.ts";
import { memorySearch } from "./search.ts";

/** Memory nodes with their full-text index. `rowsDeleted` is called when nodes are deleted. */
export function memoryRepository(db: Db, rowsDeleted: () => void): (userId: string) => MemoryRepository {
  const sqlite = db.$client;
  const rows = memoryRows(sqlite);
  const index = memoryIndex(sqlite);
  const find = memorySearch(sqlite);

  return (userId) => {
    const removeAt = (position: number) => {
      const neighbours = index.neighbours(position);
      rows.removeAt(position);
      rowsDeleted();
      for (const neighbour of neighbours) index.refresh(neighbour);
    };
    const rewriteSource = (sourceType: string, sourceId: string, nodes: MemoryNode[]) => {
      rows.removeSource(userId, sourceType, sourceId);
      const first = rows.insertAll(userId, nodes);
      index.writeAll(first, nodes);
    };

    return {
      add: async (node) => {
        const position = rows.insertAll(userId, [{ ...node, userId, accessCount: 0 }]);
        for (const changed of [position, ...index.neighbours(position)]) index.refresh(changed);
      },
      get: async (id) => rows.byId(userId, id)?.node,
      list: async (request) => {
        const after = readCursor(request.cursor, 2);
        const found = rows.page(userId, { after, nodeType: request.nodeType, limit: request.limit + 1 });
        return toPage(found, request, (node) => [node.createdAt, node.id]);
      },
      search: async (query) => {
        const range = rows.range(userId);
        if (!range) return { hits: [], nodes: 0, frequencies: {} };
        const { found, ...statistics } = find(userId, range, query);
        const hits = found.flatMap(({ position, ...hit }) => {
          const node = rows.at(position);
          return node ? [{ node, ...hit }] : [];
        });
        return { hits, ...statistics };
      },
      remove: async (id) => {
        const found = rows.byId(userId, id);
        if (found) removeAt(found.position);
        return found !== undefined;
      },
      removeBySource: async (sourceType, sourceId) => {
        rowsDeleted();
        return rows.removeSource(userId, sourceType, sourceId);
      },
      replaceSource: async (sourceType, sourceId, nodes) => {
        const old = rows.ofSource(userId, sourceType, sourceId);
        const wanted = reuseKnown(
          old,
          nodes.map((node) => ({ ...node, userId, accessCount: 0, sourceType, sourceId })),
        );
        const same = old.length === wanted.length && old.every((node, at) => node.id === wanted[at]?.id);
        if (!same) rewriteSource(sourceType, sourceId, wanted);
      },
    };
  };
}

/** Replaces each new node by an old one with the same content, if there is one. */
function reuseKnown(old: MemoryNode[], nodes: MemoryNode[]): MemoryNode[] {
  const known = new Map<string, MemoryNode[]>();
  for (const node of old) known.set(contentKey(node), [...(known.get(contentKey(node)) ?? []), node]);
  return nodes.map((node) => known.get(contentKey(node))?.shift() ?? node);
}

function contentKey(node: NewMemoryNode): string {
  return JSON.stringify([node.nodeType, node.contentText, node.content, node.importance]);
}
