import type { z } from "zod";
import { namedOccupation } from "../../engine/catalogue/named-occupation.ts";
import { match } from "../../engine/fit/match.ts";
import type { MatchItem } from "../../engine/fit/types.ts";
import { plainText } from "../../engine/plain-text.ts";
import { fail } from "../../operation/errors.ts";
import type { RunContext } from "../../operation/operation.ts";
import { createCheckpoint } from "../checkpoints/checkpoints.ts";
import { personEvidence } from "../evidence/person.ts";
import { graphSummary } from "../graph/summary.ts";
import { readinessChecks } from "./readiness.ts";
import type { CheckpointHandle, ExploreData, OpportunityInput } from "./schema.ts";
import { OpportunityInput as OpportunityShape } from "./schema.ts";

export interface ExploreRequest {
  goal: Record<string, unknown>;
  target?: Record<string, unknown> | undefined;
  opportunity?: Record<string, unknown> | undefined;
  execution?: Record<string, unknown> | undefined;
}

const DIRECTIONS = 5;
const LOOKED_AT = 100;

/** Directions for a goal, from what is stored: each with its reasons, and actions that apply takes unchanged. */
export async function explore(
  ctx: RunContext,
  request: ExploreRequest,
): Promise<z.input<typeof ExploreData>> {
  const { tx, now } = ctx;
  if (!(await graphSummary(tx, now))) {
    throw fail(
      "agent_explore.context_unavailable",
      "There is neither profile, resume nor assessment to explore from; import a resume (import_resume) first.",
    );
  }
  const index = ctx.catalogue();
  const person = await personEvidence(tx, now, index.skills);
  const found = match(person, index, { limit: LOOKED_AT });
  const ranked = [...found.highFit, ...found.worthExploring, ...found.riskyMismatch].sort(
    (left, right) => right.matchScore - left.matchScore,
  );
  const aim = `${plainText(request.target ?? {})} ${plainText(request.goal)}`.trim();
  const named = namedOccupation(aim, index.titles);
  const first = ranked.filter(({ occupationCode }) => occupationCode === named?.code);
  const others = ranked.filter(({ occupationCode }) => occupationCode !== named?.code);
  const directions = [...first, ...others].slice(0, DIRECTIONS);
  const checks = await readinessChecks(ctx, "discover_directions");
  const missing = checks.filter(({ passed }) => !passed);
  return {
    goal: request.goal,
    summary: summary(directions, first.length > 0),
    directions: directions.map(toDirection),
    missingContext: missing.map(({ key, label, mend }) => ({ key, label, call: mend })),
    recommendedActions: recommended(directions, opportunityOf(request.opportunity)),
    suggestedNextCalls: missing.map(({ mend }) => mend).slice(0, 3),
    checkpoint: await checkpointFor(ctx, request),
  };
}

function summary(directions: readonly MatchItem[], isNamed: boolean): string {
  const [first, ...rest] = directions;
  if (!first) return "Nothing stored can be matched with occupations yet.";
  const lead = isNamed ? `${first.title}, which the goal names, scores` : `${first.title} is nearest with`;
  const others = rest.map(({ title, matchScore }) => `${title} (${matchScore})`).join(", ");
  return `${lead} ${first.matchScore} of 100. Also: ${others || "nothing else"}.`;
}

function toDirection({ title, occupationCode, bucket, matchScore, explanation, skillGaps }: MatchItem) {
  const target = { kind: "career_path" as const, value: title, id: occupationCode };
  const gapKeys = skillGaps.slice(0, 3).map(({ skillId }) => skillId);
  return {
    target,
    title,
    bucket,
    matchScore,
    explanation,
    nextActions: [
      { type: "generate_fit_brief", target },
      ...(gapKeys.length > 0 ? [{ type: "collect_missing_evidence_hint", gapKeys }] : []),
    ],
  };
}

/** Apply actions that can be sent back unchanged. */
function recommended(
  directions: readonly MatchItem[],
  opportunity: OpportunityInput | undefined,
): Record<string, unknown>[] {
  const [first] = directions;
  const candidates = directions.slice(0, 3).map(({ title }) => title);
  return [
    ...(opportunity
      ? [
          { type: "normalize_opportunity", opportunity },
          { type: "generate_fit_brief", opportunity },
        ]
      : []),
    ...(candidates.length >= 2 ? [{ type: "compare_role_directions", candidates }] : []),
    ...(first ? (toDirection(first).nextActions as Record<string, unknown>[]) : []),
    ...(first ? [] : [{ type: "collect_missing_evidence_hint", gapKeys: ["communication"] }]),
  ];
}

function opportunityOf(value: Record<string, unknown> | undefined): OpportunityInput | undefined {
  const parsed = OpportunityShape.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

async function checkpointFor(
  ctx: RunContext,
  { goal, target, execution }: ExploreRequest,
): Promise<CheckpointHandle | null> {
  const wanted = execution?.checkpoint;
  if (wanted === "suggest") {
    return {
      id: "suggested",
      status: "suggested",
      reason: "Send execution.checkpoint create to keep this place.",
    };
  }
  if (wanted !== "create") return null;
  const { id } = await createCheckpoint(ctx, {
    kind: "explore",
    goalSnapshot: goal,
    ...(target && { targetSnapshot: target }),
  });
  return { id, status: "created", reason: "The goal and target of this exploration are saved." };
}
