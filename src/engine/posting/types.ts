import type { Education, SkillKind } from "../catalog/types.ts";
import type { Seniority } from "../seniority.ts";
import type { Span } from "../text/piece.ts";
import type { TextLanguage } from "../text/text-language.ts";

export type { Span };

export const remoteModes = ["remote", "hybrid", "on_site"] as const;
export type Remote = (typeof remoteModes)[number];

/** The employment types of schema.org's JobPosting. */
export const employmentTypes = [
  "FULL_TIME",
  "PART_TIME",
  "CONTRACTOR",
  "TEMPORARY",
  "INTERN",
  "VOLUNTEER",
  "PER_DIEM",
  "OTHER",
] as const;
export type EmploymentType = (typeof employmentTypes)[number];

export const payPeriods = ["hour", "day", "week", "month", "year"] as const;
export type Period = (typeof payPeriods)[number];

/** Pay as the posting states it, never converted. `currency` is an ISO 4217 code, absent if not stated. */
export interface Salary {
  min?: number;
  max?: number;
  currency?: string;
  period?: Period;
  periodInferred?: boolean;
}

export const requirementKinds = [
  "skill",
  "experience",
  "education",
  "licence",
  "certificate",
  "language",
  "authorization",
  "place",
  "schedule",
  "other",
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** What a person has or knows, so that claims can prove it. The others are questions to the person or employer. */
export const heldKinds: ReadonlySet<RequirementKind> = new Set([
  "skill",
  "experience",
  "education",
  "licence",
  "certificate",
  "language",
]);

export const necessities = ["required", "preferred"] as const;

/** A demand of a posting. One of `alternatives` is enough. `level` is as in the text. */
export interface Requirement {
  text: string;
  kind: RequirementKind;
  necessity: (typeof necessities)[number];
  alternatives?: string[];
  level?: string;
  span: Span;
}

/** A line that looks like a demand or entry but gave no value. */
export interface UnreadLine {
  text: string;
  span: Span;
}

/** The fields of a posting. Missing fields are absent. */
export interface Opportunity {
  title?: string;
  company?: string;
  locations?: string[];
  remote?: Remote;
  employmentType?: EmploymentType;
  salary?: Salary;
  seniority?: Seniority;
  yearsRequired?: number;
  education?: Education;
  closingDate?: string;
  requirements?: Requirement[];
  /** Computed from the requirements. Each alternative is listed. */
  skills?: { required: string[]; preferred: string[] };
  language?: TextLanguage;
  unread?: UnreadLine[];
  /** From field name, `locations[0]` or `skills.required[0]` to its evidence in the cleaned text. */
  spans: Record<string, Span>;
}

/** A pasted posting. The fields besides `text` come from the person and take precedence. */
export interface PostingInput {
  text: string;
  title?: string | undefined;
  company?: string | undefined;
  location?: string | undefined;
  sourceUrl?: string | undefined;
  /** When it was received, as an ISO date. A day without a year is taken as the next such day. */
  receivedOn?: string | undefined;
}

/** Finds catalogue skills in a text, with positions and kinds. */
export interface SkillFinder {
  find(text: string): { id?: string; start: number; end: number }[];
  entry?(id: string): { kind: SkillKind } | undefined;
}

export interface NormalisedPosting {
  opportunity: Opportunity;
  text: string;
  warnings: string[];
}

/** A value with its source span, if the text contains it. */
export interface Extraction<T> {
  value: T;
  span?: Span | undefined;
}
