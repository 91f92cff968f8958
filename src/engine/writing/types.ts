/** A caller's text, block by block. */
export interface WrittenBlock {
  kind: (typeof blockKinds)[number];
  text: string;
  claimIds: readonly string[];
}

export const blockKinds = ["heading", "paragraph", "bullet", "line"] as const;

/** A claim with the details of its entry. `owner` is the entry's path. */
export interface WritingClaim {
  id: string;
  kind: string;
  text: string;
  path: string;
  owner: string;
  /** For a job: the words of its title and employer. */
  title?: string;
  employer?: string;
  start?: string;
  end?: string;
}

/** What a document may mention besides the person. */
export interface WritingOpening {
  title?: string | undefined;
  company?: string | undefined;
  text: string;
}

/** A sentence that its claims do not support. */
export interface RefusedSentence {
  /** The index of its block. */
  index: number;
  text: string;
  why: string;
  nearest: { claimId: string; text: string }[];
}

/** What a document is checked against. */
export interface WritingMaterial {
  claims: readonly WritingClaim[];
  opening?: WritingOpening | undefined;
  /** The catalogue skills in a text. */
  skillsIn: (text: string) => readonly { id: string; start: number; end: number }[];
  /** The current day, as an ISO date. */
  today: string;
}
