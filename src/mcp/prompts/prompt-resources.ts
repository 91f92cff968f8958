import { field } from "../../shared/view/json.ts";
import type { PromptArguments } from "./arguments.ts";

/** A prompt's attachments, in order. */
export interface PromptResource {
  uri: string;
  /** The argument that named it. A missing item is then the caller's mistake. */
  argument?: string;
}

/** What was found for a prompt: its materials, and ids that replace placeholders in the text. */
interface PromptResources {
  attached: PromptResource[];
  found: PromptArguments;
}

/** Calls an operation. Undefined if there is nothing, or if the peer may not read it. */
export type ReadResource = (operation: string, input: Record<string, unknown>) => Promise<unknown>;

type Gather = (
  args: PromptArguments,
  readInternal: ReadResource,
) => Promise<PromptResources> | PromptResources;

/** By prompt, the data that saves the model its first calls. */
export const promptResourcesOf: Readonly<Record<string, Gather>> = {
  start_session: async ({ checkpointId }, readInternal) => {
    const base = [{ uri: "career://context" }, { uri: "career://alerts" }];
    if (checkpointId !== undefined) {
      return { attached: [...base, named("checkpoints", checkpointId, "checkpointId")], found: {} };
    }
    const newest = idsOf(await readInternal("checkpoints.list", { status: "active", limit: 1 }))[0];
    const place = newest === undefined ? [] : [named("checkpoints", newest)];
    return { attached: [...base, ...place], found: args({ checkpointId: newest }) };
  },

  evaluate_opportunity: async ({ jobId }, readInternal) => {
    const guides = [skill("tailor-resume/SKILL.md"), skill("tailor-resume/references/claims.md")];
    const profile = { uri: "career://profile" };
    if (jobId === undefined) return { attached: [profile, ...guides], found: {} };
    const brief = briefOf(await readInternal("jobsWorkspace.get", { id: jobId }));
    const about = [named("jobs-workspace", jobId, "jobId"), ...brief.map((id) => named("fit-briefs", id))];
    return { attached: [profile, ...about, ...guides], found: {} };
  },

  prepare_interview: async ({ jobId, briefId }, readInternal) => {
    const guide = skill("prepare-interview/references/answers.md");
    const job = await (jobId === undefined
      ? jobWith(briefId, readInternal)
      : readInternal("jobsWorkspace.get", { id: jobId }));
    const id = jobId ?? idsOf([job])[0];
    const briefs = briefId === undefined ? briefOf(job) : [briefId];
    const made = idsOf(await readInternal("executionArtifacts.list", { kind: "interview_brief", limit: 20 }));
    const mine = made.filter((artifact) => textsOf(field(job, "artifactRefs")).includes(artifact));
    return {
      attached: [
        ...(id === undefined ? [] : [named("jobs-workspace", id, "jobId")]),
        ...briefs.map((brief) => named("fit-briefs", brief, briefId === undefined ? undefined : "briefId")),
        ...mine.slice(0, 1).map((artifact) => named("execution-artifacts", artifact)),
        guide,
      ],
      found: args({ jobId: id }),
    };
  },

  weekly_review: ({ since }) => ({
    attached: [{ uri: "career://alerts" }, { uri: "career://career-health" }],
    found: args({ since: since ?? daysAgo(7) }),
  }),

  take_assessment: ({ moduleId = "" }) => ({
    attached: [{ uri: `career://assessments/${moduleId}` }, skill("take-assessment/references/scores.md")],
    found: {},
  }),
};

/** Only parts with a value. */
function args(values: Record<string, string | undefined>): PromptArguments {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

function named(kind: string, id: string, argument?: string): PromptResource {
  return { uri: `career://${kind}/${encodeURIComponent(id)}`, ...(argument !== undefined && { argument }) };
}

function skill(path: string): PromptResource {
  return { uri: `skill://${path}` };
}

/** The jobs workspace item that a brief was made for. */
async function jobWith(briefId: string | undefined, readInternal: ReadResource): Promise<unknown> {
  const jobs = await readInternal("jobsWorkspace.list", { limit: 100 });
  return Array.isArray(jobs) ? jobs.find((job) => field(job, "fitBriefRef") === briefId) : undefined;
}

function briefOf(job: unknown): string[] {
  return textsOf([field(job, "fitBriefRef")]);
}

function idsOf(list: unknown): string[] {
  return Array.isArray(list) ? textsOf(list.map((item) => field(item, "id"))) : [];
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
