import { NODES_CAP } from "../../common/memories/choose-groups.ts";
import { reuseKnown } from "../../common/memories/text.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { MemoryHits, MemoryQuery, MemoryRepository } from "../../ports/memories.ts";
import type { Unit } from "../connection/unit.ts";
import { findTerms, searchIndex } from "../full-text/search.ts";
import { memoryIndex } from "./entries.ts";
import { findPassages } from "./passages.ts";
import { memoryRows } from "./rows.ts";

/** The repository of memories and their full-text index. */
export function memoryRepository(unit: Unit, userId: string): MemoryRepository {
  const rows = memoryRows(unit, userId);
  let last: Promise<unknown> = Promise.resolve();
  /** One after the other: each writes at the end. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    room: async () => {
      // Asked before a memory is added, so what adding needs is read along.
      rows.askEnd().catch(() => undefined);
      const [found] = await unit.rows<{ limit: number | null; nodes: number }>(
        `select memory_limit as "limit", coalesce(nodes, 0)::bigint as nodes from users
         left join memory_owners on memory_owners.user_id = users.id where users.id = $1`,
        [userId],
      );
      if (!found || found.limit === null) return undefined;
      return { limit: found.limit, left: Math.max(0, found.limit - found.nodes) };
    },
    add: (node) => rows.add([{ ...node, userId, accessCount: 0 }]),
    get: rows.get,
    update: (node) => rows.replace({ ...node, userId, accessCount: 0 }),
    list: async (request) => {
      const after = readCursor(request.cursor, 2);
      const found = await rows.page({
        ...(after && { after }),
        ...(request.nodeType !== undefined && { nodeType: request.nodeType }),
        limit: request.limit + 1,
      });
      return toPage(found, request, (node) => [node.createdAt, node.id]);
    },
    search: (query) => searchMemories(unit, userId, query),
    remove: rows.remove,
    removeBySource: rows.removeSource,
    image: rows.image,
    restore: rows.addImage,
    replaceSource: async (sourceType, sourceId, nodes) => {
      const old = await rows.ofSource(sourceType, sourceId);
      const wanted = reuseKnown(
        old,
        // The spread last: before other fields it takes V8 twenty times as long.
        nodes.map((node) => ({ userId, accessCount: 0, sourceType, sourceId, ...node })),
      );
      if (old.length === wanted.length && old.every((node, at) => node.id === wanted[at]?.id)) return;
      await inTurn(async () => {
        if (old.length > 0) await rows.removeSource(sourceType, sourceId);
        await rows.add(wanted);
      });
    },
  };
}

/** Searches a user's nodes. */
async function searchMemories(unit: Unit, userId: string, query: MemoryQuery): Promise<MemoryHits> {
  const own = { rows: unit.rows, userId, index: memoryIndex };
  // Asked together: each question takes a way to the database and back.
  const [[corpus], found] = await Promise.all([
    unit.rows<{ entries: number; words: number }>(
      "select nodes as entries, words from memory_owners where user_id = $1",
      [userId],
    ),
    findTerms(own, query.terms),
  ]);
  if (!corpus) return { passages: [], nodes: 0, frequencies: {}, synonymFrequencies: {} };
  const { positions, ...statistics } = await searchIndex(own, corpus, found, query);
  return {
    passages: await findPassages(unit, userId, positions),
    nodes: Math.min(corpus.entries, NODES_CAP),
    ...statistics,
  };
}
