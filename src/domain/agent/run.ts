import { jsonHash } from "../../engine/hash.ts";
import type { RunContext } from "../../operation/operation.ts";
import type { ApplyContext, Execution, OpportunityInput, Target } from "./schema.ts";

/** What the actions of one apply call share. */
export interface AgentRun {
  ctx: RunContext;
  execution: Execution;
  context: ApplyContext;
  goal: Record<string, unknown> | undefined;
  target: Target | undefined;
  opportunity: OpportunityInput | undefined;
  /** The jobs item that an earlier action of this call, or the caller's context, is about. */
  jobId: string | undefined;
}

/** A hash of all user data that artifacts are made from: equal exactly where they would come out the same. */
export async function userDataKey({ tx, now }: RunContext): Promise<string> {
  const profile = await tx.profile.get();
  const claims = await tx.resume.claims();
  const assessments = await tx.assessments.latest();
  const held = assessments.filter(
    ({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > now.getTime(),
  );
  return jsonHash([
    profile?.profile ?? null,
    claims.map(({ id, text, path }) => [id, text, path]),
    held.map(({ id }) => id),
  ]);
}
