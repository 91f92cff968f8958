import { z } from "zod";
import { defineOperation } from "../../operation/definition.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { text } from "../common.ts";
import { openingFields } from "../untrusted-fields.ts";
import { conciseJob } from "./concise.ts";
import { mergeJobs, splitJob } from "./merge.ts";
import { Job } from "./schema.ts";

const id = text(200).describe("The item that stays, from list_jobs.");

export const mergeJobsOperation = defineOperation({
  name: "jobsWorkspace.merge",
  title: "Merge jobs workspace items",
  description:
    "Makes one item of two that are the same opening, as on two boards. split_jobs or undo takes it back.",
  scope: "write:jobs_workspace",
  effect: "update",
  input: z.strictObject({ id, other: text(200).describe("The item that goes into it.") }),
  output: Job,
  errors: { throws: ["jobs_workspace.not_found"] },
  http: { route: "POST /api/v1/jobs-workspace/{id}/merge", status: 200, related: ["jobsWorkspace.get"] },
  mcp: {
    tool: "merge_jobs",
    words: ["duplicate", "same opening", "two boards"],
    concise: {
      of: conciseJob,
      full: (input) => ({ operation: "jobsWorkspace.get", input: { id: input.id } }),
    },
    untrusted: openingFields,
  },
  handler: async (ctx, input) => {
    if (input.id === input.other) throw fail("validation.bad_request", "other must be another item than id.");
    const [job, other] = [await required(ctx, input.id), await required(ctx, input.other)];
    if (job.type !== other.type)
      throw fail("validation.bad_request", "other must be an opening as well, not a direction.");
    return { data: await mergeJobs(ctx, job, other) };
  },
});

export const splitJobsOperation = defineOperation({
  name: "jobsWorkspace.split",
  title: "Split jobs workspace item",
  description: "Splits off an item that was merged into another, with its data.",
  scope: "write:jobs_workspace",
  effect: "update",
  input: z.strictObject({ id, part: text(200).describe("An id from metadata.merged.") }),
  output: z.strictObject({ item: Job, taken: Job }),
  errors: { throws: ["jobs_workspace.not_found"] },
  http: { route: "POST /api/v1/jobs-workspace/{id}/split", status: 200, related: ["jobsWorkspace.get"] },
  mcp: {
    tool: "split_jobs",
    words: ["not the same opening", "take apart"],
    concise: { of: ({ item, taken }) => ({ item: conciseJob(item), taken: conciseJob(taken) }) },
    untrusted: openingFields,
  },
  handler: async (ctx, input) => {
    const [item, taken] = await splitJob(ctx, await required(ctx, input.id), input.part);
    return { data: { item, taken } };
  },
});

async function required({ tx }: HandlerContext, itemId: string): Promise<Job> {
  const job = await tx.jobs.get(itemId);
  if (job) return job;
  throw fail("jobs_workspace.not_found", "No opening or direction has this id.", {
    see: "jobsWorkspace.list",
  });
}
