import { isObject, sameJson } from "../../../shared/json.ts";
import { cutText } from "../../../shared/text/words.ts";
import { createJob, patchJob } from "../../jobs-workspace/jobs.ts";
import { knownOpenings } from "../../jobs-workspace/known-openings.ts";
import type { Job } from "../../jobs-workspace/schema.ts";
import { blockers } from "../apply/blockers.ts";
import { blocked, type Outcome, succeeded } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import { openingRead } from "../computed.ts";
import type { ReadOpening } from "../opening.ts";
import { openingText } from "../opening-page.ts";
import type { OpportunityInput } from "../schema.ts";
import { shownReading } from "../shown-opening.ts";
import { jobOf } from "../target.ts";

/** Reads an opening into fields and stores it as a jobs workspace item. The same opening gives the same item. */
export async function normalizeOpportunity(
  run: AgentRun,
  given: OpportunityInput | undefined,
): Promise<Outcome> {
  const input = given ?? run.opportunity;
  if (!input) return blocked(run.ctx.operations, blockers.subjectMissing);
  const hasText = openingText(input) !== "";
  if (!hasText && input.inputMode === "pasted_link") {
    const blocker = run.ctx.pages ? blockers.opportunityPageUnread : blockers.opportunityLinkOnly;
    return blocked(run.ctx.operations, blocker);
  }
  if (!hasText && !input.title?.trim()) return blocked(run.ctx.operations, blockers.opportunityEmpty);
  const opening = openingRead(run.ctx, input);
  const same = run.execution.preview ? await sameOpening(run, opening, input) : undefined;
  const { job, reused } = await keep(run, input, opening);
  run.jobId = job.id;
  run.items.set(opening.key, job.id);
  run.shown.add(opening.key);
  const inline = {
    opportunity: shownReading(run.ctx, opening),
    job: { id: job.id, status: job.status },
    warnings: opening.warnings,
    provenance: "third_party",
    ...(same && { sameAs: { id: same.id, title: same.title, company: same.company ?? null } }),
  };
  return succeeded({ jobsWorkspaceRefs: [job.id], inline }, reused);
}

/** The item with the same address, or with the same employer and title. */
async function sameOpening(
  run: AgentRun,
  { opportunity, key }: ReadOpening,
  { sourceUrl }: OpportunityInput,
): Promise<Job | undefined> {
  const { title, company } = opportunity;
  const known = await knownItem(run, key);
  return (
    known ?? (await knownOpenings(run.ctx.tx)).find({ title, company, urls: sourceUrl ? [sourceUrl] : [] })
  );
}

async function keep(
  run: AgentRun,
  input: OpportunityInput,
  opening: ReadOpening,
): Promise<{ job: Job; reused: boolean }> {
  const { opportunity, text, key } = opening;
  const known = await knownItem(run, key);
  const title = opportunity.title && cutText(opportunity.title, 500);
  const company = opportunity.company && cutText(opportunity.company, 500);
  const metadata = {
    opportunity: shownReading(run.ctx, opening),
    opportunityKey: key,
    ...(text !== "" && { postingText: text }),
    ...(input.sourceUrl && { sourceUrl: input.sourceUrl }),
    provenance: "third_party",
  };
  if (!known) {
    const job = await createJob(run.ctx, {
      type: "opportunity",
      sourceType: input.inputMode,
      status: "intake_ready",
      title: title ?? "Untitled opening",
      ...(company && { company }),
      metadata,
    });
    return { job, reused: false };
  }
  const { opportunity: before, opportunityKey } = known.metadata ?? {};
  if (opportunityKey === key && sameJson(before, metadata.opportunity)) {
    return { job: known, reused: run.execution.reuseExistingArtifacts };
  }
  const status = known.status === "discovering" ? ("intake_ready" as const) : known.status;
  const patch = { ...(title && { title }), ...(company && { company }), status, metadata };
  const job = await patchJob(run.ctx, forgotten(known), patch, "service");
  return { job, reused: false };
}

/** The current item if it is an opening, or else the item that the same opening was stored in. */
async function knownItem(run: AgentRun, key: string): Promise<Job | undefined> {
  const id = run.context.jobsWorkspaceItemId;
  const atHand = id ? await run.ctx.tx.jobs.get(id) : undefined;
  return atHand?.type === "opportunity" ? atHand : jobOf(run, key);
}

/** The item without what an earlier reading said. A field that the new text omits is unknown. */
function forgotten(job: Job): Job {
  const {
    opportunity: before,
    opportunityKey: _,
    postingText: __,
    sourceUrl: ___,
    ...metadata
  } = job.metadata ?? {};
  const wasRead = isObject(before) && before.company !== undefined && before.company === job.company;
  return { ...job, ...(wasRead && { company: null }), metadata };
}
