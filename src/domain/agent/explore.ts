import type { z } from "zod";
import type { OccupationEntry } from "../../engine/catalog/types.ts";
import { hasEvidence, type MatchRequest } from "../../engine/fit/match.ts";
import type { MatchItem } from "../../engine/fit/types.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { validationMessage } from "../../operation/input/validation-message.ts";
import { graphSummary } from "../career-graph/summary.ts";
import { createCheckpoint } from "../checkpoints/checkpoints.ts";
import { personEvidence } from "../evidence/person.ts";
import { type OperationLink, suggestion, toCalls, toNextCalls } from "../operation-links.ts";
import { localTitlesFor } from "../roles/local-titles.ts";
import { callsTowards, roleSaid } from "../roles/role-answer.ts";
import { careersMatched, openingRead, positionOf } from "./computed.ts";
import { isUnknown, roleAimedAt, unknownAim } from "./explore-goal.ts";
import { readinessChecks, suggestFor } from "./inspect/readiness.ts";
import { shownOpening } from "./opening.ts";
import type { CheckpointHandle, ExploreData, OpportunityInput } from "./schema.ts";
import { OpportunityInput as OpportunityShape } from "./schema.ts";
import { shownReading } from "./shown-opening.ts";

export interface ExploreRequest {
  goal: Record<string, unknown>;
  target?: Record<string, unknown> | undefined;
  opportunity?: Record<string, unknown> | undefined;
  execution?: Record<string, unknown> | undefined;
}

const DIRECTIONS = 5;
const LOOKED_AT = 100;

/** Directions for a goal, from stored data. Each has its reasons and actions that `apply` accepts unchanged. */
export async function explore(ctx: HandlerContext, request: ExploreRequest) {
  const { tx, now } = ctx;
  if (!(await graphSummary(tx, now))) {
    const message = "There is no profile, resume or assessment to explore from. Import a resume first.";
    throw fail("agent_explore.context_unavailable", message, { see: "resume.import" });
  }
  const index = ctx.catalog();
  const person = await personEvidence(ctx);
  const role = roleAimedAt(ctx, request);
  const unclear = isUnknown(request, role);
  const named = index.occupations[positionOf(ctx, role) ?? -1]?.entry;
  const code = named?.code;
  const ranked = hasEvidence(person) ? await rank(ctx, { limit: DIRECTIONS }) : [];
  const first = hasEvidence(person) && named ? await itemOf(ctx, ranked, named) : [];
  const others = ranked.filter(({ occupationCode }) => occupationCode !== code);
  const directions = [...first, ...others].slice(0, DIRECTIONS);
  const opening = openingOf(ctx, request.opportunity);
  const checks = await readinessChecks(ctx, "discover_directions");
  const missing = checks.filter(({ passed }) => !passed);
  const checkpoint = await checkpointFor(ctx, request);
  const suggestions = [...afterCheckpoint(checkpoint), ...(await suggestFor(ctx, missing))];
  const data: z.input<typeof ExploreData> = {
    goal: request.goal,
    summary: [
      ...(unclear ? unknownAim(role.nearest) : []),
      summary(directions, { unclear, isListed: first.length > 0 }),
    ].join(" "),
    ...(opening.shown && { opportunity: opening.shown }),
    ...(opening.warnings.length > 0 && { warnings: opening.warnings }),
    directions: directions.map(toDirection),
    missingContext: missing.map(({ key, label, recovery }) => ({ key, label, call: recovery })),
    recommendedActions: recommended(
      directions,
      opening.repeated,
      missing.map(({ key }) => key),
    ),
    suggestedNextCalls: toCalls(ctx.operations, suggestions),
    checkpoint,
  };
  const codes = directions.map(({ occupationCode }) => occupationCode);
  const metadata = {
    ...(unclear ? roleSaid(role) : role),
    ...(await localTitlesFor(ctx, codes)),
  };
  const towards = unclear ? await callsTowards(ctx, role) : [];
  return { data, metadata, next: [...towards, ...toNextCalls(ctx.operations, suggestions)] };
}

/** The occupation closest to the goal, at any distance. */
async function itemOf(
  ctx: HandlerContext,
  ranked: readonly MatchItem[],
  { code, title }: OccupationEntry,
): Promise<MatchItem[]> {
  const isNamed = ({ occupationCode }: MatchItem) => occupationCode === code;
  const near = ranked.filter(isNamed);
  if (near.length > 0) return near;
  return (await rank(ctx, { query: title, limit: LOOKED_AT })).filter(isNamed);
}

async function rank(ctx: HandlerContext, request: MatchRequest): Promise<MatchItem[]> {
  const found = await careersMatched(ctx, request);
  return [...found.highFit, ...found.worthExploring, ...found.riskyMismatch].sort(
    (left, right) => right.matchScore - left.matchScore,
  );
}

function afterCheckpoint(checkpoint: CheckpointHandle | null): OperationLink[] {
  if (checkpoint?.status !== "created") return [];
  return [suggestion("checkpoints.get", "See what was stored of this exploration.", { id: checkpoint.id })];
}

function summary(
  directions: readonly MatchItem[],
  { unclear, isListed }: { unclear: boolean; isListed: boolean },
): string {
  const [first, ...rest] = directions;
  if (!first) return "Nothing stored can be matched with occupations yet.";
  const lead = isListed
    ? `${first.title}, which the goal names, scores`
    : `${unclear ? "Not by the goal but by" : "By"} what is stored, ${first.title} is nearest with`;
  const others = rest.map(({ title, matchScore }) => `${title} (${matchScore})`).join(", ");
  return `${lead} ${first.matchScore} of 100. Also: ${others || "nothing else"}.`;
}

function toDirection({ title, occupationCode, bucket, matchScore, explanation, skillGaps }: MatchItem) {
  const target = { kind: "career_path" as const, value: title, id: occupationCode };
  const gapKeys = skillGaps.slice(0, 3).map(({ skillId }) => skillId);
  const nextActions: Record<string, unknown>[] = [
    { type: "generate_fit_brief", target },
    ...(gapKeys.length > 0 ? [{ type: "collect_missing_evidence_hint", gapKeys }] : []),
  ];
  return { target, title, bucket, matchScore, explanation, nextActions };
}

/** Apply actions that can be sent back unchanged. */
function recommended(
  directions: readonly MatchItem[],
  opportunity: OpportunityInput | undefined,
  missing: string[],
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
    ...(first ? toDirection(first).nextActions : []),
    ...(first ? [] : [{ type: "collect_missing_evidence_hint", gapKeys: missing }]),
  ];
}

/** The opening's part of an exploration. */
interface ExploredOpening {
  /** As the service read it. */
  shown?: Record<string, unknown>;
  /** In the form that an action accepts. */
  repeated?: OpportunityInput;
  warnings: string[];
}

/** Reads the opening that comes with a goal. It is free-form; parts that cannot be read are reported. */
function openingOf(ctx: HandlerContext, value: Record<string, unknown> | undefined): ExploredOpening {
  if (!value) return { warnings: [] };
  const parsed = OpportunityShape.safeParse({ inputMode: modeOf(value), ...value });
  if (!parsed.success) {
    const why = validationMessage(parsed.error.issues[0], [OpportunityShape]);
    return { warnings: [`The opportunity was not read: ${why}`] };
  }
  const opening = openingRead(ctx, parsed.data);
  return {
    shown: shownReading(ctx, opening),
    repeated: shownOpening(parsed.data, opening),
    warnings: opening.warnings,
  };
}

function modeOf({ rawText, description, sourceUrl }: Record<string, unknown>): string {
  if (rawText || description) return "pasted_text";
  return sourceUrl ? "pasted_link" : "manual";
}

async function checkpointFor(
  ctx: HandlerContext,
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
