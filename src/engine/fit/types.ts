import type { Education } from "../catalog/types.ts";
import type { Place } from "../places/place.ts";

/** A person's skill, by canonical id. `level` 0..7 is estimated if it was not rated. */
export interface PersonSkill {
  id: string;
  name: string;
  level: number;
  claimIds: string[];
  /** The level as the person states it. */
  stated?: string;
  /** The words by which each claim names it; those of `name` if there are no others. */
  wordings?: PersonText[];
}

/** A text about the person, and its source claims. */
export interface PersonText {
  text: string;
  claimIds: string[];
}

/** A job with all its text, and its months since year 0 (both included) if known. */
export interface PersonJob extends PersonText {
  title: string;
  /** Its employer's name, of which only the kind of workplace counts. */
  employer?: string;
  /** The countries of its place; absent if the place is not known. */
  countries?: readonly string[];
  /** Its bullets, each with its claim. */
  lines?: readonly PersonText[];
  months?: readonly [number, number];
}

/** A language, and what the resume says about its level. */
export interface PersonLanguage {
  language: string;
  fluency: string;
  claimIds: string[];
}

/** The person's constraints from the profile, and the place from the resume. Absent means not stated. */
export interface PersonConstraints {
  minSalary?: number;
  /** ISO 4217 currency of `minSalary`. */
  currency?: string;
  home?: Place;
  /** ISO codes of countries (or EU) where the person may work. */
  mayWorkIn?: string[];
  needsSponsorship?: boolean;
  acceptsSales?: boolean;
  acceptsHighSocialIntensity?: boolean;
  willingToRelocate?: boolean;
  targetLocations?: string[];
  reskillingMonths?: number;
}

/** A degree the person holds. Without a level if its words give none. */
interface PersonDegree extends PersonText {
  level?: Education;
}

/** A licence or certificate with its issuer, which says where it is valid. */
export interface PersonCredential extends PersonText {
  issuer?: string;
}

/** All data about a person that affects fit. */
export interface PersonEvidence {
  skills: PersonSkill[];
  /** Job titles, the latest first. */
  titles: PersonText[];
  /** Bullets, summaries, projects. Never the skills list, or a listed skill would also count as experience. */
  texts: PersonText[];
  education?: Education;
  /** Degrees, licences and certificates that the person holds, in their own words. */
  degrees?: PersonDegree[];
  /** Future or unfinished degrees. */
  ahead?: PersonText[];
  credentials?: PersonCredential[];
  /** Expired licences and certificates. */
  lapsed?: PersonCredential[];
  /** Unread resume lines, without claims. */
  unread?: PersonText[];
  jobs?: PersonJob[];
  languages?: PersonLanguage[];
  years?: number;
  /** R, I, A, S, E, C, each 0..100. */
  interests?: number[];
  /** Achievement, independence, recognition, relationships, support, working conditions, each 0..100. */
  values?: number[];
  /** Openness, conscientiousness, extraversion, agreeableness, emotional stability, each 0..100. */
  styles?: number[];
  /** The reliability of the assessment behind a factor, 0..1; 1 if absent. */
  reliability?: Partial<Record<AssessedFactor, number>>;
  constraints: PersonConstraints;
  /**
   * The evidence if all unconfirmed claims were true, and their ids. It shows what to confirm and adds nothing to
   * scores.
   */
  ifConfirmed?: { person: PersonEvidence; claimIds: ReadonlySet<string> };
}

export const factorKeys = [
  "interests",
  "knowledge",
  "experience",
  "preparation",
  "values",
  "styles",
] as const;
export type FactorKey = (typeof factorKeys)[number];

/** The factors that need an assessment. */
type AssessedFactor = "interests" | "values" | "styles";

/** One part of a score: contribution = weight × (score − baseline); score and baseline 0..100. */
export type FitFactor = {
  /** `similarity` is the likeness to past jobs, used if no assessment gives the interests. */
  key: FactorKey | "requirements" | "similarity";
  weight: number;
  score: number;
  baseline: number;
  contribution: number;
};

export type Bucket = "high_fit" | "worth_exploring" | "risky_mismatch";

/** A required skill above the person's level: importance 1..5, have and need on the level scale 0..7. */
export type SkillGap = {
  skill: string;
  skillId: string;
  importance: number;
  have: number;
  need: number;
};

export type ExplanationFactor = {
  type: string;
  key: string;
  labelKey: string;
  labelText?: string;
};

type ExplanationText = {
  textKey: string;
  text?: string;
};

/** The explanation of a score, in the specification's seven parts. */
export type Explanation = {
  hardFiltersPassed: string[];
  positiveFactors: ExplanationFactor[];
  riskFactors: ExplanationFactor[];
  missingRequirements: ExplanationFactor[];
  whyFit: ExplanationText[];
  possibleFriction: ExplanationText[];
  whatToVerifyNext: ExplanationText[];
};

/** The keys of filters by their outcomes, each once. */
export type FilterKeys = Record<"passed" | "failed" | "unknown", string[]>;

/** A hard filter's outcome; `reason` is a sentence. */
export interface FilterResult {
  key: string;
  outcome: "pass" | "fail" | "unknown";
  reason: string;
  /** What was found for the requirement that decides it, if one does. */
  of?: { claimIds: readonly string[]; confirm?: readonly string[] };
  /** The note that states the limit, if one does. */
  note?: { text: string; memoryId: string };
}

/** The effect of closing this gap alone on the share of requirements with evidence, 0..1. */
export type Counterfactual = {
  skill: string;
  shown: number;
  newShown: number;
};

/** A career match in the shape of the API. */
export type MatchItem = {
  id: string;
  title: string;
  occupationCode: string;
  matchScore: number;
  bucket: Bucket;
  reasoningKey: string;
  reasoningText: string;
  explanation: Explanation;
  factors: FitFactor[];
  coverage: number;
  hardFilters: FilterKeys;
  skillGaps: SkillGap[];
  counterfactual?: Counterfactual;
  formula: string;
};
