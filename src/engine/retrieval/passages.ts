/** One note of a passage, as scoring needs it. */
export interface Turn {
  id: string;
  /** Characters of its text. */
  length: number;
  /** 0..1 */
  importance: number;
  /** RFC 3339, UTC. */
  createdAt: string;
  /** Who says it, where the note tells. */
  speaker?: string | undefined;
  /** The text as indexed, where it was found; the other turns of a passage hold none of the words looked for. */
  text?: string | undefined;
}

/** Notes of one source in the order in which they belong together, without a gap; or a single note. */
export interface Passage {
  /** What it belongs to; undefined for a single note. */
  thread?: string | undefined;
  /** How many notes the whole thread has, up to a cap. */
  threadLength: number;
  turns: Turn[];
}

/** The index's statistics of the searched words. */
export interface TermStatistics {
  /** Nodes of the user. */
  nodes: number;
  /** Nodes that hold a word itself, by word; counts may stop at a cap. */
  frequencies: Readonly<Record<string, number>>;
  /** Nodes that hold one of its synonyms, by word. */
  synonymFrequencies: Readonly<Record<string, number>>;
}
