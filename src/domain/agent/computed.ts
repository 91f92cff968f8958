import { limitsAlone } from "../../engine/fit/filters/limits-against.ts";
import { limitsWeighed, type WeighedLimit } from "../../engine/fit/filters/limits-weighed.ts";
import { type MatchRequest, type MatchResult, match } from "../../engine/fit/match.ts";
import type { FitSubject } from "../../engine/fit/opening/types.ts";
import { type Fit, fitTo } from "../../engine/fit/opening.ts";
import type { Bucket } from "../../engine/fit/types.ts";
import { predict } from "../../engine/prediction/predict.ts";
import { type ResolvedRole, resolveRole } from "../../engine/roles/resolve-role.ts";
import { roleNamed } from "../../engine/roles/roles-in-text.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { personEvidence } from "../evidence/person.ts";
import { asides, notedLimits, timeLimits } from "../evidence/stated-limits.ts";
import { readOpening } from "./opening.ts";
import type { OpportunityInput } from "./schema.ts";

const openingKeys = new WeakMap<OpportunityInput, string>();

/**
 * The key of an opening, computed once. Otherwise a posting of half a megabyte would be copied for each action,
 * while the lock is held.
 */
function openingKey(input: OpportunityInput): string {
  const key = openingKeys.get(input) ?? JSON.stringify(input);
  openingKeys.set(input, key);
  return key;
}

/** Reads an opening once per call, for any number of actions. */
export const openingRead = oncePerCall(openingKey, (ctx, input) =>
  readOpening(input, ctx.catalog(), ctx.now),
);

/** How a title was understood. */
export const roleResolved = oncePerCall(
  (title: string) => title,
  (ctx, title): ResolvedRole => resolveRole(title, ctx.catalog()),
);

/** How a text that may be a sentence was understood. */
export const roleInText = oncePerCall(
  (text: string) => text,
  (ctx, text): ResolvedRole => roleNamed(text, ctx.catalog()),
);

/** The catalogue position of a resolved role's occupation. */
export function positionOf(ctx: HandlerContext, { understoodAs }: ResolvedRole): number | undefined {
  return understoodAs ? ctx.catalog().positions.get(understoodAs.code) : undefined;
}

/** The catalogue position of the occupation that a text names. */
export function positionNamed(ctx: HandlerContext, text: string): number | undefined {
  return positionOf(ctx, roleInText(ctx, text));
}

export const careersMatched = oncePerCall(
  (request: MatchRequest) => JSON.stringify(request),
  async (ctx, request): Promise<MatchResult> => match(await personEvidence(ctx), ctx.catalog(), request),
);

/** The user's fit with a subject, or undefined if it cannot be scored. */
export const subjectScored = oncePerCall(
  (subject: FitSubject & { previous?: Bucket | undefined }) => subjectKey(subject, subject.previous),
  async (ctx, { previous, ...subject }): Promise<Fit | undefined> =>
    fitTo(await personEvidence(ctx), ctx.catalog(), await withStated(ctx, subject), previous),
);

/** The user's limits that an opening fails, of which too little is read for a score. */
export async function limitsAloneBy(ctx: HandlerContext, subject: FitSubject) {
  return limitsAlone(await personEvidence(ctx), ctx.catalog(), await withStated(ctx, subject));
}

/** Each of the user's limits, with what an opening says of it. */
export async function limitsWeighedBy(ctx: HandlerContext, subject: FitSubject): Promise<WeighedLimit[]> {
  return limitsWeighed(await personEvidence(ctx), ctx.catalog(), await withStated(ctx, subject));
}

/** An opening with what the user has stated about work. */
async function withStated(ctx: HandlerContext, subject: FitSubject): Promise<FitSubject> {
  if (subject.opportunity === undefined) return subject;
  return {
    ...subject,
    timeLimits: await timeLimits(ctx, undefined),
    noted: await notedLimits(ctx, undefined),
    asides: await asides(ctx, undefined),
  };
}

/** The effort to reach a role. */
export const rolePredicted = oncePerCall(
  (targetRole: string) => targetRole,
  async (ctx, targetRole) => predict(await personEvidence(ctx), ctx.catalog(), { targetRole })[0],
);

/** Equal for subjects with the same score and text. */
export function subjectKey({ title, opportunity, position }: FitSubject, ...more: unknown[]): string {
  return JSON.stringify([title, opportunity, position, ...more]);
}
