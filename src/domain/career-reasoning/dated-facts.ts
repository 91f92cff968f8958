import { papersAskedByEnd } from "../../engine/reasoning/resume-lists.ts";
import type { Fact } from "../../engine/reasoning/types.ts";
import { asksForGap, asksWhatToImprove, timeAsked } from "../../engine/reasoning/work-done.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { counted } from "../../shared/text/words.ts";
import { claimsOnce } from "../evidence/claims.ts";
import type { ClaimRecord } from "../resume/schema.ts";
import { endOf, factOf, jobsAt, ofJob, ofResume } from "./resume-facts.ts";

const MOST = 10;

/** What the resume answers as a whole: papers by their end, gaps, open points, and the work of a time. */
export async function datedFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  return [
    ...(await endingPapers(ctx, query)),
    ...(await gapFacts(ctx, query)),
    ...(await openPoints(ctx, query)),
    ...(await timeFacts(ctx, query)),
  ];
}

/** The entries of the resume that cover the years of a question, or the job before the one that it names. */
async function timeFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  const asked = timeAsked(query);
  if (asked === undefined) return [];
  const claims = await claimsOnce(ctx);
  const dated = datedIn(claims);
  const found = asked.years
    ? covering(dated, asked.years)
    : lastBefore(dated, jobsAt(asked.before ?? "", claims));
  const [first] = found;
  if (!first) return [];
  const said =
    found.length === 1
      ? `By the dates of the resume: ${first.claim.text}`
      : `By the dates of the resume, ${counted(found.length, "entry", "entries")} are of that time; keyFactors has them`;
  const years = asked.years?.map(String) ?? [];
  const isOfYear = ({ text }: { text: string }) => years.some((year) => text.includes(year));
  const unread = (await ctx.tx.memories.list({ limit: MOST, nodeType: ["unread"] })).rows.filter(
    ({ contentText }) => isOfYear({ text: contentText }),
  );
  const beside = claims.filter(
    ({ path, text }) => path.startsWith("work") && !ofEntry.test(path) && isOfYear({ text }),
  );
  const entries = [...found.map(({ claim }) => claim), ...beside].slice(0, MOST);
  return [
    ...entries.map((claim) => ({ ...factOf(claim), answer: said })),
    ...unread.map((line) => notUnderstood(line, said)),
  ];
}

/** A line that no entry was made of. */
function notUnderstood({ contentText }: { contentText: string }, answer: string): Fact {
  return { field: `${ofResume}unread.none`, text: `Not understood in the resume: ${contentText}`, answer };
}

function datedIn(claims: readonly ClaimRecord[]): Dated[] {
  return claims.flatMap((claim) => {
    const span = ofEntry.test(claim.path) ? spanOf(claim.text) : undefined;
    return span ? [{ claim, ...span }] : [];
  });
}

/** The months without a job, if a question asks for gaps. A bare year counts whole, so only certain gaps are named. */
async function gapFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  if (!asksForGap.test(query)) return [];
  const all = (await claimsOnce(ctx)).filter(({ path }) => ofJob.test(path));
  const jobs = datedIn(all);
  if (jobs.length === 0) return [];
  const gaps = gapsBetween(jobs, ctx.now);
  const undated = all.length - jobs.length;
  const [are, has] = gaps.length === 1 ? ["is one gap", "it"] : [`are ${gaps.length} gaps`, "them"];
  const uncounted =
    undated === 0
      ? ""
      : `; ${counted(undated, "job")} without dates ${undated === 1 ? "is" : "are"} not counted`;
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
  const unread = (await ctx.tx.memories.list({ limit: MOST, nodeType: ["unread"] })).rows;
  const silent = claims.filter(
    ({ path }) => ofJob.test(path) && !claims.some((other) => other.path.startsWith(`${path}.`)),
  );
  const today = ctx.now.toISOString();
  const ended = claims.filter(({ kind, text }) => kind === "certificate" && (endOf(text) ?? "9") < today);
  const count = unread.length + silent.length + ended.length;
  const judged = "How well the resume is written is not judged";
  const answer =
    count === 0
      ? `${judged}, and no open point was found in its entries`
      : `${judged}; ${count === 1 ? "one point in it is" : `${count} points in it are`} open, and keyFactors has ${count === 1 ? "it" : "them"}`;
  const facts = [
    ...silent.map((claim) => ({
      ...factOf(claim),
      text: `No line says what was done: ${claim.text}`,
      answer,
    })),
    ...ended.map((claim) => ({ ...factOf(claim), text: `No longer valid: ${claim.text}`, answer })),
    ...unread.map((line) => notUnderstood(line, answer)),
  ];
  return facts.length > 0 ? facts : [{ field: `${ofResume}points.none`, text: `${answer}.`, answer }];
}

const ofEntry = /^(?:work|volunteer|education)\[\d+\]$/;
type Dated = { claim: ClaimRecord; from: string; to: string };

/** The first and last date of an entry, by its claim; a job without an end lasts. */
function spanOf(text: string): Pick<Dated, "from" | "to"> | undefined {
  const found = /\((?:(\d{4}(?:-\d\d)?) – )?(\d{4}(?:-\d\d)?|present)\)$/u.exec(text);
  const to = found?.[2];
  return to === undefined ? undefined : { from: found?.[1] ?? to, to: to === "present" ? "9999" : to };
}

function covering(dated: readonly Dated[], [first, last]: readonly [number, number]): Dated[] {
  return dated.filter(({ from, to }) => Number(from.slice(0, 4)) <= last && Number(to.slice(0, 4)) >= first);
}

/** The job that ended last when the earliest of these began. */
function lastBefore(dated: readonly Dated[], jobs: readonly ClaimRecord[]): Dated[] {
  const begin = dated.flatMap(({ claim, from }) => (jobs.includes(claim) ? [from] : [])).toSorted()[0];
  const earlier = dated.filter(
    ({ claim, to }) => begin !== undefined && ofJob.test(claim.path) && to <= begin,
  );
  return earlier.toSorted((one, other) => other.to.localeCompare(one.to)).slice(0, 1);
}

/** The papers of the resume by their end, if a question asks for that; lines that were not read may name more. */
async function endingPapers(ctx: HandlerContext, query: string): Promise<Fact[]> {
  const asked = papersAskedByEnd(query, ctx.now);
  if (asked === undefined) return [];
  const { year, isOver } = asked;
  const today = ctx.now.toISOString();
  const found = (await claimsOnce(ctx)).filter(({ kind, text }) => {
    const until = endOf(text);
    if (kind !== "certificate" || until === undefined) return false;
    if (isOver) return until < today.slice(0, until.length);
    return year === undefined || until.startsWith(String(year));
  });
  const unread = (await ctx.tx.memories.list({ limit: MOST, nodeType: ["unread"] })).rows.filter(
    ({ contentText }) => endWords.test(contentText) && contentText.includes(String(year ?? "")),
  );
  const isOne = found.length < 2;
  const ended = isOver ? `${isOne ? "has" : "have"} expired` : isOne ? "ends" : "end";
  const when = `${ended}${isOver ? "" : year === undefined ? " on a stated day" : ` in ${year}`}`;
  const lines = unread.length === 0 ? "" : "what was not understood there";
  const answer =
    found.length === 0
      ? `No paper that was read from the resume ${when}${lines && `; keyFactors has ${lines}`}`
      : `By the resume, ${isOne ? "one paper" : `${found.length} papers`} ${when}; keyFactors has ${isOne ? "it" : "them"}${lines && `, and ${lines}`}`;
  const facts = [
    ...found.map((claim) => ({ ...factOf(claim), answer })),
    ...unread.map((line) => notUnderstood(line, answer)),
  ];
  return facts.length > 0 ? facts : [{ field: "none", text: `${answer}.`, answer }];
}

const endWords =
  /(?<!\p{L})(?:expir\p{L}*|exp|valid\p{L}*|(?:until|hasta|bis|jusqu['’]?(?:en|à)?)(?= \d{1,2}[/.])|renew\p{L}*|due|gültig\p{L}*|caduc\p{L}*|vence\p{L}*|vigente|valable\p{L}*|renouvel\p{L}*|válid\p{L}*|scad\p{L}*)(?!\p{L})/iu;
