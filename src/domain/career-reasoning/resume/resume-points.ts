import { asksForGap, asksWhatToImprove } from "../../../engine/reasoning/questions/work-done.ts";
import type { Fact } from "../../../engine/reasoning/types.ts";
import { isLapsed } from "../../../engine/resume/json-resume.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { counted } from "../../../shared/text/words.ts";
import { claimsOnce } from "../../evidence/claims.ts";
import type { ClaimRecord } from "../../resume/schema.ts";
import { notUnderstood } from "./dated-facts.ts";
import { endOf, factOf, ofResume, unreadLines } from "./resume-facts.ts";
import { type Dated, datedIn, ofJob } from "./spans.ts";

const MOST = 20;

/** What is open in the resume as a whole, if a question asks for that: its gaps, or what to improve. */
export async function resumePoints(ctx: HandlerContext, query: string): Promise<Fact[]> {
  return [...(await gapFacts(ctx, query)), ...(await openPoints(ctx, query))];
}

/** The months without a job, if a question asks for gaps. A bare year counts whole, so only certain gaps are named. */
async function gapFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  if (!asksForGap.test(query)) return [];
  const all = (await claimsOnce(ctx)).filter(({ path }) => ofJob.test(path));
  const jobs = datedIn(all);
  if (jobs.length === 0) return [];
  const gaps = gapsBetween(jobs, ctx.now);
  const undated = all.length - jobs.length;
  const unread = (await unreadLines(ctx)).filter((line) => period.test(line));
  const [are, has] = gaps.length === 1 ? ["is one gap", "it"] : [`are ${gaps.length} gaps`, "them"];
  const uncounted =
    undated === 0
      ? ""
      : `; ${counted(undated, "job")} without dates ${undated === 1 ? "is" : "are"} not counted`;
  if (unread.length > 0 && gaps.length > 0) {
    const lines = counted(unread.length, "line");
    const answer = `Gaps cannot be counted: ${lines} of the resume with dates ${unread.length === 1 ? "was" : "were"} not understood, and keyFactors has ${unread.length === 1 ? "it" : "them"}`;
    return unread.slice(0, MOST).map((line) => notUnderstood(line, answer));
  }
  const answer =
    gaps.length === 0
      ? `By the dates of the resume, no month between two jobs or since the last is without a job${uncounted}`
      : `By the dates of the resume, there ${are}; keyFactors has ${has}${uncounted}`;
  if (gaps.length === 0) return [{ field: `${ofResume}gaps.none`, text: `${answer}.`, answer }];
  return gaps.map(({ claim, months, isLast }) => ({
    ...factOf(claim),
    text: `${counted(months, "month")} without a job ${isLast ? "since" : "before"} ${claim.text}`,
    answer,
  }));
}

/** Two years, or a year and a word for now, in a line that no entry was made of. */
const period =
  /(?<!\d)(?:19|20)\d\d(?!\d).{1,20}?(?:(?<!\d)(?:19|20)\d\d(?!\d)|present|now|heute|actual\p{L}*|actuel\p{L}*|atual\p{L}*|oggi|heden|nu|obecnie)|(?:summer|sommer|été|verano|verão|estate)\s(?:19|20)\d\d/iu;

type Gap = { claim: ClaimRecord; months: number; isLast?: boolean };

/** The whole months between jobs, and since the last one ended. */
function gapsBetween(jobs: readonly Dated[], now: Date): Gap[] {
  const gaps: Gap[] = [];
  const [first, ...later] = jobs.toSorted((one, other) => one.from.localeCompare(other.from));
  if (first === undefined) return gaps;
  let last = first;
  for (const job of later) {
    const months = monthOf(job.from, 1) - monthOf(last.to, 12) - 1;
    if (months > 0) gaps.push({ claim: job.claim, months });
    if (monthOf(job.to, 12) > monthOf(last.to, 12)) last = job;
  }
  const since = monthOf(now.toISOString(), 1) - monthOf(last.to, 12) - 1;
  return since > 0 ? [...gaps, { claim: last.claim, months: since, isLast: true }] : gaps;
}

function monthOf(date: string, fallback: number): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || fallback);
}

/** What is open in the resume itself, if a question asks what to improve. */
async function openPoints(ctx: HandlerContext, query: string): Promise<Fact[]> {
  if (!asksWhatToImprove.test(query)) return [];
  const claims = await claimsOnce(ctx);
  if (claims.length === 0) return [];
  const unread = await unreadLines(ctx);
  const silent = claims.filter(
    ({ path }) => ofJob.test(path) && !claims.some((other) => other.path.startsWith(`${path}.`)),
  );
  const ended = claims.filter(
    ({ kind, text }) => kind === "certificate" && isLapsed(text, { endDate: endOf(text) }, ctx.now),
  );
  const count = unread.length + silent.length + ended.length;
  const judged = "How well the resume is written is not judged";
  const answer =
    count === 0
      ? `${judged}, and no open point was found in its entries`
      : `${judged}; ${count === 1 ? "one point in it is" : `${count} points in it are`} open, and keyFactors has ${count === 1 ? "it" : count > MOST ? `the first ${MOST}` : "them"}`;
  const facts = [
    ...silent.map((claim) => ({
      ...factOf(claim),
      text: `No line says what was done: ${claim.text}`,
      answer,
    })),
    ...ended.map((claim) => ({ ...factOf(claim), text: `No longer valid: ${claim.text}`, answer })),
    ...unread.map((line) => notUnderstood(line, answer)),
  ];
  return facts.length > 0
    ? facts.slice(0, MOST)
    : [{ field: `${ofResume}points.none`, text: `${answer}.`, answer }];
}
