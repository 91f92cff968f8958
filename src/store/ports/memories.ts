import type { Passage, TermStatistics } from "../../engine/retrieval/passages.ts";
import type { SearchTerm } from "../../engine/retrieval/question.ts";
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
  /** The conversation or text that it is a part of; without it the source stands for it. */
  threadId?: string;
  /** Its number within that, from 0 on. */
  position?: number;
}

/** A node to store for the transaction's user. */
export type NewMemoryNode = Omit<MemoryNode, "userId" | "accessCount">;

export interface MemoryQuery {
  /** Each matched by its stem or by that of a synonym. A node matches if it has any of them. */
  terms: SearchTerm[];
  limit: number;
  /** Only nodes created at or after this time are looked for; those beside them may be older. */
  since?: string | undefined;
}

export interface MemoryHits extends TermStatistics {
  /** The nodes found, each with those before and after it in its thread. */
  passages: Passage[];
}

/** What a node was, and its place in the order of all of the user's. */
export interface MemoryImage extends MemoryNode {
  place: number;
}

/** How many memories a user may have, and how many more that leaves. */
interface MemoryRoom {
  limit: number;
  left: number;
}

export interface MemoryRepository {
  /** Undefined where their number is not limited. */
  room(): Promise<MemoryRoom | undefined>;
  add(node: NewMemoryNode): Promise<void>;
  get(id: string): Promise<MemoryNode | undefined>;
  /** Replaces the stored node of this id, also in the index; its place among the others stays. False if there is none. */
  update(node: NewMemoryNode): Promise<boolean>;
  /** Newest first; of several types where they are given. */
  list(page: PageRequest & { nodeType?: string | readonly string[] | undefined }): Promise<Page<MemoryNode>>;
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
  /** A node with its place among all, for `restore`. */
  image(id: string): Promise<MemoryImage | undefined>;
  /** Stores a node as it was; at its place, where that is free. */
  restore(image: MemoryImage): Promise<void>;
}
