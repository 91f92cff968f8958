import type { WritingOpening } from "../../engine/writing/types.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { allPages } from "../../operation/page.ts";
import { openingRead } from "../agent/computed.ts";
import type { OpportunityInput } from "../agent/schema.ts";
import { shownReading, shownStored } from "../agent/shown-opening.ts";
import { openingOfJob, storedOpportunity } from "../agent/stored-opportunity.ts";
import type { Job } from "../jobs-workspace/schema.ts";
import type { Artifact } from "./schema.ts";
import type { Writing } from "./writing-schema.ts";

/** The opening that a document is for: its text, its jobs workspace item, and the stored reading. */
export interface ResolvedOpening extends WritingOpening {
  job: Job | undefined;
  summary: Record<string, unknown> | null;
}

/** The opening in a request, or undefined. Throws ServiceError. */
export async function openingFor(
  ctx: HandlerContext,
  request: Writing,
): Promise<ResolvedOpening | undefined> {
  const { opportunity, jobsWorkspaceItemId } = request;
  if (opportunity) return fromText(ctx, opportunity);
  if (!jobsWorkspaceItemId) return undefined;
  const job = await ctx.tx.jobs.get(jobsWorkspaceItemId);
  if (!job) {
    throw fail("jobs_workspace.not_found", "No opening or direction has this id.", {
      see: "jobsWorkspace.list",
    });
  }
  return fromJob(job);
}

async function fromText(ctx: HandlerContext, input: OpportunityInput): Promise<ResolvedOpening> {
  const opening = openingRead(ctx, input);
  const { opportunity, text, key } = opening;
  const { title, company } = opportunity;
  if (text === "" && !title) {
    throw fail(
      "validation.bad_request",
      "opportunity must have the opening's text as rawText, which proves what a document says about it.",
    );
  }
  const { rows } = await ctx.tx.jobs.list({ limit: 1, where: { "metadata.opportunityKey": key } });
  return {
    ...{ title, company },
    text: [text, opportunity.locations?.join(", ")].filter(Boolean).join("\n"),
    job: rows[0],
    summary: shownReading(ctx, opening),
  };
}

/** The opening of a stored document: the item that names the document, or the document's own copy. */
export async function openingOfArtifact(
  { tx }: HandlerContext,
  { id, opportunitySummary }: Artifact,
): Promise<ResolvedOpening | undefined> {
  const jobs = await allPages((page) => tx.jobs.list(page));
  const job = jobs.find(({ artifactRefs }) => artifactRefs.includes(id));
  if (job) return fromJob(job);
  const kept = storedOpportunity(opportunitySummary);
  if (!kept) return undefined;
  const { title, company, locations = [], requirements = [] } = kept;
  const text = [title, company, ...requirements.map((asked) => asked.text), ...locations];
  return {
    title,
    company,
    text: text.filter(Boolean).join("\n"),
    job: undefined,
    summary: shownStored(kept),
  };
}

/** An item with its posting if one was read, and with the contacts of its application. */
function fromJob(job: Job): ResolvedOpening {
  const { postingText } = job.metadata ?? {};
  const read = openingOfJob(job);
  const contacts = job.application?.contacts ?? [];
  const parts = [
    typeof postingText === "string" ? postingText : undefined,
    ...(read?.requirements ?? []).map(({ text }) => text),
    ...(read?.locations ?? []),
    ...contacts.map(({ name, role }) => [name, role].filter(Boolean).join(", ")),
  ];
  return {
    title: job.title,
    company: job.company ?? undefined,
    text: parts.filter(Boolean).join("\n"),
    job,
    summary: read ? shownStored(read) : null,
  };
}
