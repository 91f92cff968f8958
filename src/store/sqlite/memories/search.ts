import { NODES_CAP } from "../../common/memories/choose-groups.ts";
import type { MemoryHits, MemoryQuery } from "../../ports/memories.ts";
import type { Database } from "../driver/types.ts";
import { fullTextSearch, type Range } from "../full-text.ts";
import { passageFinder } from "./passages.ts";

/** Prepares the memory search. */
export function memorySearch(sqlite: Database) {
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
