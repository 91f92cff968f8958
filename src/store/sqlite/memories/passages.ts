import type { Passage } from "../../../engine/retrieval/passages.ts";
import { BEGINNING, passagesOf, REACH, THREAD_CAP, type TurnRow } from "../../common/memories/passages.ts";
import type { Database } from "../driver/types.ts";

/** Prepares the lookup of nodes with their neighbours in the thread, joined into passages. */
export function passageFinder(sqlite: Database): (found: readonly number[]) => Passage[] {
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
