import type { Outcome } from "../apply/outcome.ts";
import type { AgentRun } from "../apply/run.ts";
import type { ApplyAction } from "../schema.ts";
import { prepareArtifact } from "./artifact.ts";
import { generateFitBrief } from "./brief.ts";
import { compareDirections } from "./compare.ts";
import { collectEvidenceHints } from "./hints.ts";
import { normalizeOpportunity } from "./normalize.ts";
import { requestReport } from "./report.ts";

/** Runs one action; what is missing comes back as `blocked`, a bug is thrown. */
export function perform(run: AgentRun, action: ApplyAction): Promise<Outcome> {
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
