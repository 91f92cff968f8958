import type { RiasecProfile } from "../assessment/riasec.ts";

/** One move from a station to the next; `duration` in months. */
export interface PathTransition {
  from: string;
  to: string;
  duration: number;
  success: boolean;
  skillsAcquired?: readonly string[];
  challenges?: readonly string[];
  keyLessons?: string;
}

/** A place on a path; `code` is its O*NET-SOC code where known. */
interface Station {
  title: string;
  code?: string;
}

/** A path that a person can be compared with; scores 0..100, a part that is not known or not shared is absent. */
export interface CareerPath {
  id: string;
  riasecProfile?: RiasecProfile;
  workStyleProfile?: Readonly<Record<string, number>>;
  stations: readonly Station[];
  /** At the first station. */
  seniority?: Seniority;
  transitions: readonly PathTransition[];
  /** Only on a path that stands for a group of users; `size` is a band such as "5 or more". */
  group?: { size: string };
}

/** The levels of rank that are compared, lowest first. */
export const seniorities = [
  "intern",
  "junior",
  "mid",
  "senior",
  "staff",
  "lead",
  "principal",
  "manager",
  "director",
  "executive",
] as const;

/** One level of rank. */
type Seniority = (typeof seniorities)[number];

/** The five dimensions of work style, 0..100 each. */
export const workStyles = [
  "openness",
  "conscientiousness",
  "extraversion",
  "agreeableness",
  "emotionalStability",
] as const;
