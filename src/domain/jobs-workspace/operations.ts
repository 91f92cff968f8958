import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import { pageFields, text } from "../common.ts";
import { removeJobFromIndex } from "../memories/from-agent.ts";
import { openingFields } from "../untrusted-fields.ts";
import { createJob, patchJob } from "./jobs.ts";
import { Job, JobSource, JobStatus, JobType, jobFields } from "./schema.ts";

const id = text(200).describe("The item's id, from list_jobs.");
const notFound = () =>
  fail("jobs_workspace.not_found", "No jobs workspace item has this id; list_jobs lists them.");

export const listJobs = defineOperation({
  name: "jobsWorkspace.list",
  quotes: openingFields,
  tool: "list_jobs",
  title: "List jobs workspace",
  description:
    "The user's directions and opportunities, newest first, with their status and what was made for them. Filter by status or type.",
  scope: "read:jobs_workspace",
  effect: "read",
  method: "GET",
  path: "/api/v1/jobs-workspace",
  list: true,
  cacheable: true,
  input: z.strictObject({ ...pageFields, status: JobStatus.optional(), type: JobType.optional() }),
  data: z.array(Job),
  related: ["context.get"],
  run: async ({ tx }, { status, type, ...page }) => {
    const { rows, nextCursor } = await tx.jobs.list({ ...page, where: { status, type } });
    return { data: rows, nextCursor };
  },
});

export const getJob = defineOperation({
  name: "jobsWorkspace.get",
  quotes: openingFields,
  tool: "get_job",
  title: "Get jobs workspace item",
  description: "One direction or opportunity with its status, references and what was read from its posting.",
  scope: "read:jobs_workspace",
  effect: "read",
  method: "GET",
  path: "/api/v1/jobs-workspace/{id}",
  cacheable: true,
  input: z.strictObject({ id }),
  data: Job,
  errors: ["jobs_workspace.not_found"],
  related: ["jobsWorkspace.list"],
  run: async ({ tx }, input) => {
    const data = await tx.jobs.get(input.id);
    if (!data) throw notFound();
    return { data };
  },
});

export const createJobOperation = defineOperation({
  name: "jobsWorkspace.create",
  quotes: openingFields,
  tool: "create_job",
  title: "Create jobs workspace item",
  description:
    "Adds a direction (a kind of work) or an opportunity (one opening) to the user's workspace. To read a pasted posting into fields, use apply with normalize_opportunity instead.",
  scope: "write:jobs_workspace",
  effect: "create",
  method: "POST",
  path: "/api/v1/jobs-workspace",
  input: z.strictObject({ type: JobType, title: text(500), sourceType: JobSource, ...jobFields }),
  data: Job,
  related: ["jobsWorkspace.list"],
  run: async (ctx, input) => ({ data: await createJob(ctx, input) }),
});

export const updateJob = defineOperation({
  name: "jobsWorkspace.update",
  quotes: openingFields,
  tool: "update_job",
  title: "Update jobs workspace item",
  description: "Changes an item's title, company, status, references or metadata; what is left out stays.",
  scope: "write:jobs_workspace",
  effect: "update",
  method: "PATCH",
  path: "/api/v1/jobs-workspace/{id}",
  input: z.strictObject({ id, title: text(500).optional(), ...jobFields }),
  data: Job,
  errors: ["jobs_workspace.not_found"],
  related: ["jobsWorkspace.list"],
  run: async (ctx, { id: itemId, ...patch }) => {
    const job = await ctx.tx.jobs.get(itemId);
    if (!job) throw notFound();
    return { data: await patchJob(ctx, job, patch) };
  },
});

export const deleteJob = defineOperation({
  name: "jobsWorkspace.delete",
  tool: "delete_job",
  title: "Delete jobs workspace item",
  description:
    "Deletes an item for good. Briefs, reports and artifacts made for it stay; checkpoints that name it report it as gone.",
  scope: "write:jobs_workspace",
  effect: "delete",
  method: "DELETE",
  path: "/api/v1/jobs-workspace/{id}",
  input: z.strictObject({ id }),
  data: z.strictObject({ deleted: z.literal(true) }),
  errors: ["jobs_workspace.not_found"],
  related: ["jobsWorkspace.list"],
  run: async ({ tx }, input) => {
    if (!(await tx.jobs.remove(input.id))) throw notFound();
    await removeJobFromIndex(tx, input.id);
    return { data: { deleted: true } as const };
  },
});
