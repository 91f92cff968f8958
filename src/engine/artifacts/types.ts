/** A claim of a resume that an artifact may use: nothing else about the user may be written. */
export interface UsableClaim {
  id: string;
  kind: string;
  text: string;
  path: string;
}

/** A line of an artifact: a line about the user cites claims, a line about the posting is marked as such. */
export interface Line {
  text: string;
  claimIds: string[];
  source?: "opportunity";
}

export interface Section {
  heading: string;
  lines: Line[];
}

/** The requirements: names as written in the posting or the catalogue, required ones first. */
interface Asked {
  /** The opening or the direction, for headings. */
  title: string;
  company?: string | undefined;
  skills: string[];
  /** Further requirements that no stored data shows, such as a degree or years. */
  unmet: string[];
}

/** A required skill, and the words with which a claim shows it. */
export interface Shown {
  skill: string;
  words: string;
}

/** The input of an artifact. */
export interface Material {
  claims: readonly UsableClaim[];
  asked: Asked;
  /** The required skills that a claim shows, each once. */
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
