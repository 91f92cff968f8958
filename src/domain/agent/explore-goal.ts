import type { ResolvedRole } from "../../engine/roles/resolve-role.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { textsIn } from "../../shared/json.ts";
import { roleInText } from "./computed.ts";

/** The purpose of an exploration, as the caller stated it. */
interface Aim {
  goal: Record<string, unknown>;
  target?: Record<string, unknown> | undefined;
}

/** The role in the target, or else the goal. */
export function roleAimedAt(ctx: HandlerContext, { target, goal }: Aim): ResolvedRole {
  const ofTarget = target && roleInText(ctx, said(target.value ?? target));
  const ofGoal = roleInText(ctx, said(goal));
  return ofTarget?.understoodAs || !ofGoal.understoodAs ? (ofTarget ?? ofGoal) : ofGoal;
}

/** The caller's own words, without the names of free-form fields. */
function said(value: unknown): string {
  return textsIn(value).join("; ");
}

/** True if the caller wrote something that is not understood as a role. */
export function isUnknown({ target, goal }: Aim, { understoodAs }: ResolvedRole): boolean {
  return !understoodAs && said([target, goal]) !== "";
}

/**
 * Says that no role is certain enough, with the nearest ones. The goal may be someone else's text, so it is not
 * repeated.
 */
export function unknownAim(nearest: ResolvedRole["nearest"]): string[] {
  const titles = nearest.map(({ title }) => title).join("; ");
  return [
    titles === ""
      ? "The goal names no role that the catalogue knows; with the usual title of one it would lead there."
      : `The goal names no role that the catalogue surely knows; the nearest titles are ${titles}.`,
  ];
}
