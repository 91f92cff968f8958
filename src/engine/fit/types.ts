import type { Education } from "../catalog/types.ts";
import type { Place } from "../places/place.ts";

/** A skill a person has, by its canonical id; `level` 0..7 is estimated where it was not rated. */
export interface PersonSkill {
  id: string;
  name: string;
  level: number;
  claimIds: string[];
  /** The words by which each claim names it; those of `name` where there are no others. */
  wordings?: PersonText[];
}

/** A text about the person and the claims it comes from. */
export interface PersonText {
  text: string;
  claimIds: string[];
}

/** A job with all that it says, and the months it took since year 0, both included, where they are known. */
export interface PersonJob extends PersonText {
  title: string;
  /** Its bullets, each with its own claim. */
  lines?: readonly PersonText[];
  months?: readonly [number, number];
}

/** A language with what the resume says of its level. */
export interface PersonLanguage {
  language: string;
  fluency: string;
  claimIds: string[];
}

/** The person's constraints from the profile and the place from the resume; absent means not stated. */
export interface PersonConstraints {
  minSalary?: number;
  /** ISO 4217, of `minSalary`. */
  currency?: string;
  home?: Place;
  /** ISO codes of countries, or EU, in which the person may work. */
  mayWorkIn?: string[];
  needsSponsorship?: boolean;
  acceptsSales?: boolean;
  acceptsHighSocialIntensity?: boolean;
  willingToRelocate?: boolean;
  targetLocations?: string[];
  reskillingMonths?: number;
}

/** A degree that is held; without a level where its words tell none. */
interface PersonDegree extends PersonText {
  level?: Education;
}

/** A licence or certificate, and who gave it, which says where it holds. */
export interface PersonCredential extends PersonText {
  issuer?: string;
}

/** All data about a person that affects fit. */
export interface PersonEvidence {
  skills: PersonSkill[];
  /** Job titles, the latest first. */
  titles: PersonText[];
  /** Bullets, summaries, projects; never the skills list, or a listed skill would count as experience too. */
  texts: PersonText[];
  education?: Education;
  /** Degrees that are held, and licences and certificates, each by its own words. */
  degrees?: PersonDegree[];
  /** Degrees that lie ahead or are unfinished. */
  ahead?: PersonText[];
  credentials?: PersonCredential[];
  /** Licences and certificates that the person held once. */
  lapsed?: PersonCredential[];
  /** Lines of the resume of which nothing was taken, without claims. */
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
  /** How reliable the assessment is that a factor comes from, 0..1; 1 where it is absent. */
  reliability?: Partial<Record<AssessedFactor, number>>;
  constraints: PersonConstraints;
  /** What the evidence would be with all unconfirmed claims, and their ids: it says what to confirm, and counts for nothing. */
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

/** The factors that only an assessment gives. */
type AssessedFactor = "interests" | "values" | "styles";

/** One part of a score: contribution = weight × (score − baseline); score and baseline 0..100. */
export type FitFactor = {
  /** `similarity` is what is like the person's past jobs, where no assessment tells their interests. */
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

/** A hard filter's outcome; `reason` is a sentence. */
export interface FilterResult {
  key: string;
  outcome: "pass" | "fail" | "unknown";
  reason: string;
  /** What was found of the requirement that decides it, where one does. */
  of?: { claimIds: readonly string[]; confirm?: readonly string[] };
}

/** The effect of closing one gap alone on the share of what an occupation asks for that is shown, 0..1. */
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
  hardFilters: { passed: string[]; failed: string[]; unknown: string[] };
  skillGaps: SkillGap[];
  counterfactual?: Counterfactual;
  formula: string;
};
