import { hasEvidence } from "../../../engine/fit/match.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { claimsOnce } from "../../evidence/claims.ts";
import { personEvidence } from "../../evidence/person.ts";
import type { InspectFocus } from "../inspect/schema.ts";
import { ApplyAction, type Diagnostics } from "../schema.ts";
import { blockers } from "./blockers.ts";
import { type Blocker, diagnosis } from "./outcome.ts";

type FailedAction = Extract<InspectFocus, { mode: "failed_action" }>;

/** What blocks an action according to stored data, and how to continue. */
export async function diagnose(ctx: HandlerContext, focus: FailedAction): Promise<Diagnostics> {
  return diagnosis(ctx.operations, (await missingFor(ctx, focus)) ?? nothingMissing(focus));
}

async function missingFor(ctx: HandlerContext, focus: FailedAction): Promise<Blocker | undefined> {
  const { actionType, artifactKind } = focus;
  switch (actionType) {
    case "normalize_opportunity":
      return {
        ...blockers.opportunityEmpty,
        constraint: "Reading an opening needs its text or at least a title; nothing stored is needed.",
      };
    case "compare_role_directions":
    case "request_report_branch":
      return (await isKnown(ctx)) ? undefined : blockers.evidenceMissing;
    case "generate_fit_brief":
      return fitBriefNeeds(ctx);
    case "prepare_execution_artifact":
      return artifactKind === "fit_brief" ? fitBriefNeeds(ctx) : artifactNeeds(ctx, artifactKind);
    case "collect_missing_evidence_hint":
      return undefined;
    default:
      return unknownWord("No action has this type.", `Send one of: ${actionTypes.join(", ")}.`);
  }
}

const actionTypes = ApplyAction.options.map(({ shape }) => shape.type.value);
const artifactKinds = ["resume_variant", "fit_brief", "outreach_note", "interview_brief"];

async function fitBriefNeeds(ctx: HandlerContext): Promise<Blocker | undefined> {
  return (await isKnown(ctx)) ? subjectNeeds(ctx) : blockers.evidenceMissing;
}

async function artifactNeeds(
  ctx: HandlerContext,
  kind: string | null | undefined,
): Promise<Blocker | undefined> {
  if (kind && !artifactKinds.includes(kind)) {
    return unknownWord(
      "There is no artifact of this kind.",
      `Send artifactKind: ${artifactKinds.join(", ")}.`,
    );
  }
  const claims = await claimsOnce(ctx);
  return claims.length === 0 ? blockers.claimsMissing : subjectNeeds(ctx);
}

async function isKnown(ctx: HandlerContext): Promise<boolean> {
  return hasEvidence(await personEvidence(ctx));
}

/** If the workspace has no item, the call itself has to say what it is about. */
async function subjectNeeds({ tx }: HandlerContext): Promise<Blocker | undefined> {
  const { rows } = await tx.jobs.list({ limit: 1 });
  return rows.length === 0 ? blockers.subjectMissing : undefined;
}

function unknownWord(constraint: string, label: string): Blocker {
  const recovery = [{ type: "provide_input", label }];
  return { failureType: "unknown_action", constraint, category: "input_quality", recovery };
}

function nothingMissing({ actionType }: FailedAction): Blocker {
  return {
    failureType: "nothing_missing",
    constraint: "Stored state has all that this action needs.",
    category: "unknown",
    recovery: [
      {
        type: "retry",
        label: `Send ${actionType} again, with its target or opportunity, or with context.jobsWorkspaceItemId.`,
      },
    ],
  };
}
