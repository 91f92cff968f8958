import { type Place, placeOf, saidPlace } from "../../common/memories/thread.ts";
import type { MemoryImage, MemoryNode } from "../../ports/memories.ts";
import { written } from "../connection/statements.ts";
import type { Unit } from "../connection/unit.ts";
import { createWrittenValues } from "../connection/written-values.ts";
import type { SendWrite } from "../full-text/words.ts";
import { indexed, indexWords, noteNodes } from "./entries.ts";

interface Row extends Place {
  position: number;
  id: string;
  userId: string;
  nodeType: string;
  content: string;
  contentText: string;
  importance: number;
  createdAt: string;
  accessCount: number;
  sourceType: string | null;
  sourceId: string | null;
}

const columns = `position, id, user_id as "userId", node_type as "nodeType", content, content_text as "contentText",
  importance, created_at as "createdAt", access_count as "accessCount", source_type as "sourceType",
  source_id as "sourceId", thread, turn`;
/** Sorts after every time. */
const END_OF_TIME = "~";

/** A user's nodes with their index, by position. */
export function memoryRows(unit: Unit, userId: string) {
  const { rows, count, post } = unit;
  const stored = createWrittenValues<Row>(unit);
  const next = async (): Promise<number> => {
    const [last] = await rows<{ position: number | null }>(
      "select max(position) as position from memory_nodes where user_id = $1",
      [userId],
    );
    return (last?.position ?? -1) + 1;
  };
  const remove = async (condition: string, values: readonly (string | number)[]): Promise<number> => {
    const gone = await rows<{ length: number }>(
      `delete from memory_nodes where user_id = $1 and ${condition} returning length`,
      [userId, ...values],
    );
    if (gone.length > 0) {
      const words = gone.reduce((sum, { length }) => sum + length, 0);
      await noteNodes(count, userId, -gone.length, -words);
    }
    return gone.length;
  };
  const insertFrom = async (start: number, nodes: readonly MemoryNode[]): Promise<void> => {
    if (nodes.length === 0) return;
    const entries = nodes.map((node, at) => ({
      ...node,
      ...placeOf(node),
      position: start + at,
      ...indexed(node),
    }));
    const send: SendWrite = async (text, values) => post(written(text, values));
    await send(
      `insert into memory_nodes (user_id, position, id, node_type, content, content_text, importance, created_at,
         access_count, source_type, source_id, thread, turn, length)
       select $1, position, id, "nodeType", content, "contentText", importance, "createdAt", "accessCount",
         "sourceType", "sourceId", thread, turn, length
       from json_to_recordset($2::json) as row (position bigint, id text, "nodeType" text, content json,
         "contentText" text, importance float8, "createdAt" text, "accessCount" bigint, "sourceType" text,
         "sourceId" text, thread text, turn bigint, length bigint)`,
      [userId, JSON.stringify(entries.map(({ words: _, ...row }) => row))],
    );
    await indexWords(send, userId, entries);
    for (const entry of entries) stored.put(entry.id, rowOf(entry));
  };
  const find = (
    condition: string,
    values: readonly (string | number | null | readonly string[])[],
  ): Promise<Row[]> =>
    rows<Row>(`select ${columns} from memory_nodes where user_id = $1 and ${condition}`, [userId, ...values]);
  const byId = async (id: string): Promise<Row | undefined> =>
    stored.get(id) ?? (await find("id = $2", [id]))[0];

  return {
    /** Asks for the end along with other reads, before nodes are added. */
    askEnd: next,
    /** Inserts nodes at the end. */
    add: async (nodes: readonly MemoryNode[]) => insertFrom(await next(), nodes),
    /** Inserts a node at its place, or at the end if that is taken. */
    addImage: async ({ place, ...node }: MemoryImage) => {
      const isTaken = (await find("position = $2", [place])).length > 0;
      await insertFrom(isTaken ? await next() : place, [{ ...node, userId }]);
    },
    get: async (id: string): Promise<MemoryNode | undefined> => {
      const row = await byId(id);
      return row && toNode(row);
    },
    image: async (id: string): Promise<MemoryImage | undefined> => {
      const row = await byId(id);
      return row && toImage(row);
    },
    /** Replaces the node with the same id. False if there is none. */
    replace: async (node: MemoryNode): Promise<boolean> => {
      const row = await byId(node.id);
      if (!row) return false;
      await remove("position = $2", [row.position]);
      await insertFrom(row.position, [{ ...node, accessCount: row.accessCount }]);
      return true;
    },
    page: async ({
      after,
      nodeType,
      limit,
    }: {
      after?: string[];
      nodeType?: string | readonly string[];
      limit: number;
    }) => {
      const found = await find(
        `(created_at, id) < ($2, $3) and ($4::text[] is null or node_type = any($4::text[]))
         order by created_at desc, id desc limit $5`,
        [
          after?.[0] ?? END_OF_TIME,
          after?.[1] ?? "",
          nodeType === undefined ? null : [nodeType].flat(),
          limit,
        ],
      );
      return found.map(toNode);
    },
    ofSource: async (sourceType: string, sourceId: string): Promise<MemoryImage[]> =>
      (await find("source_type = $2 and source_id = $3 order by position", [sourceType, sourceId])).map(
        toImage,
      ),
    remove: async (id: string) => (await remove("id = $2", [id])) > 0,
    removeSource: (sourceType: string, sourceId: string) =>
      remove("source_type = $2 and source_id = $3", [sourceType, sourceId]),
  };
}

/** The row of a node, as it is read. */
function rowOf(node: MemoryNode & Place & { position: number }): Row {
  const { position, id, userId, nodeType, contentText, importance, createdAt, accessCount } = node;
  const { content, sourceType = null, sourceId = null, thread, turn } = node;
  return {
    ...{ position, id, userId, nodeType, content: JSON.stringify(content), contentText, importance },
    ...{ createdAt, accessCount, sourceType, sourceId, thread, turn },
  };
}

function toNode(row: Row): MemoryNode {
  const { position: _, thread, turn, sourceType, sourceId, content, ...node } = row;
  return {
    ...node,
    content: JSON.parse(content),
    ...(sourceType !== null && { sourceType }),
    ...(sourceId !== null && { sourceId }),
    ...saidPlace({ thread, turn }),
  };
}

function toImage(row: Row): MemoryImage {
  return { ...toNode(row), place: row.position };
}
