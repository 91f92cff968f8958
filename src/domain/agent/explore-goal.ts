import type { ResolvedRole } from "../../engine/roles/resolve-role.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { textsIn } from "../../shared/json.ts";
import { roleInText } from "./computed.ts";

/** What an exploration is for, as the caller says it. */
interface Aim {
  goal: Record<string, unknown>;
  target?: Record<string, unknown> | undefined;
}

/** The role that the target names, or else the goal. */
export function roleAimedAt(ctx: HandlerContext, { target, goal }: Aim): ResolvedRole {
  const ofTarget = target && roleInText(ctx, said(target.value ?? target));
  const ofGoal = roleInText(ctx, said(goal));
  return ofTarget?.understoodAs || !ofGoal.understoodAs ? (ofTarget ?? ofGoal) : ofGoal;
}

/** The caller's own words: the names of free-form fields are none of them. */
function said(value: unknown): string {
  return textsIn(value).join("; ");
}

/** Whether the caller said anything that is not understood as a role. */
export function isUnknown({ target, goal }: Aim, { understoodAs }: ResolvedRole): boolean {
  return !understoodAs && said([target, goal]) !== "";
}

/** That no role is sure enough, and what could be meant. The goal may be a stranger's words, so it is not repeated. */
export function unknownAim(nearest: ResolvedRole["nearest"]): string[] {
  const titles = nearest.map(({ title }) => title).join("; ");
  return [
    titles === ""
      ? "The goal names no role that the catalogue knows; with the usual title of one it would lead there."
      : `The goal names no role that the catalogue surely knows; the nearest titles are ${titles}.`,
  ];
}
