import type { Passage } from "../../../engine/retrieval/passages.ts";
import { NODES_CAP } from "../../common/memories/choose-groups.ts";
import { BEGINNING, passagesOf, REACH, THREAD_CAP, type TurnRow } from "../../common/memories/passages.ts";
import { reuseKnown } from "../../common/memories/text.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { MemoryHits, MemoryNode, MemoryQuery, MemoryRepository } from "../../ports/memories.ts";
import type { Db } from "../driver/drizzle.ts";
import type { Database } from "../driver/types.ts";
import { fullTextSearch, type Range } from "../full-text.ts";
import { memoryIndex } from "./full-text-index.ts";
import { memoryRows } from "./rows.ts";

/** The repository of memories and their full-text index. Calls `rowsDeleted` when nodes are deleted. */
export function memoryRepository(db: Db, rowsDeleted: () => void): (userId: string) => MemoryRepository {
  const sqlite = db.$client;
  const rows = memoryRows(sqlite);
  const indexNode = memoryIndex(sqlite);
  const find = memorySearch(sqlite);

  const limitOf = sqlite.prepare<[string], { memoryLimit: number | null }>(
    "select memory_limit as memoryLimit from users where id = ?",
  );
  const counted = sqlite.prepare<[string], { nodes: number }>(
    "select count(*) as nodes from memory_nodes where user_id = ?",
  );

  return (userId) => {
    const insertAll = (nodes: readonly MemoryNode[]) => {
      const first = rows.insertAll(userId, nodes);
      for (const [place, node] of nodes.entries()) indexNode(first + place, node);
    };
    const rewriteSource = (sourceType: string, sourceId: string, nodes: MemoryNode[]) => {
      rows.removeSource(userId, sourceType, sourceId);
      insertAll(nodes);
    };

    return {
      room: async () => {
        const limit = limitOf.get(userId)?.memoryLimit ?? null;
        if (limit === null) return undefined;
        return { limit, left: Math.max(0, limit - (counted.get(userId)?.nodes ?? 0)) };
      },
      add: async (node) => insertAll([{ ...node, userId, accessCount: 0 }]),
      get: async (id) => rows.byId(userId, id)?.node,
      update: async (node) => {
        const found = rows.byId(userId, node.id);
        if (!found) return false;
        const changed = { ...node, userId, accessCount: found.node.accessCount };
        rows.removeAt(found.position);
        rows.insertAt(found.position, userId, changed);
        indexNode(found.position, changed);
        rowsDeleted();
        return true;
      },
      list: async (request) => {
        const after = readCursor(request.cursor, 2);
        const found = rows.page(userId, { after, nodeType: request.nodeType, limit: request.limit + 1 });
        return toPage(found, request, (node) => [node.createdAt, node.id]);
      },
      search: async (query) => {
        const range = rows.range(userId);
        return range
          ? find(userId, range, query)
          : { passages: [], nodes: 0, frequencies: {}, synonymFrequencies: {} };
      },
      remove: async (id) => {
        const found = rows.byId(userId, id);
        if (!found) return false;
        rows.removeAt(found.position);
        rowsDeleted();
        return true;
      },
      removeBySource: async (sourceType, sourceId) => {
        rowsDeleted();
        return rows.removeSource(userId, sourceType, sourceId);
      },
      image: async (id) => rows.image(userId, id),
      restore: async (image) => indexNode(rows.insertImage(userId, image), image),
      replaceSource: async (sourceType, sourceId, nodes) => {
        const old = rows.ofSource(userId, sourceType, sourceId);
        const wanted = reuseKnown(
          old,
          // The spread last: before other fields it takes V8 twenty times as long.
          nodes.map((node) => ({ userId, accessCount: 0, sourceType, sourceId, ...node })),
        );
        const same = old.length === wanted.length && old.every((node, at) => node.id === wanted[at]?.id);
        if (!same) rewriteSource(sourceType, sourceId, wanted);
      },
    };
  };
}

/** Prepares the memory search. */
function memorySearch(sqlite: Database) {
  const countNodes = sqlite.prepare<[string, number], { n: number }>(
    "select count(*) as n from (select 1 from memory_nodes where user_id = ? limit ?)",
  );
  const findAny = fullTextSearch(sqlite, "memory_search");
  const findSince = fullTextSearch(sqlite, "memory_search", {
    found: "(select created_at from memory_nodes n where n.position = found.position) >= ?",
  });
  const passagesOf = passageFinder(sqlite);

  return (userId: string, range: Range, { since, ...query }: MemoryQuery): MemoryHits => {
    const { positions, ...statistics } =
      since === undefined ? findAny(query, range) : findSince(query, range, { found: [since] });
    return {
      passages: passagesOf(positions),
      nodes: countNodes.get(userId, NODES_CAP)?.n ?? 0,
      ...statistics,
    };
  };
}

/** Prepares the lookup of nodes with their neighbours in the thread, joined into passages. */
function passageFinder(sqlite: Database): (found: readonly number[]) => Passage[] {
  const columns = `n.position, n.id, n.thread, length(n.content_text) as length, n.importance, n.created_at as createdAt,
    substr(n.content_text, 1, ${BEGINNING}) as beginning, n.content ->> '$.speaker' as speaker`;
  const self = sqlite.prepare<[number], TurnRow>(
    `select ${columns} from memory_nodes n where n.position = ?`,
  );
  const beside = (compare: "<" | ">", order: "asc" | "desc") =>
    sqlite.prepare<[number], TurnRow>(
      `select ${columns} from memory_nodes m
        join memory_nodes n on n.user_id = m.user_id and n.thread = m.thread
          and (n.turn, n.position) ${compare} (m.turn, m.position)
        where m.position = ? order by n.turn ${order}, n.position ${order} limit ${REACH}`,
    );
  const before = beside("<", "desc");
  const after = beside(">", "asc");
  const indexed = sqlite.prepare<[number], { text: string }>(
    "select text from memory_search where rowid = ?",
  );
  const threadLength = sqlite.prepare<[number], { n: number }>(
    `select count(*) as n from (select 1 from memory_nodes m join memory_nodes n
       on n.user_id = m.user_id and n.thread = m.thread where m.position = ? limit ${THREAD_CAP})`,
  );

  return (found) => {
    const textOf = new Map(found.map((position) => [position, indexed.get(position)?.text]));
    const windows = found.flatMap((position) => {
      const row = self.get(position);
      if (!row) return [];
      return [row.thread === null ? [row] : [...before.all(position).reverse(), row, ...after.all(position)]];
    });
    return passagesOf(
      windows,
      (position) => textOf.get(position),
      (position) => threadLength.get(position)?.n ?? 1,
    );
  };
}
