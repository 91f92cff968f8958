/** A note of a passage, as needed for scoring. */
export interface Turn {
  id: string;
  /** Characters of its text. */
  length: number;
  /** 0..1 */
  importance: number;
  /** RFC 3339, UTC. */
  createdAt: string;
  /** The speaker, if the note says so. */
  speaker?: string | undefined;
  /** Its first characters, as written. */
  beginning?: string | undefined;
  /** The indexed text, if it matched. Other turns of a passage contain none of the words. */
  text?: string | undefined;
}

/** Consecutive notes of one source without a gap, or a single note. */
export interface Passage {
  /** The source; undefined for a single note. */
  thread?: string | undefined;
  /** The number of notes in the whole thread, up to a limit. */
  threadLength: number;
  turns: Turn[];
}

/** The index's statistics for the searched words. */
export interface TermStatistics {
  /** The number of the user's nodes. */
  nodes: number;
  /** Nodes that contain the word itself, by word. Counts may stop at a limit. */
  frequencies: Readonly<Record<string, number>>;
  /** Nodes that contain one of its synonyms, by word. */
  synonymFrequencies: Readonly<Record<string, number>>;
}
