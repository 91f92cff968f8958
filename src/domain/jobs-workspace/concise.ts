import type { Job } from "./schema.ts";

/** What each item is and what was made for it; what was read of its posting stays with the item. */
export function conciseJobs(jobs: readonly Job[]) {
  return jobs.map(({ userId: _, sourceType: __, metadata: ___, createdAt: ____, ...job }) => job);
}
