import { languagesIn } from "../../../engine/languages.ts";
import type { KnownOpening } from "../../../engine/reasoning/known-opening.ts";
import { asksForDemands } from "../../../engine/reasoning/questions/demand-questions.ts";
import { asksOfLimits } from "../../../engine/reasoning/questions/limit-questions.ts";
import { placeAsked, searchedInPostings } from "../../../engine/reasoning/questions/posting-questions.ts";
import { firstPerson } from "../../../engine/reasoning/questions/question-words.ts";
import { type Searched, saidInPosting } from "../../../engine/reasoning/said-in-posting.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { statusNames } from "../../../shared/view/opening/words.ts";
import { limitsWeighedBy } from "../../agent/computed.ts";
import { openingTitle } from "../../agent/inspect/titles.ts";
import { storedOpportunity } from "../../agent/stored-opportunity.ts";
import { subjectOfJob } from "../../agent/target.ts";
import { openingDue } from "../../follow-ups/follow-ups.ts";
import type { Job } from "../../jobs-workspace/schema.ts";
import { briefOfToday } from "./brief-of-today.ts";
import { appliedOn, closingIn, demandsOf, knownOf, postingOf, unreadIn } from "./opening-terms.ts";

/** What is known about openings, for a question. */
export async function openingsOf(
  ctx: HandlerContext,
  jobs: readonly Job[],
  query: string,
): Promise<KnownOpening[]> {
  const searched = { ...searchedInPostings(query), isOnly: jobs.length === 1 };
  return Promise.all(jobs.map((job) => knownOpening(ctx, job, query, searched)));
}

export async function knownOpening(
  ctx: HandlerContext,
  job: Job,
  query: string,
  { isOnly, ...searched }: Searched & { isOnly: boolean },
): Promise<KnownOpening> {
  const { tx, actor } = ctx;
  const isRead = actor.scopes.has("read:fit_briefs") && job.fitBriefRef;
  const stored = isRead ? await tx.briefs.get(job.fitBriefRef ?? "") : undefined;
  const brief = stored && (await briefOfToday(ctx, job, stored));
  const dueAt = openingDue(job);
  const limits = asksOfLimits(query) ? await limitsWeighedBy(ctx, subjectOfJob(ctx, job)) : undefined;
  const known = knownOf(job);
  const read = storedOpportunity(job.metadata?.opportunity);
  const text = postingOf(job) || undefined;
  // One of several may be meant by the words of its title: "Which openings need a forklift?"
  const names = isOnly ? `${job.title} ${job.company ?? ""}` : "";
  const demands = demandsOf(job);
  const said = saidInPosting(
    { names, asks: demands.map((one) => one.text), known, text, languages: languagesIn(query) },
    searched,
  );
  return {
    ...{ id: job.id, text: openingTitle(job) },
    stage: job.application?.stage ?? statusNames[job.status].toLowerCase(),
    ...(brief && { brief }),
    known,
    ...said,
    unread: unreadIn(job),
    wishes: demands.flatMap((one) => (one.isWished ? [one.text] : [])),
    ...(firstPerson.test(query) && {
      checked: brief?.checks.filter((check) => said.asks.includes(check.text)) ?? [],
    }),
    ...worksAt(read?.remote, query),
    hasText: text !== undefined,
    ...(read?.salary && { pay: read.salary }),
    ...closingIn(job),
    appliedOn: appliedOn(job),
    ...(dueAt !== undefined && { dueAt }),
    ...(asksForDemands(query) && { demands }),
    ...(limits && { limits }),
  };
}

/** Whether an opening is of the asked place of work, by what was read of it; nothing if that says no place. */
function worksAt(remote: string | undefined, query: string): Partial<KnownOpening> {
  const asked = placeAsked(query);
  if (asked === undefined || remote === undefined) return {};
  // Some days at home are remote work in part.
  const isPartly = asked === "remote" && remote === "hybrid";
  return {
    isSaid: remote === asked || isPartly,
    saysAll: remote === asked,
    ...(remote !== asked && !isPartly && { lines: [], asks: [] }),
  };
}
