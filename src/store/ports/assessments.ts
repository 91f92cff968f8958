import type { SubmissionRecord } from "../../domain/assessments/schema.ts";
import type { Page, PageRequest } from "./page.ts";

export interface AssessmentRepository {
  add(submission: SubmissionRecord): Promise<void>;
  /** The newest submission of each module, expired ones too. */
  latest(): Promise<SubmissionRecord[]>;
  /** The submissions of a module, newest first, expired ones too. */
  list(page: PageRequest & { moduleId: string }): Promise<Page<SubmissionRecord>>;
  /** All submissions of a module, oldest first. */
  ofModule(moduleId: string): Promise<SubmissionRecord[]>;
  /** Deletes all submissions of a module, so that no earlier one counts in its place. Returns them. */
  remove(moduleId: string): Promise<SubmissionRecord[]>;
}
