/** What a resume says, as far as an artifact may use it: nothing else about the user may be written. */
export interface UsableClaim {
  id: string;
  kind: string;
  text: string;
  path: string;
}

/** A line about the user carries claims; a line about the posting says so. */
export interface Line {
  text: string;
  claimIds: string[];
  source?: "opportunity";
}

export interface Section {
  heading: string;
  lines: Line[];
}

/** What is asked for: names as the posting or the catalogue writes them, required ones first. */
interface Asked {
  /** The opening or the direction, for headings. */
  title: string;
  company?: string | undefined;
  skills: string[];
  /** What else is asked for and nothing stored shows, such as a degree or years. */
  unmet: string[];
}

/** A skill that is asked for, and the words by which a claim shows it. */
export interface Shown {
  skill: string;
  words: string;
}

/** What an artifact is made of. */
export interface Material {
  claims: readonly UsableClaim[];
  asked: Asked;
  /** The skills asked for that a claim shows, each once. */
  shows: (claim: UsableClaim) => Shown[];
}

export interface Draft {
  title: string;
  sections: Section[];
  gaps: string[];
}

/** A line about the user: the claims' own words. */
export function fromClaims(text: string, claims: readonly UsableClaim[]): Line {
  return { text, claimIds: claims.map(({ id }) => id) };
}

/** A line about the opening: third-party facts, nothing about the user. */
export function aboutOpening(text: string): Line {
  return { text, claimIds: [], source: "opportunity" };
}
