import type { HealthReport } from "../health/types.ts";
import type { NearRole, UnderstoodRole } from "../roles/resolve-role.ts";
import type { KnownBrief, KnownOpening } from "./known-opening.ts";

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

/** How a question was understood. */
export type Understood = {
  intent: Intent;
  roles: UnderstoodRole[];
  /**
   * Its subject besides roles: health, fit_brief, match, opening, due, pay, place, degree, duration,
   * another_person, present_job, closing, demands, applied, search, send, translate, book, look_up, and those of question-matters.
   */
  subject: string | null;
  /** Names in the position of a role, and what they could mean. */
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

/** An answer. `target` is the occupation it is about, if any. */
export type Answer = {
  recommendation: string;
  confidence: number;
  keyFactors: KeyFactor[];
  suggestedActions: SuggestedAction[];
  target?: string;
};

/** A memory relevant to the question. */
export type Remembered = {
  id: string;
  text: string;
  relevance: number;
  claimIds: string[];
  /** True for a line of the resume that was not understood. */
  isUnread?: boolean;
  /** The note's day, if a newer note contradicts it. */
  takenBack?: string | undefined;
  /** True if it says that the user does not know what the question names. */
  denies?: boolean;
  /** True if it says that the user plans or wishes it, or that it is of another person. */
  isAhead?: boolean;
  /** True if it has the name of what the question asks for. */
  isNaming?: boolean;
  /** Whether it has every word that says what the question is about, or only some where another note has all. */
  hasAll?: boolean;
  isPart?: boolean;
};

/** How a question wants stored text: as the answer, as a basis for advice, or unclear. */
export type RecallKind = "fact" | "advice" | "unsure";

/** A profile field and its content. */
export type Fact = {
  field: string;
  text: string;
  claimIds?: readonly string[];
  /** The answer to the question, if the fact was computed for it. */
  answer?: string;
  /** True if it is only close to what was asked for, and so no support. */
  isClose?: boolean;
};

/** A stated limit. `memoryId` is the note that contains it, if any. */
export type Limit = { key: string; text: string; memoryId?: string };

/** An item with a date. `text` may contain words of a posting. */
export type Due = { id: string; jobId: string; kind: string; text: string; dueAt: string; overdue: boolean };

/** Other stored data that affects a question. What an intent does not need is absent. */
export type Known = {
  memories: readonly Remembered[];
  /** How the question asked for stored text. */
  recallKind?: RecallKind | undefined;
  /** What was checked, if none of the memories seems to answer. */
  noAnswer?: string | undefined;
  /** True if the text of the resume was searched for the words of the question. */
  isTextSearched?: boolean;
  /** True if the texts of the open openings were searched for them. */
  arePostingsSearched?: boolean;
  health?: HealthReport | undefined;
  /** For the named opening, or the latest one. */
  brief?: KnownBrief | undefined;
  /** The person's tasks, soonest first: within a week, or all if the question asks for them. */
  due?: readonly Due[] | undefined;
  /** True if none of it is in the time that the question names. */
  isDueLater?: boolean | undefined;
  /** The stored openings that a question names or means. */
  openings?: readonly KnownOpening[] | undefined;
  /** All open openings, if a question asks what to learn and names nothing. */
  asking?: readonly KnownOpening[];
  /** How many openings are open in all, if the question asks how the applications stand. */
  openingsInAll?: number;
  /** What is due first of all, also if only in some weeks. */
  nextDue?: Due | undefined;
  /** True if a question asks which of them comes first rather than which is best. */
  asksFirst?: "to_do" | "to_close" | undefined;
  /** The occupation in the first goal. */
  goal?: UnderstoodRole | undefined;
  /** There are goals, but none names a known occupation. */
  goalIsUnknown?: boolean | undefined;
  /** The limits the person stated, if roles or openings are compared. */
  limits?: readonly Limit[] | undefined;
  /** What the user asks to forget. */
  topic?: string | undefined;
  /** The profile fields that a question asks for. */
  facts?: readonly Fact[] | undefined;
};
