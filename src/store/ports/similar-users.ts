import type { DataSharing } from "../../domain/data-sharing/schema.ts";

/** What another user admitted to the pool, and nothing beyond it. No field says who it is. */
export interface SharedRecord {
  preferences: Pick<DataSharing, "shareCareerPath" | "shareAssessmentResults" | "shareSkillProgression">;
  /** The resume document; only with shareCareerPath or shareSkillProgression. */
  document?: Record<string, unknown>;
  /** R I A S E C, 0..100; only with shareAssessmentResults. */
  riasec?: number[];
  /** 0..100 by dimension; only with shareAssessmentResults. */
  workStyle?: Record<string, number>;
}

/** The pool behind similar paths: the other users who share something. */
export interface PoolRepository {
  others(): Promise<SharedRecord[]>;
}
