import type { Page, PageRequest } from "./page.ts";
import type { Records } from "./records.ts";

/** How a career stood, by day. */
export interface HealthDayRepository {
  /** Newest first; `since` is the first day. */
  list(page: PageRequest & { since?: string | undefined }): Promise<Page<Records["healthDay"]>>;
  get(day: string): Promise<Records["healthDay"] | undefined>;
  /** Keeps a day in place of what was kept of it before. */
  put(day: Records["healthDay"]): Promise<void>;
  /** The first day that is kept. */
  oldest(): Promise<string | undefined>;
  removeBefore(day: string): Promise<void>;
}
