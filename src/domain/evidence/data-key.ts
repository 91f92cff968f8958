import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { jsonHash } from "../../shared/hash.ts";
import { asides, notedLimits, timeLimits } from "./stated-limits.ts";

/**
 * A hash of everything that artifacts are made from besides their inputs. Equal hashes give equal artifacts, and
 * actions do not change those data.
 */
export const userDataKey = oncePerCall(
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
    await notedLimits(ctx, undefined),
    await asides(ctx, undefined),
    catalog().data.version,
  ]);
}
