import type { HealthDay } from "../../domain/career-health/schema.ts";
import type { Page, PageRequest } from "./page.ts";

/** How a career stood, by day. */
export interface HealthDayRepository {
  /** Newest first; `since` is the first day. */
  list(page: PageRequest & { since?: string | undefined }): Promise<Page<HealthDay>>;
  get(day: string): Promise<HealthDay | undefined>;
  /** Keeps a day in place of what was kept of it before. */
  put(day: HealthDay): Promise<void>;
  /** The first day that is kept. */
  oldest(): Promise<string | undefined>;
  removeBefore(day: string): Promise<void>;
}
