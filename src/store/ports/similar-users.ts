import type { Records } from "./records.ts";

/** The data that another user has consented to share. No field identifies that user. */
export interface SharedRecord {
  preferences: Pick<
    Records["dataSharing"],
    "shareCareerPath" | "shareAssessmentResults" | "shareSkillProgression"
  >;
  /** The resume document; only with shareCareerPath or shareSkillProgression. */
  document?: Record<string, unknown>;
  /** R I A S E C, 0..100; only with shareAssessmentResults. */
  riasec?: number[];
  /** 0..100 by dimension; only with shareAssessmentResults. */
  workStyle?: Record<string, number>;
}

/** The data behind similar paths: the other users who share something. */
export interface PoolRepository {
  others(): Promise<SharedRecord[]>;
}
