import { listJobs } from "../domain/jobs-workspace/operations.ts";
import type { Job } from "../domain/jobs-workspace/schema.ts";
import { nextCursor } from "./parts/pager.tsx";
import type { Person } from "./person.ts";

/** The most items collected for one page. */
const MOST = 500;
const A_CALL = 100;

/** Directions and openings, newest first, as many as fit on a page. `next` is the start of the older ones. */
export async function openingsOf(
  person: Person,
  cursor?: string,
): Promise<{ jobs: readonly Job[]; next: string | undefined }> {
  const jobs: Job[] = [];
  let next = cursor;
  do {
    const { data, metadata } = await person.ask(listJobs, { limit: A_CALL, ...(next && { cursor: next }) });
    jobs.push(...data);
    next = nextCursor(metadata);
  } while (next !== undefined && jobs.length < MOST);
  return { jobs, next };
}

/** An opening's name in a list. */
export function nameOf({ title, company }: Pick<Job, "title" | "company">): string {
  return company ? `${title}, ${company}` : title;
}
