import type { Fit } from "../../../engine/fit/opening.ts";
import type { Explanation, FitFactor } from "../../../engine/fit/types.ts";
import { inline } from "../../../shared/text/markdown.ts";
import { insightGenerated } from "../../alerts/schema.ts";
import { claimsOnce } from "../../evidence/claims.ts";
import { indexReport } from "../../memories/from-agent.ts";
import { Report } from "../../reports/schema.ts";
import { recordEvent } from "../../timeline/record-event.ts";
import type { AgentRun } from "../apply/run.ts";
import { storeVersion } from "../apply/versions.ts";

/** A report's content. Marks, ids and times are added when it is stored. */
export interface ReportContent {
  kind: "exploration" | "comparison" | "branch" | "career_health";
  title: string;
  summary: string;
  contentMarkdown: string;
  branchId?: string | undefined;
  prompt?: string | undefined;
  /** Claim ids. Their texts become the report's `claims`. */
  evidenceRefs: string[];
  fitHypotheses: Record<string, unknown>[];
  tradeoffs: Record<string, unknown>[];
  risks: Record<string, unknown>[];
  recommendedActions: Record<string, unknown>[];
}

interface Scored {
  title: string;
  factors: readonly FitFactor[];
}

/** Factors in which a direction is ahead of the first one, although its total is lower. */
export function tradeoffs([first, ...others]: readonly Scored[]) {
  return others.flatMap(({ title, factors }) =>
    factors.flatMap(({ key, score }) => {
      const lead = first?.factors.find((factor) => factor.key === key)?.score;
      if (lead === undefined || score <= lead) return [];
      const text = `${title} is ahead of ${first?.title} in ${key} (${Math.round(score)} against ${Math.round(lead)}).`;
      return [{ key, ahead: title, behind: first?.title, text }];
    }),
  );
}

/** A direction with its score, as stored in the report's `fitHypotheses`. */
export function hypothesis({ title, fit }: { title: string; fit: Fit }): Record<string, unknown> {
  return { title, score: fit.score, bucket: fit.bucket, factors: fit.factors, formula: fit.formula };
}

const MOST_GAPS = 3;

/** The arguments against a direction and its requirements without evidence, as stored in the report's `risks`. */
export function risksOf({ title, explanation }: { title: string; explanation: Explanation }) {
  const { riskFactors, missingRequirements } = explanation;
  return [...riskFactors, ...missingRequirements.slice(0, MOST_GAPS)].map(({ type, key, labelText }) => ({
    title,
    type,
    key,
    text: labelText ?? key,
  }));
}

/** Stores a report, as a new version if its branch has one, and notifies subscribers. */
export async function storeReport(
  run: AgentRun,
  inputs: unknown,
  content: ReportContent,
): Promise<{ document: Report; reused: boolean }> {
  const { ctx, context } = run;
  const at = ctx.now.toISOString();
  const before = content.branchId ? await latestOf(run, content.branchId) : undefined;
  const sourceSubmissionIds = await submissionsOf(run);
  const claims = await citedClaims(run, content.evidenceRefs);
  const stored = await storeVersion(run, ctx.tx.reports, inputs, (marks) =>
    Report.parse({
      id: ctx.newId("rep"),
      userId: ctx.actor.userId,
      ...content,
      claims,
      evidenceRefs: claims.map(({ claimId }) => claimId),
      checkpointId: context.checkpointId ?? null,
      branchId: content.branchId ?? null,
      sourceSubmissionIds,
      ...marks,
      version: before ? (before.version ?? 1) + 1 : marks.version,
      supersedes: before?.id ?? marks.supersedes,
      supersedesReportId: before?.id ?? marks.supersedes,
      artifactRefs: [],
      createdAt: at,
      updatedAt: at,
    }),
  );
  if (!stored.reused) {
    const { id, kind, title } = stored.document;
    await ctx.publish(insightGenerated, { kind: "report", id });
    await indexReport(ctx, stored.document);
    await recordEvent(ctx, { eventType: "report.created", eventData: { reportId: id, kind, title } });
  }
  return stored;
}

async function latestOf({ ctx }: AgentRun, branchId: string): Promise<Report | undefined> {
  return (await ctx.tx.reports.list({ limit: 1, where: { branchId } })).rows[0];
}

async function submissionsOf({ ctx }: AgentRun): Promise<string[]> {
  const latest = await ctx.tx.assessments.latest();
  return latest
    .filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > ctx.now.getTime())
    .map(({ id }) => id);
}

/** The ids of the claims used by the fits. */
export function evidenceOf(fits: readonly (Fit | undefined)[]): string[] {
  return fits.flatMap((fit) => fit?.matchedSkills.flatMap(({ claimIds }) => claimIds) ?? []);
}

/** The cited claims that exist, in resume order. */
async function citedClaims({ ctx }: AgentRun, ids: readonly string[]) {
  const wanted = new Set(ids);
  const claims = await claimsOnce(ctx);
  return claims.filter(({ id }) => wanted.has(id)).map(({ id, kind, text }) => ({ claimId: id, kind, text }));
}

/** A report as Markdown, without empty sections. */
export function page(title: string, summary: string, sections: [string, string[]][]): string {
  const parts = sections
    .filter(([, lines]) => lines.length > 0)
    .map(([heading, lines]) => `## ${heading}\n\n${lines.map((line) => `- ${inline(line)}`).join("\n")}`);
  return `${[`# ${inline(title)}`, inline(summary), ...parts].join("\n\n")}\n`;
}
