import { listJobs } from "../domain/jobs-workspace/operations.ts";
import type { Job } from "../domain/jobs-workspace/schema.ts";
import { rowsOf } from "./parts/pager.tsx";
import type { Person } from "./person.ts";

/** The most items collected for one page. */
const MOST = 500;

/** Directions and openings, newest first, as many as fit on a page. `next` is the start of the older ones. */
export async function openingsOf(person: Person, cursor?: string) {
  const { rows: jobs, next } = await rowsOf(person, listJobs, MOST, cursor);
  return { jobs, next };
}

export function nameOf({ title, company }: Pick<Job, "title" | "company">): string {
  return company ? `${title}, ${company}` : title;
}
