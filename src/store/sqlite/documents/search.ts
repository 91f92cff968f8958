import { bitsOf } from "../../common/documents/search-text.ts";
import { NODES_CAP } from "../../common/memories/choose-groups.ts";
import type { DocumentSearch } from "../../ports/documents.ts";
import type { Db } from "../driver/drizzle.ts";
import { fullTextSearch } from "../full-text.ts";
import { ownerRanges } from "../owner-ranges.ts";

const OF_KINDS = "(1 << ((rowid >> 28) & 15)) & ?";

/** Prepares the search of documents. */
export function documentSearch({ $client: sqlite }: Pick<Db, "$client">): (userId: string) => DocumentSearch {
  const { range } = ownerRanges(sqlite);
  const find = fullTextSearch(sqlite, "document_search", { entry: OF_KINDS });
  const countEntries = sqlite
    .prepare<[number, number, number, number], number>(
      `select count(*) from (select 1 from document_entries where position between ? and ? and ${OF_KINDS} limit ?)`,
    )
    .pluck();
  const documentAt = sqlite.prepare<[number, string], never>(
    `select id, kind, body as json from document_entries join documents on documents.id = document_id
     where position = ? and user_id = ?`,
  );
  return (userId) => ({
    search: async ({ kinds, ...query }) => {
      const owned = range(userId);
      const bits = bitsOf(kinds);
      if (!owned || bits === 0) return { found: [], nodes: 0, frequencies: {}, synonymFrequencies: {} };
      const { positions, ...statistics } = find(query, owned, { entry: [bits] });
      return {
        found: positions.flatMap((position) => documentAt.get(position, userId) ?? []),
        nodes: countEntries.get(owned.first, owned.last, bits, NODES_CAP) ?? 0,
        ...statistics,
      };
    },
  });
}
