import type { LimitOutcome } from "../fit/filters/limit-outcome.ts";
import type { WeighedLimit } from "../fit/filters/limits-weighed.ts";
import type { OpenPoint } from "../fit/opening/open-points.ts";
import type { Found } from "../fit/opening/types.ts";
import type { Salary } from "../posting/types.ts";

/** One requirement with what meets it or is near, and the claims as evidence. */
export type EvidenceCheck = { text: string; outcome: Found["outcome"]; by?: string; claimIds: string[] };

/** An opening: its progress, its fit result, its requirements on the question's subject, and other known facts. */
export type KnownOpening = {
  id: string;
  text: string;
  stage: string;
  brief?: KnownBrief | undefined;
  asks: string[];
  /** Those of its demands that are only wished for, and the lines among them that were not understood. */
  wishes?: readonly string[];
  unread?: readonly string[];
  /** The evidence for `asks`, if the question is about the user. */
  checked?: readonly EvidenceCheck[];
  /** Lines of its posting with the question's words. */
  lines?: string[];
  /** False if nothing that is stored of it has enough of the question's own words. */
  isSaid: boolean;
  /** True if the question has no words but those that name it. */
  isOnlyNamed?: boolean;
  /** True if one of its texts has all of them. */
  saysAll?: boolean;
  /** True if it has them only beside a "no" or a "not". */
  isDenied?: boolean;
  /** True if its posting's text is stored, which then was searched whole. */
  hasText?: boolean;
  known: string[];
  /** The pay that its posting names. */
  pay?: Salary;
  /** The day of the application, by its events. */
  appliedOn?: string | undefined;
  /** The last day to apply that its posting names. */
  closesOn?: string | undefined;
  /** When something is due for it, or its closing date. */
  dueAt?: string | undefined;
  /** All that it asks and wishes for, if the question asks for that. */
  demands?: readonly { text: string; isWished: boolean }[];
  /** What it says of each of the user's limits, if the question asks for that. */
  limits?: readonly WeighedLimit[];
};

/** A fit brief. `risks` and `missing` may contain words of a posting. */
export type KnownBrief = {
  id: string;
  /** 0..100; absent if too little of the opening is read. */
  score?: number;
  bucket?: string | undefined;
  factors: { key: string; contribution: number; score: number }[];
  risks: string[];
  /** Requirements that are not met. Those with something near are in `checks` too. */
  missing: { text: string; confirm?: string[]; isPreferred?: boolean }[];
  /** How many requirements it has. */
  asked: number;
  /** Its requirements and their evidence. */
  checks: EvidenceCheck[];
  /** What prevents it from being a good fit, the most serious first. */
  open: OpenPoint[];
  /** The limits in notes that it meets. */
  limitsMet: Pick<LimitOutcome, "reason" | "memoryId">[];
  /** Other stored text similar to its requirements. */
  related: { text: string; requirements: string[]; claimIds: string[] }[];
  /** True if it was evaluated again, as the stored brief is older than data that change it. */
  isRenewed?: boolean;
};
