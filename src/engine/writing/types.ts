/** What a caller wrote, block by block. */
export interface WrittenBlock {
  kind: (typeof blockKinds)[number];
  text: string;
  claimIds: readonly string[];
}

export const blockKinds = ["heading", "paragraph", "bullet", "line"] as const;

/** A claim with what its entry says of it; `owner` is the path of the entry that it belongs to. */
export interface WritingClaim {
  id: string;
  kind: string;
  text: string;
  path: string;
  owner: string;
  /** Of a job: the words of its title and of its employer. */
  title?: string;
  employer?: string;
  start?: string;
  end?: string;
}

/** What a writing may speak of beside the person. */
export interface WritingOpening {
  title?: string | undefined;
  company?: string | undefined;
  text: string;
}

/** A sentence that its claims do not carry. */
export interface RefusedSentence {
  /** The place of its block among those given. */
  index: number;
  text: string;
  why: string;
  nearest: { claimId: string; text: string }[];
}

/** What a writing is checked against. */
export interface WritingMaterial {
  claims: readonly WritingClaim[];
  opening?: WritingOpening | undefined;
  /** The catalogue's skills that a text names. */
  skillsIn: (text: string) => readonly { id: string; start: number; end: number }[];
  /** The current day, as an ISO date. */
  today: string;
}
