import type { OpenPoint } from "../fit/opening/open-points.ts";
import type { Found } from "../fit/opening/types.ts";
import type { HealthReport } from "../health/types.ts";
import type { NearRole, UnderstoodRole } from "../roles/resolve-role.ts";

export const intents = [
  "compare",
  "can_i_become",
  "why_score",
  "what_next",
  "how_to_close",
  "recall",
  "other",
] as const;
export type Intent = (typeof intents)[number];

/** What a question was taken for. */
export type Understood = {
  intent: Intent;
  roles: UnderstoodRole[];
  /** What it is about beside roles: health, fit_brief, match, opening, due, pay, place, degree, duration, another_person, present_job, send, translate, book, look_up,
   * and the matters of question-matters. */
  subject: string | null;
  /** Names that stood where a role would, and what they could mean. */
  unknownRoles: { asked: string; nearest: NearRole[] }[];
};

export type KeyFactor = {
  key: string;
  text: string;
  /** `supports`, `speaks_against`, `gap`, `unknown` or `not_weighed`. */
  effect: string;
  claimIds: string[];
};

export type SuggestedAction = {
  text: string;
  operation: string;
  arguments: Record<string, unknown>;
};

/** An answer; `target` is the occupation it is about, where there is one. */
export type Answer = {
  recommendation: string;
  confidence: number;
  keyFactors: KeyFactor[];
  suggestedActions: SuggestedAction[];
  target?: string;
};

/** One thing asked for, with what meets it or comes near, and the claims that say so. */
export type EvidenceCheck = { text: string; outcome: Found["outcome"]; by?: string; claimIds: string[] };

/** A memory that is relevant to the question. */
export type Remembered = {
  id: string;
  text: string;
  relevance: number;
  claimIds: string[];
  /** The day of the note where a newer one contradicts it. */
  takenBack?: string | undefined;
};

/** Whether a question asks for stored words, for advice on what they speak of, or for something that is not sure. */
export type RecallKind = "fact" | "advice" | "unsure";

/** A field of the profile and what stands in it. */
export type Fact = { field: string; text: string };

/** A limit that the person stated; `memoryId` where a note holds it. */
export type Limit = { key: string; text: string; memoryId?: string };

/** A matter with a date; `text` may hold words of a posting. */
export type Due = { id: string; jobId: string; kind: string; text: string; dueAt: string; overdue: boolean };

/**
 * An opening, how far it is, what its fit brief came to, what it asks for of the matter of the question,
 * and what else is known of it.
 */
export type KnownOpening = {
  id: string;
  text: string;
  stage: string;
  brief?: KnownBrief | undefined;
  asks: string[];
  known: string[];
  /** When something is due for it, or it closes. */
  dueAt?: string | undefined;
};

/** A fit brief with a score; `risks` and `missing` may hold words of a posting. */
export type KnownBrief = {
  id: string;
  score: number;
  bucket?: string | undefined;
  factors: { key: string; contribution: number; score: number }[];
  risks: string[];
  missing: { text: string; confirm?: string[] }[];
  /** What it asks for and what shows that. */
  checks: EvidenceCheck[];
  /** What keeps it from being called a good fit, the most serious first. */
  open: OpenPoint[];
  /** What else is stored in words like those of what it asks for. */
  related: { text: string; requirements: string[]; claimIds: string[] }[];
};

/** What else is stored and bears on a question; what an intent does not need is absent. */
export type Known = {
  memories: readonly Remembered[];
  /** How a question that is answered with stored words asked for them. */
  recallKind?: RecallKind | undefined;
  health?: HealthReport | undefined;
  /** Of the opening that is named, or the latest. */
  brief?: KnownBrief | undefined;
  /** What the person has to do, soonest first: within a week, or whenever where the question is for that. */
  due?: readonly Due[] | undefined;
  /** The stored openings that a question names or means. */
  openings?: readonly KnownOpening[] | undefined;
  /** Whether a question asks which of them comes first, and not which is best. */
  asksFirst?: boolean | undefined;
  /** The occupation that the first goal names. */
  goal?: UnderstoodRole | undefined;
  /** There are goals, and none of them names an occupation that is known. */
  goalIsUnknown?: boolean | undefined;
  /** What the person said that limits their work, where roles or openings are weighed. */
  limits?: readonly Limit[] | undefined;
  /** Fields of the profile that a question asks for. */
  facts?: readonly Fact[] | undefined;
};
