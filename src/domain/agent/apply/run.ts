import type { ResolvedRole } from "../../../engine/roles/resolve-role.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { oncePerCall } from "../../../operation/once-per-call.ts";
import { jsonHash } from "../../../shared/hash.ts";
import { asides, otherLimits, timeLimits } from "../../evidence/stated-limits.ts";
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

/** A hash of everything that artifacts are made from besides their inputs. Equal hashes give equal artifacts. */
export function userDataKey({ ctx }: AgentRun): Promise<string> {
  return keyOnce(ctx, undefined);
}

// Actions do not change the data that artifacts are made from.
const keyOnce = oncePerCall(
  () => "",
  (ctx: HandlerContext, _: undefined) => computeKey(ctx),
);

async function computeKey(ctx: HandlerContext): Promise<string> {
  const { tx, now, catalog } = ctx;
  const profile = await tx.profile.get();
  const resume = await tx.resume.get();
  const claims = await tx.resume.claims();
  const assessments = await tx.assessments.latest();
  const held = assessments.filter(
    ({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > now.getTime(),
  );
  return jsonHash([
    profile?.profile ?? {},
    resume?.document ?? null,
    claims.map(({ id, text, path }) => [id, text, path]),
    resume?.unconfirmed.map(({ claimId, identity }) => [claimId, identity]) ?? [],
    held.map(({ id }) => id),
    await timeLimits(ctx, undefined),
    await otherLimits(ctx, undefined),
    await asides(ctx, undefined),
    catalog().data.version,
  ]);
}
