import type { Database } from "better-sqlite3";
import type { MemoryNode } from "../../ports/memories.ts";
import { indexedText, neighboursText } from "./text.ts";

/** Updates the full-text index after the nodes. A trigger of the table deletes the entry of a deleted node. */
export interface MemoryIndex {
  /** Rewrites the entry of a node, with the text of its neighbours. */
  refresh(position: number): void;
  /** Writes the entries of nodes that are all of a new source, at consecutive positions from `first` on. */
  writeAll(first: number, nodes: readonly MemoryNode[]): void;
  /** The positions of the nodes before and after it in its source. */
  neighbours(position: number): number[];
}

interface Indexed {
  content_text: string;
  node_type: string;
  source_type: string | null;
  created_at: string;
}
interface Neighbour {
  position: number;
  content_text: string;
}

/** Prepares the index statements of a database. */
export function memoryIndex(sqlite: Database): MemoryIndex {
  const node = sqlite.prepare<[number], Indexed>(
    "select content_text, node_type, source_type, created_at from memory_nodes where position = ?",
  );
  const beside = (compare: "<" | ">", order: "asc" | "desc") =>
    sqlite.prepare<[number], Neighbour>(
      `select n.position, n.content_text from memory_nodes m
        join memory_nodes n on n.user_id = m.user_id and n.source_type = m.source_type
          and n.source_id = m.source_id and n.position ${compare} m.position
        where m.position = ? order by n.position ${order} limit 1`,
    );
  const before = beside("<", "desc");
  const after = beside(">", "asc");
  const forget = sqlite.prepare("delete from memory_search where rowid = ?");
  const write = sqlite.prepare("insert into memory_search (rowid, text, around) values (?, ?, ?)");
  const besides = (position: number) =>
    [before.get(position), after.get(position)].filter((row) => row !== undefined);

  return {
    refresh: (position) => {
      const row = node.get(position);
      if (!row) return;
      const own = indexedText({
        contentText: row.content_text,
        nodeType: row.node_type,
        createdAt: row.created_at,
        ...(row.source_type !== null && { sourceType: row.source_type }),
      });
      forget.run(position);
      write.run(position, own, neighboursText(besides(position).map(({ content_text }) => content_text)));
    },
    writeAll: (first, nodes) => {
      for (const [place, node] of nodes.entries()) {
        const beside = [nodes[place - 1], nodes[place + 1]].flatMap((other) => other?.contentText ?? []);
        write.run(first + place, indexedText(node), neighboursText(beside));
      }
    },
    neighbours: (position) => besides(position).map((row) => row.position),
  };
}
