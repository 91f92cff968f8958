import type { Page, PageRequest } from "./page.ts";

/** A memory that search can find. `importance` is 0..1; times are RFC 3339. */
export interface MemoryNode {
  id: string;
  userId: string;
  nodeType: string;
  content: Record<string, unknown>;
  contentText: string;
  importance: number;
  createdAt: string;
  /** Always 0: reading a memory is not counted, so that a reading cannot change what the next one answers. */
  accessCount: number;
  /** What it was taken from, such as "resume" and the résumé's id; nodes of one source are neighbours in order. */
  sourceType?: string;
  sourceId?: string;
}

/** A node to store for the transaction's user. */
export type NewMemoryNode = Omit<MemoryNode, "userId" | "accessCount">;

export interface MemoryQuery {
  /** Words, each matched by its stem. A node matches if it has any of them. */
  terms: string[];
  limit: number;
  /** Only nodes created at or after this time. */
  since?: string | undefined;
}

interface MemoryHit {
  node: MemoryNode;
  /** BM25 of the terms that chose the candidates, higher is better. */
  bm25: number;
  /** What the index holds of the node: its text with metadata, and its neighbours' text. */
  text: string;
  around: string;
}

export interface MemoryHits {
  /** Best first. */
  hits: MemoryHit[];
  /** The user's nodes, counted up to a cap. */
  nodes: number;
  /** How many of the user's nodes hold each term, counted up to a cap. */
  frequencies: Record<string, number>;
}

export interface MemoryRepository {
  add(node: NewMemoryNode): Promise<void>;
  get(id: string): Promise<MemoryNode | undefined>;
  /** Newest first. */
  list(page: PageRequest & { nodeType?: string | undefined }): Promise<Page<MemoryNode>>;
  search(query: MemoryQuery): Promise<MemoryHits>;
  /** Deletes a node, also from the index and from its neighbours' entries; false if there is no such node. */
  remove(id: string): Promise<boolean>;
  /** Returns the number of nodes deleted. */
  removeBySource(sourceType: string, sourceId: string): Promise<number>;
  /**
   * Replaces the nodes of a source with `nodes`, in this order. A node with the same content as a stored one keeps
   * that one's id and time; if nothing differs, nothing is written.
   */
  replaceSource(sourceType: string, sourceId: string, nodes: NewMemoryNode[]): Promise<void>;
}
