import { placeOf, saidPlace } from "../../common/memories/thread.ts";
import type { MemoryImage, MemoryNode, NewMemoryNode } from "../../ports/memories.ts";
import type { Database } from "../driver/types.ts";
import type { Range } from "../full-text.ts";
import { ownerRanges } from "../owner-ranges.ts";

interface Row {
  position: number;
  id: string;
  user_id: string;
  node_type: string;
  content: string;
  content_text: string;
  importance: number;
  created_at: string;
  access_count: number;
  source_type: string | null;
  source_id: string | null;
  thread: string | null;
  turn: number;
}

/** A node to store for a user. */
export type StoredNode = NewMemoryNode & Partial<Pick<MemoryNode, "accessCount">>;

/** Sorts after every time. */
const END_OF_TIME = "~";

/** Prepares the statements on the table of nodes. Each insert takes the next position in the user's range. */
export function memoryRows(sqlite: Database) {
  const { range, rangeMade } = ownerRanges(sqlite);
  const lastPosition = sqlite.prepare<[number, number], { position: number | null }>(
    "select max(position) as position from memory_nodes where position between ? and ?",
  );
  const insert = sqlite.prepare<(string | number | null)[]>(
    "insert into memory_nodes values (?, ?, ?, ?, ?, ?, ?, ?, null, ?, ?, ?, ?, ?)",
  );
  const byId = sqlite.prepare<[string, string], Row>(
    "select * from memory_nodes where id = ? and user_id = ?",
  );
  const page = sqlite.prepare<[Record<string, string | number | null>], Row>(
    `select * from memory_nodes where user_id = @userId and (created_at, id) < (@time, @id)
      and (@types is null or node_type in (select value from json_each(@types))) order by created_at desc, id desc limit @limit`,
  );
  const ofSource = sqlite.prepare<[string, string, string], Row>(
    "select * from memory_nodes where user_id = ? and source_type = ? and source_id = ? order by position",
  );
  const isTaken = sqlite.prepare<[number], { position: number }>(
    "select position from memory_nodes where position = ?",
  );
  const removeAt = sqlite.prepare("delete from memory_nodes where position = ?");
  const removeSource = sqlite.prepare(
    "delete from memory_nodes where user_id = ? and source_type = ? and source_id = ?",
  );
  const insertAt = (position: number, userId: string, node: StoredNode) => {
    const { id, nodeType, content, contentText, importance, createdAt, accessCount = 0 } = node;
    const { sourceType = null, sourceId = null } = node;
    const { thread, turn } = placeOf(node);
    const json = JSON.stringify(content);
    // Each value by its place: a long resume has thousands of nodes, and the write lock is held meanwhile.
    insert.run(
      position,
      id,
      userId,
      nodeType,
      json,
      contentText,
      importance,
      createdAt,
      accessCount,
      sourceType,
      sourceId,
      thread,
      turn,
    );
  };
  const next = ({ first, last }: Range) => (lastPosition.get(first, last)?.position ?? first - 1) + 1;
  const toImage = (row: Row, { first }: Range): MemoryImage[] => {
    const node = toNode(row);
    return node ? [{ ...node, place: row.position - first }] : [];
  };

  return {
    range,
    rangeMade,
    insertAt,
    /** Inserts a user's nodes at consecutive positions. Returns the first. */
    insertAll: (userId: string, nodes: readonly StoredNode[]): number => {
      const start = next(rangeMade(userId));
      for (const [at, node] of nodes.entries()) insertAt(start + at, userId, node);
      return start;
    },
    /** Inserts a node at its place, or at the end if that is taken. Returns its position. */
    insertImage: (userId: string, { place, ...node }: MemoryImage): number => {
      const bounds = rangeMade(userId);
      const wanted = bounds.first + place;
      const position = isTaken.get(wanted) ? next(bounds) : wanted;
      insertAt(position, userId, node);
      return position;
    },
    byId: (userId: string, id: string) => {
      const row = byId.get(id, userId);
      const node = toNode(row);
      return row && node && { position: row.position, node };
    },
    image: (userId: string, id: string): MemoryImage | undefined => {
      const [row, bounds] = [byId.get(id, userId), range(userId)];
      return row && bounds && toImage(row, bounds)[0];
    },
    page: (
      userId: string,
      { after, nodeType, limit }: { after?: string[]; nodeType?: string | readonly string[]; limit: number },
    ) =>
      page
        .all({
          userId,
          limit,
          time: after?.[0] ?? END_OF_TIME,
          id: after?.[1] ?? "",
          types: nodeType === undefined ? null : JSON.stringify([nodeType].flat()),
        })
        .flatMap((row) => toNode(row) ?? []),
    ofSource: (userId: string, sourceType: string, sourceId: string): MemoryImage[] => {
      const bounds = range(userId);
      return bounds ? ofSource.all(userId, sourceType, sourceId).flatMap((row) => toImage(row, bounds)) : [];
    },
    removeAt: (position: number): void => void removeAt.run(position),
    removeSource: (userId: string, sourceType: string, sourceId: string): number =>
      removeSource.run(userId, sourceType, sourceId).changes,
  };
}

function toNode(row: Row | undefined): MemoryNode | undefined {
  if (!row) return undefined;
  return {
    id: row.id,
    userId: row.user_id,
    nodeType: row.node_type,
    content: JSON.parse(row.content),
    contentText: row.content_text,
    importance: row.importance,
    createdAt: row.created_at,
    accessCount: row.access_count,
    ...(row.source_type !== null && { sourceType: row.source_type }),
    ...(row.source_id !== null && { sourceId: row.source_id }),
    ...saidPlace(row),
  };
}
