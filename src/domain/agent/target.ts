import { type NamedTime, timesNamed } from "../../engine/fit/opening/times-named.ts";
import { hoursNamed, type WorkHours } from "../../engine/posting/reading/hours-said.ts";
import type { Opportunity } from "../../engine/posting/types.ts";
import { textOf } from "../../engine/resume/json-resume.ts";
import type { ResolvedRole } from "../../engine/roles/resolve-role.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { AgentRun } from "./apply/run.ts";
import { openingRead, positionOf, roleInText, roleResolved } from "./computed.ts";
import type { OpportunityInput, Target } from "./schema.ts";
import { shownReading, shownStored } from "./shown-opening.ts";
import { openingOfJob } from "./stored-opportunity.ts";

/**
 * What an action is about: an opening, or a direction that names an occupation. `position` is the occupation's
 * place in the catalogue.
 */
export interface ResolvedTarget {
  kind: string;
  title: string;
  company?: string | undefined;
  opportunity?: Opportunity | undefined;
  /** The opening's text, if it is stored. */
  text?: string | undefined;
  /** The opening as shown in answers and documents. */
  shown?: Record<string, unknown> | undefined;
  job?: Job | undefined;
  position?: number | undefined;
  /** When one works there: nights, weekends, shifts. */
  times?: readonly NamedTime[] | undefined;
  /** How much one works there. */
  hours?: WorkHours | undefined;
  /** How its name was understood; absent if a code was given. */
  role?: ResolvedRole | undefined;
  /** Everything resolved from the request, used to tell versions apart. */
  inputs: unknown;
}

/** The jobs item that this opening was stored in earlier. */
export async function jobOf({ ctx, items }: AgentRun, key: string): Promise<Job | undefined> {
  const id = items.get(key);
  const found = id === undefined ? undefined : await ctx.tx.jobs.get(id);
  if (found?.metadata?.opportunityKey === key) return found;
  const { rows } = await ctx.tx.jobs.list({ limit: 1, where: { "metadata.opportunityKey": key } });
  if (rows[0]) items.set(key, rows[0].id);
  return rows[0];
}

/**
 * What an action is about, in this order: its own opening or target, the call's, the current jobs item. Undefined
 * if there is none.
 */
export async function resolveTarget(
  run: AgentRun,
  action: { target?: Target | undefined; opportunity?: OpportunityInput | undefined },
): Promise<ResolvedTarget | undefined> {
  const opportunity = action.opportunity ?? (action.target ? undefined : run.opportunity);
  const opening = opportunity && (await fromOpening(run, opportunity));
  if (opening) return opening;
  const target = action.target ?? run.target;
  if (target) return fromTarget(run, target);
  const job = run.jobId === undefined ? undefined : await run.ctx.tx.jobs.get(run.jobId);
  return job && subjectOfJob(run.ctx, job);
}

async function fromOpening(run: AgentRun, input: OpportunityInput): Promise<ResolvedTarget | undefined> {
  const opening = openingRead(run.ctx, input);
  const { opportunity, key, text } = opening;
  const title = opportunity.title ?? "";
  const role = roleResolved(run.ctx, title);
  if (text === "" && title === "") return undefined;
  return {
    kind: "opportunity",
    title: title || "Untitled opening",
    company: opportunity.company,
    opportunity,
    text,
    shown: shownReading(run.ctx, opening),
    job: await jobOf(run, key),
    position: positionOf(run.ctx, role),
    times: opening.times,
    hours: opening.hours,
    role,
    inputs: [key, opportunity],
  };
}

async function fromTarget(run: AgentRun, target: Target): Promise<ResolvedTarget | undefined> {
  const job = target.id ? await run.ctx.tx.jobs.get(target.id) : undefined;
  if (job) return subjectOfJob(run.ctx, job);
  const index = run.ctx.catalog();
  const byCode = target.id ? index.positions.get(target.id) : undefined;
  const role = byCode === undefined ? roleInText(run.ctx, target.value) : undefined;
  if (role?.understoodAs === null) run.unclear.push(role);
  const position = byCode ?? (role && positionOf(run.ctx, role));
  const title =
    position === undefined ? target.value : (index.occupations[position]?.entry.title ?? target.value);
  return { kind: target.kind, title, position, role, inputs: target };
}

export function subjectOfJob(ctx: HandlerContext, job: Job): ResolvedTarget {
  const opportunity = openingOfJob(job);
  const role = roleResolved(ctx, job.title);
  return {
    kind: job.type === "opportunity" ? "opportunity" : "career_path",
    title: job.title,
    company: job.company ?? undefined,
    opportunity,
    text: textOf(job.metadata?.postingText),
    shown: opportunity && shownStored(opportunity),
    job,
    position: positionOf(ctx, role),
    times: opportunity && timesNamed(opportunity, textOf(job.metadata?.postingText)),
    hours: hoursNamed(textOf(job.metadata?.postingText)),
    role,
    inputs: [job.id, job.title, job.company ?? null, opportunity ?? null],
  };
}
