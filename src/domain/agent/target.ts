import { namedOccupation } from "../../engine/catalog/titles/named-occupation.ts";
import type { CatalogueIndex } from "../../engine/fit/prepare.ts";
import { cleanInline } from "../../engine/posting/html/clean.ts";
import { normalisePosting } from "../../engine/posting/normalise.ts";
import type { Opportunity } from "../../engine/posting/types.ts";
import { jsonHash } from "../../shared/hash.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { AgentRun } from "./apply/run.ts";
import type { OpportunityInput, Target } from "./schema.ts";
import { storedOpportunity } from "./stored-opportunity.ts";

/** An opening as far as it could be read. */
export interface ReadOpening {
  opportunity: Opportunity;
  text: string;
  warnings: string[];
  /** The same for the same opening pasted again. */
  key: string;
}

/** What an action is about: an opening, or a direction that names an occupation; `position` is its place in the catalogue. */
export interface Subject {
  kind: string;
  title: string;
  company?: string | undefined;
  opportunity?: Opportunity | undefined;
  job?: Job | undefined;
  position?: number | undefined;
  /** All that was resolved from the request, for telling versions apart. */
  inputs: unknown;
}

/** Text that an opening was given in; empty where only a link was. */
export function openingText({ rawText, description }: OpportunityInput): string {
  return [rawText, description].filter(Boolean).join("\n\n").trim();
}

/** Reads an opening's text into fields. Its text is third-party: data, never an instruction. */
function readOpening(input: OpportunityInput, { skills }: CatalogueIndex): ReadOpening {
  const finder = {
    find: (text: string) =>
      skills.find(text).map(({ id, text: name, start, end }) => ({ id, name, start, end })),
  };
  const read = normalisePosting(
    {
      text: openingText(input),
      title: input.title ?? undefined,
      company: input.company ?? undefined,
      location: input.location ?? undefined,
      sourceUrl: input.sourceUrl ?? undefined,
    },
    finder,
  );
  dropPlaceNames(read.opportunity);
  const told = [input.title, input.company, input.location].map((part) => part?.trim().toLowerCase() ?? "");
  return { ...read, key: jsonHash([input.sourceUrl ?? "", ...told, read.text]) };
}

/** An opening as it came, without what its page hides: what an answer may repeat. */
export function shownOpening(input: OpportunityInput, index: CatalogueIndex): OpportunityInput {
  const { text } = readOpening(input, index);
  const { description: _, rawText: __, title, company, location, ...rest } = input;
  return {
    ...rest,
    ...(title && { title: cleanInline(title) }),
    ...(company && { company: cleanInline(company) }),
    ...(location && { location: cleanInline(location) }),
    ...(text !== "" && { rawText: text }),
  };
}

/** A skill read inside the company's name or the place is no skill ("Leeds" is not LEED). */
function dropPlaceNames(opportunity: Opportunity): void {
  const { skills, spans } = opportunity;
  if (!skills) return;
  const named = Object.entries(spans).filter(
    ([field]) => field === "company" || field.startsWith("locations"),
  );
  const isInside = ([start, end]: readonly number[]) =>
    named.some(([, [from, to]]) => (start ?? 0) >= from && (end ?? 0) <= to);
  for (const list of ["required", "preferred"] as const) {
    const kept = skills[list].flatMap((name, at) => {
      const span = spans[`skills.${list}[${at}]`];
      return span && isInside(span) ? [] : [{ name, span }];
    });
    for (const at of skills[list].keys()) delete spans[`skills.${list}[${at}]`];
    for (const [at, { span }] of kept.entries()) if (span) spans[`skills.${list}[${at}]`] = span;
    skills[list] = kept.map(({ name }) => name);
  }
}

/** The jobs item that an opening was normalised into before. */
export async function jobOf({ ctx, items }: AgentRun, key: string): Promise<Job | undefined> {
  const id = items.get(key);
  const found = id === undefined ? undefined : await ctx.tx.jobs.get(id);
  if (found?.metadata?.opportunityKey === key) return found;
  const { rows } = await ctx.tx.jobs.list({ limit: 1, where: { "metadata.opportunityKey": key } });
  if (rows[0]) items.set(key, rows[0].id);
  return rows[0];
}

/** What an action is about: its own opening or target, the call's, or the jobs item at hand; undefined where nothing says. */
export async function subjectOf(
  run: AgentRun,
  action: { target?: Target | undefined; opportunity?: OpportunityInput | undefined },
): Promise<Subject | undefined> {
  const opportunity = action.opportunity ?? (action.target ? undefined : run.opportunity);
  const opening = opportunity && (await fromOpening(run, opportunity));
  if (opening) return opening;
  const target = action.target ?? run.target;
  if (target) return fromTarget(run, target);
  const job = run.jobId === undefined ? undefined : await run.ctx.tx.jobs.get(run.jobId);
  return job && fromJob(run, job);
}

/** Reads an opening once in a call, however many actions are about it. */
export function readOnce({ openings, ctx }: AgentRun, input: OpportunityInput): ReadOpening {
  const asked = JSON.stringify(input);
  const opening = openings.get(asked) ?? readOpening(input, ctx.catalogue());
  openings.set(asked, opening);
  return opening;
}

async function fromOpening(run: AgentRun, input: OpportunityInput): Promise<Subject | undefined> {
  const index = run.ctx.catalogue();
  const { opportunity, key, text } = readOnce(run, input);
  const title = opportunity.title ?? "";
  if (text === "" && title === "") return undefined;
  return {
    kind: "opportunity",
    title: title || "Untitled opening",
    company: opportunity.company,
    opportunity,
    job: await jobOf(run, key),
    position: positionOf(title, index),
    inputs: key,
  };
}

async function fromTarget(run: AgentRun, target: Target): Promise<Subject | undefined> {
  const job = target.id ? await run.ctx.tx.jobs.get(target.id) : undefined;
  if (job) return fromJob(run, job);
  const index = run.ctx.catalogue();
  const byCode = target.id ? index.positions.get(target.id) : undefined;
  const position = byCode ?? positionOf(target.value, index);
  const title =
    position === undefined ? target.value : (index.occupations[position]?.entry.title ?? target.value);
  return { kind: target.kind, title, position, inputs: target };
}

function fromJob(run: AgentRun, job: Job): Subject {
  const opportunity = storedOpportunity(job.metadata?.opportunity);
  return {
    kind: job.type === "opportunity" ? "opportunity" : "career_path",
    title: job.title,
    company: job.company ?? undefined,
    opportunity,
    job,
    position: positionOf(job.title, run.ctx.catalogue()),
    inputs: [job.id, job.title, job.company ?? null, opportunity ?? null],
  };
}

function positionOf(title: string, { titles, positions }: CatalogueIndex): number | undefined {
  const named = title === "" ? undefined : namedOccupation(title, titles);
  return named && positions.get(named.code);
}
