import type { ResolvedRole } from "../../../engine/roles/resolve-role.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import type { ApplyContext, Execution, OpportunityInput, Target } from "../schema.ts";

/** State shared by the actions of one apply call. */
export interface AgentRun {
  ctx: HandlerContext;
  execution: Execution;
  context: ApplyContext;
  goal: Record<string, unknown> | undefined;
  target: Target | undefined;
  opportunity: OpportunityInput | undefined;
  /** The jobs item that the caller's context or an earlier action of this call is about. */
  jobId: string | undefined;
  /** Ids of jobs items found so far in this call, by the key of their opening. */
  items: Map<string, string>;
  /** Keys of the openings whose reading is already in a result of this call. */
  shown: Set<string>;
  /** Roles named in this call that were not understood. */
  unclear: ResolvedRole[];
}
