import type { KnownOpening } from "../../../engine/reasoning/known-opening.ts";
import { interview } from "../../../engine/reasoning/questions/question-shapes.ts";
import { anyDate } from "../../../engine/text/calendar-dates.ts";
import { sentencesOf } from "../../../engine/writing/sentences.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import type { Job } from "../../jobs-workspace/schema.ts";
import { openingsOf } from "./known-opening.ts";
import { postingOf } from "./opening-terms.ts";
import { isOpen } from "./openings.ts";

/** The newest openings whose postings are searched. */
const MOST_OPENINGS = 200;

/** The named openings, or all open ones, whose postings name a date for interviews, with those sentences. */
export async function openingsWithInterview(
  ctx: HandlerContext,
  named: readonly KnownOpening[],
): Promise<KnownOpening[]> {
  if (!ctx.actor.scopes.has("read:jobs_workspace")) return [];
  const { rows } = await ctx.tx.jobs.list({ limit: MOST_OPENINGS, where: { type: "opportunity" } });
  const isMeant = (job: Job) => (named.length === 0 ? isOpen(job) : named.some(({ id }) => id === job.id));
  const linesOf = new Map(rows.filter(isMeant).map((job) => [job.id, interviewLines(job)]));
  const saying = rows.filter(({ id }) => (linesOf.get(id) ?? []).length > 0);
  const known = await openingsOf(ctx, saying, "");
  return known.map((opening) => ({ ...opening, asks: [], lines: linesOf.get(opening.id) ?? [] }));
}

/** The sentences of its posting that name a date for interviews. */
function interviewLines(job: Job): string[] {
  const sentences = postingOf(job)
    .split("\n")
    .flatMap((line) => sentencesOf(line));
  return sentences.filter((one) => interview.test(one) && anyDate.test(one)).map((one) => one.trim());
}
