import type { RequirementKind } from "../posting/types.ts";
import type { ResumeDocument } from "../resume/json-resume.ts";
import type { Addressee } from "./letter/addressee.ts";
import type { DocumentWords } from "./words/types.ts";

/** A claim of a resume that an artifact may use: nothing else about the user may be written. */
export interface UsableClaim {
  id: string;
  kind: string;
  text: string;
  path: string;
}

export const lineKinds = ["paragraph", "bullet", "line"] as const;
export const lineRoles = ["title", "label", "contact", "entry", "date", "address", "subject"] as const;

/** A line of an artifact: a line about the user cites claims, a line about the posting is marked as such. */
export interface Line {
  text: string;
  claimIds: string[];
  source?: "opportunity";
  /** How it is set; a line of its own by default. */
  kind?: (typeof lineKinds)[number];
  /** What it is in its document: the title, what stands under it, or the head of an entry such as a job. */
  role?: (typeof lineRoles)[number];
  /** What stands at the right of it, such as the dates of a job. */
  aside?: string;
  /** Whether the next line is of the same paragraph. */
  runsOn?: true;
  /** How much of what is asked for it shows: what shows less is left out first where room is short. */
  weight?: number;
}

/** Lines under a heading; the first section may have none. */
export interface Section {
  heading: string;
  lines: Line[];
}

/** One thing asked for, and the claims that meet it. */
export interface AskedRequirement {
  text: string;
  kind: RequirementKind;
  isRequired: boolean;
  outcome: "met" | "near" | "unmet" | "unknown";
  claimIds: readonly string[];
  /** The claims that come near it, where none meets it. */
  nearIds: readonly string[];
  /** Claims in words like its own; given, and maybe empty, where something stored has such words. */
  relatedIds?: readonly string[];
}

/** What is asked for: the opening's demands, or the direction's skills. */
interface Asked {
  /** The opening's title or the direction; absent where the opening has none. */
  title?: string | undefined;
  company?: string | undefined;
  /** Whom the posting names for applications. */
  addressee?: Addressee | undefined;
  /** Whether it is an opening, and no direction only. */
  isOpening: boolean;
  requirements: readonly AskedRequirement[];
  /** The opening's own words, where they are kept. */
  text?: string | undefined;
  /** What the opening does not say of itself. */
  unsaid: readonly ("pay" | "place")[];
}

/** The input of an artifact. */
export interface Material {
  claims: readonly UsableClaim[];
  /** The JSON Resume that the claims are of. */
  document: ResumeDocument;
  asked: Asked;
  /** The words of the document's language. */
  words: DocumentWords;
  /** Today as an ISO date. */
  today: string;
  /** What the person noted beside their claims. */
  notes?: readonly string[];
}

/** What a reader would stumble over, in the document's words, and why. */
export interface Stumble {
  text: string;
  why: string;
  claimIds: string[];
}

export interface Draft {
  title: string;
  sections: Section[];
  gaps: string[];
  /** Claims that belong into the document and that it leaves out. */
  omitted: string[];
  /** What a reader would stumble over; absent of what is sent to nobody. */
  beforeSending?: Stumble[];
  /** What the person could add where too little is stored for a whole document. */
  wouldHelp?: string[];
}

type Layout = Pick<Line, "kind" | "role" | "aside" | "weight" | "runsOn">;

/** A line about the user: the claims' own words. */
export function fromClaims(
  text: string,
  claims: readonly Pick<UsableClaim, "id">[],
  layout: Layout = {},
): Line {
  return { text, claimIds: [...new Set(claims.map(({ id }) => id))], ...layout };
}

/** A line about the opening: third-party facts, nothing about the user. */
export function aboutOpening(text: string, layout: Layout = {}): Line {
  return { text, claimIds: [], source: "opportunity", ...layout };
}
