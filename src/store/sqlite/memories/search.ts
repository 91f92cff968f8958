import type { SearchTerm } from "../../../engine/retrieval/question.ts";
import {
  COUNT_CAP,
  chooseGroups,
  type Group,
  NODES_CAP,
  SCORED_CAP,
} from "../../common/memories/choose-groups.ts";
import type { MemoryHits, MemoryQuery } from "../../ports/memories.ts";
import type { Database } from "../driver/types.ts";
import { passageFinder } from "./passages.ts";

/** The positions of one user's nodes. Being a range, they let the index itself separate users. */
export interface Range {
  first: number;
  last: number;
}

/** Prepares the memory search. It uses the rarest terms. */
export function memorySearch(sqlite: Database) {
  const count = sqlite.prepare<[string, number, number, number], { n: number }>(
    "select count(*) as n from (select 1 from memory_search where memory_search match ? and rowid between ? and ? limit ?)",
  );
  const countNodes = sqlite.prepare<[string, number], { n: number }>(
    "select count(*) as n from (select 1 from memory_nodes where user_id = ? limit ?)",
  );
  // The inner query sorts newest first, so the cap drops the oldest.
  const find = (filter: string) =>
    sqlite.prepare<(string | number)[], { position: number }>(
      `select position from (
          select rowid as position, bm25(memory_search) as score from memory_search
          where memory_search match ? and rowid between ? and ? order by rowid desc limit ?) as found ${filter}
        order by score, position desc limit ?`,
    );
  const findAny = find("");
  const findSince = find(
    "where (select created_at from memory_nodes n where n.position = found.position) >= ?",
  );
  const passagesOf = passageFinder(sqlite);

  return (userId: string, { first, last }: Range, { terms, limit, since }: MemoryQuery): MemoryHits => {
    const matching = (match: string) =>
      match === "" ? 0 : (count.get(match, first, last, COUNT_CAP)?.n ?? 0);
    const groups = terms.map((term) => groupOf(term, matching));
    const match = chooseGroups(groups)
      .map(({ match }) => match)
      .join(" OR ");
    const rows =
      match === ""
        ? []
        : since === undefined
          ? findAny.all(match, first, last, SCORED_CAP, limit)
          : findSince.all(match, first, last, SCORED_CAP, since, limit);
    return {
      passages: passagesOf(rows.map(({ position }) => position)),
      nodes: countNodes.get(userId, NODES_CAP)?.n ?? 0,
      frequencies: Object.fromEntries(groups.map(({ word, own }) => [word, own])),
      synonymFrequencies: Object.fromEntries(groups.map(({ word, synonyms }) => [word, synonyms])),
    };
  };
}

interface MatchGroup extends Group {
  match: string;
}

function groupOf({ word, synonyms }: SearchTerm, matching: (match: string) => number): MatchGroup {
  const others = synonyms.map(quote).join(" OR ");
  const [own, other] = [matching(quote(word)), matching(others)];
  const match = [own > 0 && quote(word), other > 0 && others].filter((part) => part !== false).join(" OR ");
  return { word, own, synonyms: other, match };
}

function quote(term: string): string {
  return `"${term.replaceAll('"', '""')}"`;
}
