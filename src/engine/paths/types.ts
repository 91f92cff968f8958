import type { RiasecProfile } from "../assessment/riasec.ts";
import type { Seniority } from "../seniority.ts";

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

/** A path to compare a person with. Scores 0..100; unknown or unshared parts are absent. */
export interface CareerPath {
  id: string;
  riasecProfile?: RiasecProfile;
  workStyleProfile?: Readonly<Record<string, number>>;
  stations: readonly Station[];
  /** At the first station. */
  seniority?: Seniority;
  transitions: readonly PathTransition[];
  /** Only on a path that represents a group of users. `size` is a band such as "5 or more". */
  group?: { size: string };
}
