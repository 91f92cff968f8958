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
  /** What it is about beside roles: health, fit_brief, match, pay, place, degree, another_person, present_job. */
  subject: string | null;
  /** Names that stood where a role would, and what they could mean. */
  unknownRoles: { asked: string; nearest: NearRole[] }[];
};

export type KeyFactor = {
  key: string;
  text: string;
  /** `supports`, `speaks_against`, `gap` or `unknown`. */
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

/** A memory that is relevant to the question. */
export type Remembered = { id: string; text: string; relevance: number; claimIds: string[] };

/** A matter with a date; `text` may hold words of a posting. */
export type Due = { id: string; jobId: string; text: string; dueAt: string; overdue: boolean };

/** An opening, how far it is, and what its fit brief came to. */
export type KnownOpening = { id: string; text: string; stage: string; briefId?: string; score?: number };

/** What else is stored and bears on a question; what an intent does not need is absent. */
export type Known = {
  memories: readonly Remembered[];
  health?: HealthReport | undefined;
  /** The score, factors and gaps of the latest fit brief. */
  brief?:
    | {
        id: string;
        title: string;
        score: number;
        factors: { key: string; contribution: number; score: number }[];
      }
    | undefined;
  /** What the person has to do within a week, soonest first. */
  due?: readonly Due[] | undefined;
  /** The stored openings that a question names. */
  openings?: readonly KnownOpening[] | undefined;
  /** The occupation that the first goal names. */
  goal?: UnderstoodRole | undefined;
};
