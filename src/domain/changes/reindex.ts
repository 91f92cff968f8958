import { moduleIds } from "../../engine/assessment/module-ids.ts";
import { leafPaths } from "../../engine/resume/fields.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import type { FoundThing } from "../../store/ports/changes.ts";
import { indexBrief, indexCheckpoint, indexJob, indexReport } from "../memories/from-agent.ts";
import { indexAssessment, indexProfile } from "../memories/from-profile.ts";
import { indexResume } from "../memories/from-resume.ts";

type Reindex = (ctx: HandlerContext, id: string) => Promise<void>;

const reindexers: Readonly<Record<string, Reindex>> = {
  profile: async (ctx) => indexProfile(ctx, (await ctx.tx.profile.get())?.profile ?? {}),
  resume: async (ctx) => {
    await dropStrayFields(ctx);
    const { unread = [] } = (await ctx.tx.resume.get()) ?? {};
    await indexResume(ctx, await ctx.tx.resume.claims(), unread);
  },
  job: document("job", (tx) => tx.jobs, indexJob),
  fit_brief: document("fit_brief", (tx) => tx.briefs, indexBrief),
  report: document("report", (tx) => tx.reports, indexReport),
  checkpoint: document("checkpoint", (tx) => tx.checkpoints, indexCheckpoint),
};

/** Updates the search index to the current state. */
export async function reindex(ctx: HandlerContext, things: readonly FoundThing[]): Promise<void> {
  for (const { kind, id } of things) await reindexers[kind]?.(ctx, id);
  if (things.some(({ kind }) => kind === "assessment")) await reindexAssessments(ctx);
}

/** Removes the fields that the document no longer has. */
async function dropStrayFields({ tx }: HandlerContext): Promise<void> {
  const record = await tx.resume.get();
  if (!record) return;
  const paths = new Set(leafPaths(record.document));
  const fields = record.fields.filter(({ path }) => paths.has(path));
  if (fields.length < record.fields.length) await tx.resume.put({ ...record, fields });
}

function document<Document>(
  source: string,
  repository: (tx: HandlerContext["tx"]) => { get: (id: string) => Promise<Document | undefined> },
  index: (ctx: HandlerContext, document: Document) => Promise<void>,
): Reindex {
  return async (ctx, id) => {
    const found = await repository(ctx.tx).get(id);
    if (found) await index(ctx, found);
    else await ctx.tx.memories.replaceSource(source, id, []);
  };
}

async function reindexAssessments(ctx: HandlerContext): Promise<void> {
  const latest = new Map(
    (await ctx.tx.assessments.latest()).map(({ moduleId, result }) => [moduleId, result]),
  );
  for (const moduleId of moduleIds) {
    const result = latest.get(moduleId);
    if (result) await indexAssessment(ctx, result);
    else await ctx.tx.memories.replaceSource("assessment", moduleId, []);
  }
}
