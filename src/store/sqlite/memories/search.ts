import type { Database } from "better-sqlite3";
import type { MemoryQuery } from "../../ports/memories.ts";

/** The positions of one user's nodes: a range, so that the index itself separates users. */
export interface Range {
  first: number;
  last: number;
}

/** A node found, best first; `bm25` higher is better. */
export interface Found {
  position: number;
  bm25: number;
  text: string;
  around: string;
}

/** Counting stops here: a term in more nodes is just "common". */
const COUNT_CAP = 1000;
/** How many nodes are scored for one query. It keeps a search as fast over 200,000 nodes as over 20,000. */
const SCORED_CAP = 2000;
/** Enough to tell rare from common; a term's count stops well before. */
const NODES_CAP = 10_000;
/** Column weights: a word of the node itself, a word of its neighbours. */
const WEIGHTS = "1.0, 0.4";

/** Prepares the search of a database. It chooses the terms to search for by how rare they are. */
export function memorySearch(sqlite: Database) {
  const count = sqlite.prepare<[string, number, number, number], { n: number }>(
    "select count(*) as n from (select 1 from memory_search where memory_search match ? and rowid between ? and ? limit ?)",
  );
  const countNodes = sqlite.prepare<[string, number], { n: number }>(
    "select count(*) as n from (select 1 from memory_nodes where user_id = ? limit ?)",
  );
  // The inner query sorts the newest first, so that the cap leaves out the oldest.
  const find = (filter: string) =>
    sqlite.prepare<(string | number)[], { position: number; score: number }>(
      `select position, score from (
          select rowid as position, bm25(memory_search, ${WEIGHTS}) as score from memory_search
          where memory_search match ? and rowid between ? and ? order by rowid desc limit ?) as found ${filter}
        order by score, position desc limit ?`,
    );
  const findAny = find("");
  const findSince = find(
    "where (select created_at from memory_nodes n where n.position = found.position) >= ?",
  );
  const indexed = sqlite.prepare<[number], { text: string; around: string }>(
    "select text, around from memory_search where rowid = ?",
  );

  return (userId: string, { first, last }: Range, { terms, limit, since }: MemoryQuery) => {
    const frequencies: Record<string, number> = {};
    for (const term of terms) frequencies[term] = count.get(quote(term), first, last, COUNT_CAP)?.n ?? 0;
    const chosen = chooseTerms(terms, frequencies);
    const match = chosen.map(quote).join(" OR ");
    const rows =
      chosen.length === 0
        ? []
        : since === undefined
          ? findAny.all(match, first, last, SCORED_CAP, limit)
          : findSince.all(match, first, last, SCORED_CAP, since, limit);
    const found = rows.map(({ position, score }): Found => {
      const { text, around } = indexed.get(position) ?? { text: "", around: "" };
      return { position, bm25: -score, text, around };
    });
    return { found, frequencies, nodes: countNodes.get(userId, NODES_CAP)?.n ?? 0 };
  };
}

/** The rarest terms, as many as can be scored together; at least one. */
function chooseTerms(terms: string[], frequencies: Record<string, number>): string[] {
  const known = terms
    .map((term) => ({ term, nodes: frequencies[term] ?? 0 }))
    .filter(({ nodes }) => nodes > 0)
    .sort((a, b) => a.nodes - b.nodes || (a.term < b.term ? -1 : 1));
  const chosen: string[] = [];
  let sum = 0;
  for (const { term, nodes } of known) {
    sum += nodes;
    // A term that reached the cap is in an unknown number of nodes; it is used only if it is the only term.
    if (chosen.length > 0 && (nodes >= COUNT_CAP || sum > SCORED_CAP)) break;
    chosen.push(term);
  }
  return chosen;
}

function quote(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}
