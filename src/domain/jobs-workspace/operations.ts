import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { page } from "../../operation/page.ts";
import { Deleted, markGone } from "../citations.ts";
import { pageFields, text } from "../common.ts";
import { confirmRecord } from "../confirm-record.ts";
import { removeJobFromIndex } from "../memories/from-agent.ts";
import { openingFields } from "../untrusted-fields.ts";
import { conciseJob, jobRow } from "./concise.ts";
import { createJob, patchJob } from "./jobs.ts";
import { Job, JobSource, JobStatus, JobType, jobFields } from "./schema.ts";

const id = text(200).describe("The item's id, from list_jobs.");
const notFound = () =>
  fail("jobs_workspace.not_found", "No opening or direction has this id.", { see: "jobsWorkspace.list" });

export const listJobs = defineOperation({
  name: "jobsWorkspace.list",
  title: "List jobs workspace",
  description:
    "The user's directions and opportunities, newest first, with their status and the documents made for them.",
  scope: "read:jobs_workspace",
  effect: "read",
  input: z.strictObject({ ...pageFields, status: JobStatus.optional(), type: JobType.optional() }),
  output: page(Job),
  http: {
    route: "GET /api/v1/jobs-workspace",
    related: ["context.get"],
  },
  mcp: {
    tool: "list_jobs",
    toolset: "core",
    words: ["openings", "applications", "pipeline", "board"],
    concise: { of: (jobs) => jobs.map(jobRow) },
    untrusted: openingFields,
  },
  policy: {
    cache: true,
  },
  handler: async ({ tx }, { status, type, ...page }) => {
    const { rows, nextCursor } = await tx.jobs.list({ ...page, where: { status, type } });
    return { data: rows, nextCursor };
  },
});

export const getJob = defineOperation({
  name: "jobsWorkspace.get",
  title: "Get jobs workspace item",
  description: "One direction or opportunity with its status, references and what was read from its posting.",
  scope: "read:jobs_workspace",
  effect: "read",
  input: z.strictObject({ id }),
  output: Job,
  errors: {
    throws: ["jobs_workspace.not_found"],
  },
  http: {
    route: "GET /api/v1/jobs-workspace/{id}",
    related: ["jobsWorkspace.list"],
  },
  mcp: {
    tool: "get_job",
    words: ["opening", "posting", "deadline"],
    resource: {
      uri: "career://jobs-workspace/{id}",
      name: "job",
      title: "Jobs workspace item",
      description: "A direction or an opening with its status and what was read from its posting.",
      position: 5,
    },
    untrusted: openingFields,
  },
  policy: {
    cache: true,
  },
  handler: async ({ tx }, input) => {
    const data = await tx.jobs.get(input.id);
    if (!data) throw notFound();
    return { data };
  },
});

export const createJobOperation = defineOperation({
  name: "jobsWorkspace.create",
  title: "Create jobs workspace item",
  description:
    "Adds a direction (a kind of work) or an opportunity (one opening) to the user's workspace. To read a pasted posting into fields, use apply with normalize_opportunity instead.",
  scope: "write:jobs_workspace",
  effect: "create",
  input: z.strictObject({ type: JobType, title: text(500), sourceType: JobSource, ...jobFields }),
  output: Job,
  http: {
    route: "POST /api/v1/jobs-workspace",
    related: ["jobsWorkspace.list"],
  },
  mcp: {
    tool: "create_job",
    words: ["save an opening", "track an application"],
    untrusted: openingFields,
  },
  handler: async (ctx, input) => ({ data: await createJob(ctx, input) }),
});

export const updateJob = defineOperation({
  name: "jobsWorkspace.update",
  title: "Update jobs workspace item",
  description: "Changes an item's title, company, status, references or metadata. Omitted fields stay.",
  scope: "write:jobs_workspace",
  effect: "update",
  input: z.strictObject({ id, title: text(500).optional(), ...jobFields }),
  output: Job,
  errors: {
    throws: ["jobs_workspace.not_found"],
  },
  http: {
    route: "PATCH /api/v1/jobs-workspace/{id}",
    related: ["jobsWorkspace.list"],
  },
  mcp: {
    tool: "update_job",
    words: ["rename an opening", "change status", "archive", "withdraw"],
    concise: {
      of: conciseJob,
      full: ({ id: itemId }) => ({ operation: "jobsWorkspace.get", input: { id: itemId } }),
    },
    untrusted: openingFields,
  },
  handler: async (ctx, { id: itemId, ...patch }) => {
    const job = await ctx.tx.jobs.get(itemId);
    if (!job) throw notFound();
    return { data: await patchJob(ctx, job, patch) };
  },
});

export const deleteJob = defineOperation({
  name: "jobsWorkspace.delete",
  title: "Delete jobs workspace item",
  description:
    "Deletes an item. Briefs, reports and artifacts made for it stay; what cites it by id is named in citedBy and shows it as gone.",
  scope: "write:jobs_workspace",
  effect: "delete",
  input: z.strictObject({ id }),
  output: Deleted,
  errors: {
    throws: ["jobs_workspace.not_found"],
  },
  http: {
    route: "DELETE /api/v1/jobs-workspace/{id}",
    related: ["jobsWorkspace.list"],
  },
  mcp: {
    tool: "delete_job",
    words: ["delete an opening", "remove an opening", "delete an application"],
    confirm: confirmRecord(listJobs, ({ title }) => title),
  },
  handler: async ({ tx }, input) => {
    if (!(await tx.jobs.remove(input.id))) throw notFound();
    await removeJobFromIndex(tx, input.id);
    return { data: { deleted: true, citedBy: await markGone(tx, [{ kind: "job", id: input.id }]) } as const };
  },
});
