import { NODES_CAP } from "../../common/memories/choose-groups.ts";
import type { MemoryHits, MemoryQuery } from "../../ports/memories.ts";
import type { Unit } from "../connection/unit.ts";
import { findTerms, searchIndex } from "../full-text/search.ts";
import { memoryIndex } from "./entries.ts";
import { findPassages } from "./passages.ts";

/** Searches a user's nodes. */
export async function searchMemories(unit: Unit, userId: string, query: MemoryQuery): Promise<MemoryHits> {
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
