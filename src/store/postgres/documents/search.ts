import { bitsOf } from "../../common/documents/search-text.ts";
import { NODES_CAP } from "../../common/memories/choose-groups.ts";
import type { DocumentSearch, FoundDocument } from "../../ports/documents.ts";
import type { Unit } from "../connection/unit.ts";
import { findTerms, searchIndex } from "../full-text/search.ts";
import { documentIndex } from "./entries.ts";

/** The search of documents. */
export function documentSearch({ rows }: Unit, userId: string): DocumentSearch {
  const documentsAt = async (positions: readonly number[]): Promise<FoundDocument[]> => {
    if (positions.length === 0) return [];
    const found = await rows<FoundDocument & { position: number }>(
      `select position, id, kind, body::text as json from document_entries
         join documents on documents.user_id = document_entries.user_id and documents.id = document_id
       where document_entries.user_id = $1 and position = any($2::bigint[])`,
      [userId, positions],
    );
    const byPosition = new Map(found.map(({ position, ...document }) => [position, document]));
    return positions.flatMap((position) => byPosition.get(position) ?? []);
  };
  return {
    search: async ({ kinds, ...query }) => {
      const bits = bitsOf(kinds);
      const own = { rows, userId, index: documentIndex, kinds: bits };
      const counting = rows<{ entries: number; words: number; searched: number }>(
        `select count(*) as entries, coalesce(sum(length), 0)::bigint as words,
           count(*) filter (where (1 << ((position >> 28) & 15)::integer) & ${bits} <> 0) as searched
         from document_entries where user_id = $1`,
        [userId],
      );
      const [[corpus], terms] = await Promise.all([counting, findTerms(own, query.terms)]);
      if (!corpus || corpus.searched === 0)
        return { found: [], nodes: 0, frequencies: {}, synonymFrequencies: {} };
      const { positions, ...statistics } = await searchIndex(own, corpus, terms, query);
      return {
        found: await documentsAt(positions),
        nodes: Math.min(corpus.searched, NODES_CAP),
        ...statistics,
      };
    },
  };
}
