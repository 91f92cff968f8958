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
import { asides, otherLimits, timeLimits } from "../evidence/stated-limits.ts";
import { readOpening } from "./opening.ts";
import type { OpportunityInput } from "./schema.ts";

const openingKeys = new WeakMap<OpportunityInput, string>();

/** The key of an opening, made once: a posting of half a megabyte would be copied for each action, under the lock. */
function openingKey(input: OpportunityInput): string {
  const key = openingKeys.get(input) ?? JSON.stringify(input);
  openingKeys.set(input, key);
  return key;
}

/** Reads an opening once in a call, however many actions are about it. */
export const openingRead = oncePerCall(openingKey, (ctx, input) =>
  readOpening(input, ctx.catalog(), ctx.now),
);

/** What a title was taken for. */
export const roleResolved = oncePerCall(
  (title: string) => title,
  (ctx, title): ResolvedRole => resolveRole(title, ctx.catalog()),
);

/** What a text that may be a sentence was taken for. */
export const roleInText = oncePerCall(
  (text: string) => text,
  (ctx, text): ResolvedRole => roleNamed(text, ctx.catalog()),
);

/** The place in the catalogue of the occupation that a resolved role is. */
export function positionOf(ctx: HandlerContext, { understoodAs }: ResolvedRole): number | undefined {
  return understoodAs ? ctx.catalog().positions.get(understoodAs.code) : undefined;
}

/** The place in the catalogue of the occupation that a text names. */
export function positionNamed(ctx: HandlerContext, text: string): number | undefined {
  return positionOf(ctx, roleInText(ctx, text));
}

/** The occupations nearest to the user. */
export const careersMatched = oncePerCall(
  (request: MatchRequest) => JSON.stringify(request),
  async (ctx, request): Promise<MatchResult> => match(await personEvidence(ctx), ctx.catalog(), request),
);

interface Scored extends FitSubject {
  previous?: Bucket | undefined;
}

/** How well the user fits a subject; undefined where nothing can be scored. */
export const subjectScored = oncePerCall(
  (subject: Scored) => subjectKey(subject, subject.previous),
  async (ctx, { previous, ...subject }): Promise<Fit | undefined> => {
    const isOpening = subject.opportunity !== undefined;
    const stated = {
      timeLimits: isOpening ? await timeLimits(ctx, undefined) : undefined,
      notWeighed: isOpening ? await otherLimits(ctx, undefined) : undefined,
      asides: isOpening ? await asides(ctx, undefined) : undefined,
    };
    return fitTo(await personEvidence(ctx), ctx.catalog(), { ...subject, ...stated }, previous);
  },
);

/** What the way to a role takes. */
export const rolePredicted = oncePerCall(
  (targetRole: string) => targetRole,
  async (ctx, targetRole) => predict(await personEvidence(ctx), ctx.catalog(), { targetRole })[0],
);

/** Equal for subjects that score and read the same. */
export function subjectKey({ title, opportunity, position }: FitSubject, ...more: unknown[]): string {
  return JSON.stringify([title, opportunity, position, ...more]);
}
