import type { KnownOpening } from "../../../engine/reasoning/known-opening.ts";
import { specificTerms } from "../../../engine/reasoning/pertinent.ts";
import { asksOwnLimit } from "../../../engine/reasoning/questions/own-limits.ts";
import { asksWhenItStarts } from "../../../engine/reasoning/questions/posting-questions.ts";
import { courseWords } from "../../../engine/reasoning/questions/question-matters.ts";
import { mentioner } from "../../../engine/retrieval/bags.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import type { Job } from "../../jobs-workspace/schema.ts";
import { knownOpening, openingsOf } from "./known-opening.ts";
import { asksOf } from "./opening-terms.ts";
import { isOpen, MOST } from "./openings.ts";

async function openJobs({ tx, actor }: HandlerContext): Promise<Job[]> {
  if (!actor.scopes.has("read:jobs_workspace")) return [];
  return (await tx.jobs.list({ limit: MOST, where: { type: "opportunity" } })).rows.filter(isOpen);
}

/** The open openings that a question does not mean, whose postings have all its words or a name in it. */
export async function openingsSaying(ctx: HandlerContext, query: string): Promise<KnownOpening[]> {
  // The start of an opening that is not meant is no answer, nor what it asks for to what the user wants.
  if (asksWhenItStarts(query) || asksOwnLimit(query)) return [];
  const named = [...query.matchAll(/(?<=[\p{L},] )\p{Lu}[\p{L}\d]+/gu)].map(([name]) => name);
  const has = named.length === 0 ? () => false : mentioner(specificTerms(named.join(" ")));
  const found = (await allOpen(ctx, query)).filter(
    ({ isSaid, saysAll, isOnlyNamed, asks, lines = [] }) =>
      isSaid && !isOnlyNamed && (saysAll || [...asks, ...lines].some(has)),
  );
  const having = found.filter(({ isDenied }) => !isDenied);
  return having.length > 0 ? having : found;
}

/** All open openings. */
export async function allOpen(ctx: HandlerContext, query: string): Promise<KnownOpening[]> {
  return openingsOf(ctx, await openJobs(ctx), query);
}

/** The open openings that require what a question names. */
export async function openingsAsking(ctx: HandlerContext, query: string): Promise<KnownOpening[]> {
  const terms = specificTerms(query.replace(courseWords, " "));
  const mentions = mentioner(terms);
  const asking = (await openJobs(ctx)).filter((job) => asksOf(job).some(mentions));
  return Promise.all(asking.map((job) => knownOpening(ctx, job, query, { terms, isOnly: true })));
}
