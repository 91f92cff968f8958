import type { Passage } from "../../../engine/retrieval/passages.ts";
import { BEGINNING, passagesOf, REACH, THREAD_CAP, type TurnRow } from "../../common/memories/passages.ts";
import { indexedText } from "../../common/memories/text.ts";
import type { Unit } from "../connection/unit.ts";

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
export async function findPassages(
  { rows }: Unit,
  userId: string,
  found: readonly number[],
): Promise<Passage[]> {
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
