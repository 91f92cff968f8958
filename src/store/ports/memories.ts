import type { Passage, TermStatistics } from "../../engine/retrieval/passages.ts";
import type { SearchTerm } from "../../engine/retrieval/question/question.ts";
import type { Page, PageRequest } from "./page.ts";

/** A searchable memory. `importance` is 0..1; times are RFC 3339. */
export interface MemoryNode {
  id: string;
  userId: string;
  nodeType: string;
  content: Record<string, unknown>;
  contentText: string;
  importance: number;
  createdAt: string;
  /** Always 0. Reads are not counted, so a read never changes a later answer. */
  accessCount: number;
  /** Where it comes from, such as "resume" and the resume's id. Nodes of one source are neighbours, in order. */
  sourceType?: string;
  sourceId?: string;
  /** The conversation or text that it belongs to. Defaults to its source. */
  threadId?: string;
  /** Its number in that thread, from 0. */
  position?: number;
}

/** A node to store for the transaction's user. */
export type NewMemoryNode = Omit<MemoryNode, "userId" | "accessCount">;

export interface MemoryQuery {
  /** Each term matches by its stem or a synonym's. A node matches if it contains any term. */
  terms: SearchTerm[];
  limit: number;
  /** Finds only nodes created at or after this time. Their neighbours may be older. */
  since?: string | undefined;
}

export interface MemoryHits extends TermStatistics {
  /** The found nodes, each with its neighbours in the thread. */
  passages: Passage[];
}

/** A node's earlier content, and its place among all of the user's nodes. */
export interface MemoryImage extends MemoryNode {
  place: number;
}

/** A user's limit of memories, and how many more fit. */
interface MemoryRoom {
  limit: number;
  left: number;
}

export interface MemoryRepository {
  /** Undefined if unlimited. */
  room(): Promise<MemoryRoom | undefined>;
  add(node: NewMemoryNode): Promise<void>;
  get(id: string): Promise<MemoryNode | undefined>;
  /** Replaces the node with this id, also in the index. It keeps its place. False if there is none. */
  update(node: NewMemoryNode): Promise<boolean>;
  /** Newest first, optionally only some types. */
  list(page: PageRequest & { nodeType?: string | readonly string[] | undefined }): Promise<Page<MemoryNode>>;
  search(query: MemoryQuery): Promise<MemoryHits>;
  /** Deletes a node, also from the index and its neighbours' entries. False if there is none. */
  remove(id: string): Promise<boolean>;
  /** Returns the number of nodes deleted. */
  removeBySource(sourceType: string, sourceId: string): Promise<number>;
  /**
   * Replaces the nodes of a source with `nodes`, in this order. A node with unchanged content keeps its id and time. If
   * nothing differs, nothing is written.
   */
  replaceSource(sourceType: string, sourceId: string, nodes: NewMemoryNode[]): Promise<void>;
  /** A node with its place, for `restore`. */
  image(id: string): Promise<MemoryImage | undefined>;
  /** Restores a node, at its old place if that is free. */
  restore(image: MemoryImage): Promise<void>;
}
