import type { Fit } from "../../../engine/fit/opening.ts";
import { insightGenerated } from "../../alerts/schema.ts";
import { Report } from "../../reports/schema.ts";
import { writeDiary } from "../../timeline/diary.ts";
import type { AgentRun } from "../run.ts";
import { storeVersion } from "../versions.ts";

/** What a report says; marks, ids and times are added when it is stored. */
export interface ReportContent {
  kind: "exploration" | "comparison" | "branch" | "career_health";
  title: string;
  summary: string;
  contentMarkdown: string;
  branchId?: string | undefined;
  prompt?: string | undefined;
  evidenceRefs: string[];
  claims: Record<string, unknown>[];
  fitHypotheses: Record<string, unknown>[];
  tradeoffs: Record<string, unknown>[];
  risks: Record<string, unknown>[];
  recommendedActions: Record<string, unknown>[];
}

/** Stores a report, a new version where its branch has one, and tells subscribers. */
export async function storeReport(
  run: AgentRun,
  inputs: unknown,
  content: ReportContent,
): Promise<{ document: Report; reused: boolean }> {
  const { ctx, context } = run;
  const at = ctx.now.toISOString();
  const before = content.branchId ? await latestOf(run, content.branchId) : undefined;
  const stored = await storeVersion(run, ctx.tx.reports, inputs, (marks) =>
    Report.parse({
      id: ctx.newId("rep"),
      userId: ctx.actor.userId,
      ...content,
      checkpointId: context.checkpointId ?? null,
      branchId: content.branchId ?? null,
      ...marks,
      version: before ? (before.version ?? 1) + 1 : marks.version,
      supersedesReportId: before?.id ?? marks.supersedes,
      artifactRefs: [],
      createdAt: at,
      updatedAt: at,
    }),
  );
  if (!stored.reused) {
    const { id, kind, title } = stored.document;
    await ctx.publish(insightGenerated, { kind: "report", id });
    await writeDiary(ctx, { eventType: "report.created", eventData: { reportId: id, kind, title } });
  }
  return stored;
}

async function latestOf({ ctx }: AgentRun, branchId: string): Promise<Report | undefined> {
  return (await ctx.tx.reports.list({ limit: 1, where: { branchId } })).rows[0];
}

/** The claim ids that a fit rests on, each once. */
export function evidenceOf(fits: readonly (Fit | undefined)[]): string[] {
  return [...new Set(fits.flatMap((fit) => fit?.matchedSkills.flatMap(({ claimIds }) => claimIds) ?? []))];
}

/** The texts of cited claims, as the report's `claims`. */
export async function citedClaims(
  { ctx }: AgentRun,
  ids: readonly string[],
): Promise<Record<string, unknown>[]> {
  const wanted = new Set(ids);
  const claims = await ctx.tx.resume.claims();
  return claims.filter(({ id }) => wanted.has(id)).map(({ id, kind, text }) => ({ claimId: id, kind, text }));
}
