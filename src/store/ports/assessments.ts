import type { Page, PageRequest } from "./page.ts";
import type { Records } from "./records.ts";

export interface AssessmentRepository {
  add(submission: Records["submission"]): Promise<void>;
  /** The newest submission of each module, expired ones too. */
  latest(): Promise<Records["submission"][]>;
  /** The submissions of a module, newest first, expired ones too. */
  list(page: PageRequest & { moduleId: string }): Promise<Page<Records["submission"]>>;
  /** All submissions of a module, oldest first. */
  ofModule(moduleId: string): Promise<Records["submission"][]>;
  /** Deletes all submissions of a module, so that no earlier one counts in its place. Returns them. */
  remove(moduleId: string): Promise<Records["submission"][]>;
}
