import type { RequirementKind, Salary } from "../posting/types.ts";
import type { ResumeDocument } from "../resume/json-resume.ts";
import type { Addressee } from "./letter/addressee.ts";
import type { DocumentWords } from "./words/types.ts";

/** A resume claim that an artifact may use. Nothing else about the user may be written. */
export interface UsableClaim {
  id: string;
  kind: string;
  text: string;
  path: string;
}

export const lineKinds = ["paragraph", "bullet", "line"] as const;
export const lineRoles = ["title", "label", "contact", "entry", "date", "address", "subject"] as const;

/** A line of an artifact. Lines about the user cite claims; lines about the posting are marked as such. */
export interface Line {
  text: string;
  claimIds: string[];
  source?: "opportunity";
  /** The layout; by default a line of its own. */
  kind?: (typeof lineKinds)[number];
  /** Its role in the document: the title, the line below it, or the head of an entry such as a job. */
  role?: (typeof lineRoles)[number];
  /** The text on the right, such as a job's dates. */
  aside?: string;
  /** True if the next line belongs to the same paragraph. */
  runsOn?: true;
  /** How much of the demands it shows. If space is short, lines with less are omitted first. */
  weight?: number;
}

/** Lines under a heading. The first section may have no heading. */
export interface Section {
  heading: string;
  lines: Line[];
}

/** A demand, with the claims that meet it. */
export interface AskedRequirement {
  text: string;
  kind: RequirementKind;
  isRequired: boolean;
  outcome: "met" | "near" | "unmet" | "unknown";
  claimIds: readonly string[];
  /** The nearest claims, if none meets it. */
  nearIds: readonly string[];
  /** Stored texts in similar words. Those without claims are notes or unread lines. */
  related?: readonly { text: string; claimIds: readonly string[] }[];
}

/** The opening's demands, or the direction's skills. */
interface Asked {
  /** The opening's title or the direction. Absent if the opening has no title. */
  title?: string | undefined;
  company?: string | undefined;
  /** The contact person for applications in the posting. */
  addressee?: Addressee | undefined;
  /** True for an opening, false for a direction. */
  isOpening: boolean;
  requirements: readonly AskedRequirement[];
  /** The opening's own text, if stored. */
  text?: string | undefined;
  /** The titles and skills of its occupation. */
  field?: string | undefined;
  /** What the opening does not say about itself. */
  unsaid: readonly ("pay" | "place")[];
  /** What the opening pays, and the least that the person stated, in a note's words or as an amount. */
  pay?: { offered: Salary; least: string | Salary } | undefined;
}

/** An artifact's input. */
export interface Material {
  claims: readonly UsableClaim[];
  /** The JSON Resume that the claims come from. */
  document: ResumeDocument;
  asked: Asked;
  /** The words of the document's language. */
  words: DocumentWords;
  /** Today as an ISO date. */
  today: string;
  /** The person's notes, besides their claims. */
  notes?: readonly string[];
}

/** What would confuse a reader, in the document's words, and why. */
export interface Stumble {
  text: string;
  why: string;
  claimIds: string[];
}

export interface Draft {
  title: string;
  sections: Section[];
  gaps: string[];
  /** Claims that belong in the document but were omitted. */
  omitted: string[];
  /** What would confuse a reader; absent for documents that are not sent. */
  beforeSending?: Stumble[];
  /** What the person could add if too little is stored for a whole document. */
  wouldHelp?: string[];
}

type Layout = Pick<Line, "kind" | "role" | "aside" | "weight" | "runsOn">;

/** A line about the user, in the claims' own words. */
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
