import type { SearchTerm } from "../../engine/retrieval/question/question.ts";
import { COUNT_CAP, chooseGroups, type Group, SCORED_CAP } from "../common/memories/choose-groups.ts";
import type { Database } from "./driver/types.ts";

/** The positions of one user's entries. Being a range, they let the index itself separate users. */
export interface Range {
  first: number;
  last: number;
}

/** The positions of the best entries, and how many entries contain each term. */
interface FullTextHits {
  positions: number[];
  frequencies: Record<string, number>;
  synonymFrequencies: Record<string, number>;
}

interface FullTextQuery {
  terms: readonly SearchTerm[];
  limit: number;
}

/** Conditions that a search has besides its words, with values for their placeholders. */
interface Conditions {
  /** On a row of the index, such as `rowid > ?`. */
  entry?: string;
  /** On a found row, which has a `position`. */
  found?: string;
}

interface Values {
  entry?: readonly number[];
  found?: readonly string[];
}

/** Prepares the search of a full-text index. It uses the rarest terms. */
export function fullTextSearch(sqlite: Database, index: string, { entry, found }: Conditions = {}) {
  const matching = `${index} match ? and rowid between ? and ? ${entry ? `and ${entry}` : ""}`;
  const count = sqlite.prepare<(string | number)[], { n: number }>(
    `select count(*) as n from (select 1 from ${index} where ${matching} limit ?)`,
  );
  // The inner query sorts newest first, so the cap drops the oldest.
  const find = sqlite.prepare<(string | number)[], { position: number }>(
    `select position from (
        select rowid as position, bm25(${index}) as score from ${index}
        where ${matching} order by rowid desc limit ?) as found ${found ? `where ${found}` : ""}
      order by score, position desc limit ?`,
  );

  return ({ terms, limit }: FullTextQuery, { first, last }: Range, values: Values = {}): FullTextHits => {
    const entryValues = values.entry ?? [];
    const countOf = (match: string) =>
      match === "" ? 0 : (count.get(match, first, last, ...entryValues, COUNT_CAP)?.n ?? 0);
    const groups = terms.map((term) => groupOf(term, countOf));
    const match = chooseGroups(groups)
      .map(({ match }) => match)
      .join(" OR ");
    const rows =
      match === ""
        ? []
        : find.all(match, first, last, ...entryValues, SCORED_CAP, ...(values.found ?? []), limit);
    return {
      positions: rows.map(({ position }) => position),
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
