import { indexedText } from "../../common/memories/text.ts";
import type { Database } from "../driver/types.ts";

/** Writes a node into the full-text index. A trigger of the table deletes the entry of a deleted node. */
export type IndexNode = (position: number, node: Parameters<typeof indexedText>[0]) => void;

/** Prepares the index statement of a database. */
export function memoryIndex(sqlite: Database): IndexNode {
  const write = sqlite.prepare("insert into memory_search (rowid, text) values (?, ?)");
  return (position, node) => void write.run(position, indexedText(node));
}
