import type { Database } from "better-sqlite3";
import type { Passage, Turn } from "../../../engine/retrieval/passages.ts";
import { speakerOf } from "../../../engine/retrieval/speakers.ts";

interface Row {
  position: number;
  id: string;
  thread: string | null;
  length: number;
  importance: number;
  createdAt: string;
  beginning: string;
  speaker: unknown;
}

/** Twice as far as a word in a neighbour counts: the neighbours of a found node need their own for their length. */
const REACH = 6;
/** What tells the speaker stands in the first characters. */
const BEGINNING = 80;
/** A longer thread is just "long". */
const THREAD_CAP = 1000;

/** Prepares the look-up of nodes with those before and after them in their threads, as passages without a gap. */
export function passageFinder(sqlite: Database): (found: readonly number[]) => Passage[] {
  const columns = `n.position, n.id, n.thread, length(n.content_text) as length, n.importance, n.created_at as createdAt,
    substr(n.content_text, 1, ${BEGINNING}) as beginning, n.content ->> '$.speaker' as speaker`;
  const self = sqlite.prepare<[number], Row>(`select ${columns} from memory_nodes n where n.position = ?`);
  const beside = (compare: "<" | ">", order: "asc" | "desc") =>
    sqlite.prepare<[number], Row>(
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
    const chain = chainOf(
      found.flatMap((position) => {
        const row = self.get(position);
        if (!row) return [];
        return [
          row.thread === null ? [row] : [...before.all(position).reverse(), row, ...after.all(position)],
        ];
      }),
    );
    return chain.map((rows) => {
      const [first] = rows;
      const thread = first?.thread ?? undefined;
      return {
        thread,
        threadLength: thread === undefined || !first ? 1 : (threadLength.get(first.position)?.n ?? 1),
        turns: rows.map((row) => turnOf(row, textOf.get(row.position))),
      };
    });
  };
}

/** Joins windows of the same thread that overlap. */
function chainOf(windows: readonly Row[][]): Row[][] {
  const rows = new Map<number, Row>();
  const next = new Map<number, number>();
  for (const window of windows)
    for (const [at, row] of window.entries()) {
      rows.set(row.position, row);
      const following = window[at + 1];
      if (following) next.set(row.position, following.position);
    }
  const followers = new Set(next.values());
  const starts = [...rows.keys()].filter((position) => !followers.has(position));
  return starts.map((start) => {
    const chain: Row[] = [];
    for (let at: number | undefined = start; at !== undefined; at = next.get(at)) {
      const row = rows.get(at);
      if (row) chain.push(row);
    }
    return chain;
  });
}

function turnOf(row: Row, text: string | undefined): Turn {
  const { id, length, importance, createdAt, beginning, speaker } = row;
  return { id, length, importance, createdAt, text, speaker: speakerOf(beginning, speaker) };
}
