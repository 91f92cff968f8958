import { papersAskedByEnd, papersTaken } from "../../../engine/reasoning/questions/resume-lists.ts";
import { boundAsked, timeAsked } from "../../../engine/reasoning/questions/work-done.ts";
import type { Fact } from "../../../engine/reasoning/types.ts";
import { isLapsed } from "../../../engine/resume/json-resume.ts";
import { latinWords } from "../../../engine/text/fold.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { counted } from "../../../shared/text/words.ts";
import { claimsOnce } from "../../evidence/claims.ts";
import type { ClaimRecord } from "../../resume/schema.ts";
import { endOf, factOf, jobsAt, ofResume, unreadLines } from "./resume-facts.ts";
import { type Dated, datedIn, ofEntry, ofJob } from "./spans.ts";

const MOST = 10;

/** What the dates of the resume answer: papers by their end, and the work of a time. */
export async function datedFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  return [
    ...(await endingPapers(ctx, query)),
    ...(await papersOfYears(ctx, query)),
    ...(await timeFacts(ctx, query)),
    ...(await boundFacts(ctx, query)),
  ];
}

/** The papers of the years that a question names, with lines of these years that were not read. */
async function papersOfYears(ctx: HandlerContext, query: string): Promise<Fact[]> {
  const asked = papersTaken(query);
  if (asked === undefined) return [];
  const isOfThem = (text: string) =>
    (text.replace(/until \d{4}/giu, "").match(/(?<!\d)20\d\d(?!\d)/gu) ?? []).some(
      (year) => Number(year) >= asked[0] && Number(year) <= asked[1],
    );
  const found = (await claimsOnce(ctx)).filter(({ kind, text }) => kind === "certificate" && isOfThem(text));
  const unread = (await unreadLines(ctx)).filter(isOfThem);
  const those = counted(found.length, "paper");
  const answer = `By the resume, ${found.length === 0 ? "no paper is" : `${those} ${found.length === 1 ? "is" : "are"}`} of that time${unread.length > 0 ? "; keyFactors also has lines of that time that were not understood" : ""}`;
  return [
    ...found.map((claim) => ({ ...factOf(claim), answer })),
    ...unread.slice(0, MOST).map((line) => notUnderstood(line, answer)),
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
  const unread = (await unreadLines(ctx)).filter((text) => isOfYear({ text }));
  const beside = claims.filter(
    ({ path, text }) => path.startsWith("work") && !ofEntry.test(path) && isOfYear({ text }),
  );
  const entries = [...found.map(({ claim }) => claim), ...beside].slice(0, MOST);
  return [
    ...entries.map((claim) => ({ ...factOf(claim), answer: said })),
    ...unread.slice(0, MOST).map((line) => notUnderstood(line, said)),
  ];
}

/** When the user began or left somewhere, by the entries of the place that a question names. */
async function boundFacts(ctx: HandlerContext, query: string): Promise<Fact[]> {
  const asked = boundAsked(query);
  if (asked === undefined || asked.bound === "application") return [];
  const words = latinWords(asked.name);
  const found = datedIn(await claimsOnce(ctx)).filter(({ claim }) => {
    const own = new Set(latinWords(claim.text));
    return words.length > 0 && words.every((word) => own.has(word));
  });
  const times = found.map(({ from, to }) => (asked.bound === "start" ? from : to)).toSorted();
  const time = asked.bound === "start" ? times[0] : times.at(-1);
  if (time === undefined) return [];
  const said =
    time === "9999"
      ? "By the dates of the resume, this has not ended"
      : `By the dates of the resume, this ${asked.bound === "start" ? "began" : "ended"} in ${time}`;
  return found.map(({ claim }) => ({ ...factOf(claim), answer: said }));
}

/** A line that no entry was made of. */
export function notUnderstood(line: string, answer: string): Fact {
  return { field: `${ofResume}unread.none`, text: `Not understood in the resume: ${line}`, answer };
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
  const { year } = asked;
  const found = (await claimsOnce(ctx)).filter(({ kind, text }) => {
    const until = endOf(text);
    if (kind !== "certificate" || until === undefined) return false;
    if (asked.isOver) return isLapsed(text, { endDate: until }, ctx.now);
    return year === undefined || until.startsWith(String(year));
  });
  const unread = (await unreadLines(ctx)).filter(
    (text) => endWords.test(text) && text.includes(String(year ?? "")),
  );
  const isOne = found.length < 2;
  const ended = asked.isOver ? `${isOne ? "has" : "have"} expired` : isOne ? "ends" : "end";
  const when = `${ended}${asked.isOver ? "" : year === undefined ? " on a stated day" : ` in ${year}`}`;
  const lines = unread.length === 0 ? "" : "what was not understood there";
  const answer =
    found.length === 0
      ? `No paper that was read from the resume ${when}${lines && `; keyFactors has ${lines}`}`
      : `By the resume, ${isOne ? "one paper" : `${found.length} papers`} ${when}; keyFactors has ${isOne ? "it" : "them"}${lines && `, and ${lines}`}`;
  const facts = [
    ...found.map((claim) => ({ ...factOf(claim), answer })),
    ...unread.slice(0, MOST).map((line) => notUnderstood(line, answer)),
  ];
  return facts.length > 0 ? facts : [{ field: "none", text: `${answer}.`, answer }];
}

const endWords =
  /(?<!\p{L})(?:expir\p{L}*|exp|valid\p{L}*|(?:until|hasta|bis|jusqu['’]?(?:en|à)?)(?= \d{1,2}[/.])|renew\p{L}*|due|gültig\p{L}*|caduc\p{L}*|vence\p{L}*|vigente|valable\p{L}*|renouvel\p{L}*|válid\p{L}*|scad\p{L}*)(?!\p{L})/iu;
