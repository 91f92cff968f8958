import type { Passage } from "../../../engine/retrieval/passages.ts";
import { NODES_CAP } from "../../common/memories/choose-groups.ts";
import { BEGINNING, passagesOf, REACH, THREAD_CAP, type TurnRow } from "../../common/memories/passages.ts";
import { indexedText, reuseKnown } from "../../common/memories/text.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { MemoryHits, MemoryQuery, MemoryRepository } from "../../ports/memories.ts";
import type { Unit } from "../connection/unit.ts";
import { findTerms, searchIndex } from "../full-text/search.ts";
import { memoryIndex } from "./entries.ts";
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

const columns = `n.position, n.id, n.thread, length(n.content_text) as length, n.importance,
  n.created_at as "createdAt", substr(n.content_text, 1, ${BEGINNING}) as beginning, n.turn,
  case when json_typeof(n.content -> 'speaker') not in ('number', 'boolean') then n.content ->> 'speaker' end as speaker`;

/** The found node with the nodes before and after it in its thread. */
const windows = `select found.position as found, w.* from unnest($2::bigint[]) as found (position)
  join memory_nodes m on m.user_id = $1 and m.position = found.position
  cross join lateral (
    (select ${columns} from memory_nodes n where n.user_id = $1 and n.thread = m.thread
       and (n.turn, n.position) < (m.turn, m.position) order by n.turn desc, n.position desc limit ${REACH})
    union all (select ${columns} from memory_nodes n where n.user_id = $1 and n.position = m.position)
    union all (select ${columns} from memory_nodes n where n.user_id = $1 and n.thread = m.thread
       and (n.turn, n.position) > (m.turn, m.position) order by n.turn, n.position limit ${REACH})
  ) as w order by w.turn, w.position`;

type WindowRow = TurnRow & { found: number; turn: number };

/** The nodes at these positions with their neighbours in the thread, joined into passages. */
async function findPassages({ rows }: Unit, userId: string, found: readonly number[]): Promise<Passage[]> {
  if (found.length === 0) return [];
  const byFound = new Map<number, TurnRow[]>(found.map((position) => [position, []]));
  // Asked together: each question takes a way to the database and back.
  const [around, texts, lengths] = await Promise.all([
    rows<WindowRow>(windows, [userId, found]),
    textsOf({ rows }, userId, found),
    lengthsOf({ rows }, userId, found),
  ]);
  for (const { found: of, turn: _, ...row } of around) byFound.get(of)?.push(row);
  const all = [...byFound.values()];
  const threadOf = new Map(all.flat().map(({ position, thread }) => [position, thread ?? ""]));
  return passagesOf(
    all,
    (position) => texts.get(position),
    (position) => lengths.get(threadOf.get(position) ?? "") ?? 1,
  );
}

/** The nodes' texts, as they were indexed. */
async function textsOf({ rows }: Pick<Unit, "rows">, userId: string, found: readonly number[]) {
  const nodes = await rows<{
    position: number;
    contentText: string;
    nodeType: string;
    sourceType: string | null;
    createdAt: string;
  }>(
    `select position, content_text as "contentText", node_type as "nodeType", source_type as "sourceType",
       created_at as "createdAt"
     from memory_nodes where user_id = $1 and position = any($2::bigint[])`,
    [userId, found],
  );
  return new Map(
    nodes.map(({ position, sourceType, ...node }) => [
      position,
      indexedText({ ...node, ...(sourceType !== null && { sourceType }) }),
    ]),
  );
}

/** The lengths of the nodes' threads. */
async function lengthsOf({ rows }: Pick<Unit, "rows">, userId: string, found: readonly number[]) {
  const lengths = await rows<{ thread: string; length: number }>(
    `select thread, (select count(*) from (
       select 1 from memory_nodes n where n.user_id = $1 and n.thread = asked.thread limit ${THREAD_CAP}) as capped) as length
     from (select distinct thread from memory_nodes where user_id = $1 and position = any($2::bigint[])
       and thread is not null) as asked`,
    [userId, found],
  );
  return new Map(lengths.map(({ thread, length }) => [thread, length]));
}
