import type { Outcome } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import { openingRead } from "../computed.ts";
import type { ApplyAction, OpportunityInput } from "../schema.ts";
import { shownReading } from "../shown-opening.ts";
import { prepareArtifact } from "./artifact.ts";
import { generateFitBrief } from "./brief.ts";
import { compareDirections } from "./compare.ts";
import { collectEvidenceHints } from "./hints.ts";
import { normalizeOpportunity } from "./normalize.ts";
import { requestReport } from "./report.ts";

/** Runs one action. Missing input gives `blocked`; a bug throws. */
export async function perform(run: AgentRun, action: ApplyAction): Promise<Outcome> {
  return withOpening(run, action, await performed(run, action));
}

/** The outcome with the opening as it was read, unless another result of this call already shows it. */
function withOpening(run: AgentRun, action: ApplyAction, outcome: Outcome): Outcome {
  const input = openingOf(run, action);
  if (!input || outcome.status !== "succeeded") return outcome;
  const opening = openingRead(run.ctx, input);
  if (run.shown.has(opening.key)) return outcome;
  run.shown.add(opening.key);
  const { warnings } = opening;
  const inline = {
    ...outcome.outputs.inline,
    opportunity: shownReading(run.ctx, opening),
    ...(warnings.length > 0 && { warnings }),
  };
  return { ...outcome, outputs: { ...outcome.outputs, inline } };
}

/** The action's opening, identified by its text. */
function openingOf(run: AgentRun, action: ApplyAction): OpportunityInput | undefined {
  if (action.type === "collect_missing_evidence_hint" || action.type === "compare_role_directions")
    return undefined;
  const own = "opportunity" in action ? action.opportunity : undefined;
  const isElsewhere = "target" in action && action.target !== undefined;
  return own ?? (isElsewhere ? undefined : run.opportunity);
}

function performed(run: AgentRun, action: ApplyAction): Promise<Outcome> {
  switch (action.type) {
    case "normalize_opportunity":
      return normalizeOpportunity(run, action.opportunity);
    case "generate_fit_brief":
      return generateFitBrief(run, action);
    case "compare_role_directions":
      return compareDirections(run, action.candidates);
    case "request_report_branch":
      return requestReport(run, action);
    case "prepare_execution_artifact":
      return prepareArtifact(run, action);
    case "collect_missing_evidence_hint":
      return collectEvidenceHints(run, action.gapKeys);
  }
}
