import { hasEvidence } from "../../engine/fit/match.ts";
import type { ResolvedRole } from "../../engine/roles/resolve-role.ts";
import type { HandlerContext, NextCall } from "../../operation/handler.ts";
import { personEvidence } from "../evidence/person.ts";
import { overviewLink, toNextCalls } from "../operation-links.ts";

/** What an answer's metadata say about a role that the caller named. The same in every answer. */
export function roleSaid(role: ResolvedRole) {
  return role.understoodAs ? role : { status: "not_understood" as const, ...role };
}

/** The calls that help if a role is not understood. `again` asks about another title. */
export async function callsTowards(
  ctx: HandlerContext,
  { understoodAs, nearest: [first] }: ResolvedRole,
  again: Again = { operation: "careerMatch.find", field: "query" },
): Promise<NextCall[]> {
  if (understoodAs) return [];
  if (first) return [{ operation: again.operation, input: { [again.field]: first.title }, why: ifMeant }];
  return hasEvidence(await personEvidence(ctx))
    ? [allMatches]
    : toNextCalls(ctx.operations, [await look(ctx)]);
}

/** An operation, and the input field that takes a role. */
type Again = { operation: string; field: string };

const ifMeant = "The nearest name. Use it if this is what was meant.";

const allMatches: NextCall = {
  operation: "careerMatch.find",
  input: {},
  why: "No occupation has this name. This lists the best matches.",
};

function look({ tx }: HandlerContext) {
  return overviewLink(tx, "No occupation has this name. Ask the user for its usual title, or start here.");
}
