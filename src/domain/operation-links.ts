import type { Directory } from "../operation/directory.ts";
import type { NextCall } from "../operation/handler.ts";
import type { Tx } from "../store/ports/store.ts";
import type { SuggestedCall } from "./checkpoints/schema.ts";
import { hasNothingStored } from "./context/summary.ts";

/** A call that can be sent unchanged, on any surface. */
export interface OperationLink {
  operation: string;
  input: Record<string, string>;
  reason: string;
  /** The operation the reason refers to. Each surface uses its own name for it. */
  see?: string;
}

/** Makes a suggestion; `input` holds what the path needs. */
export function suggestion(
  operation: string,
  reason: string,
  input: Record<string, string> = {},
): OperationLink {
  return { operation, input, reason };
}

/** Suggests looking at what is stored about the user, or, if nothing is, what can be asked without it. */
export async function overviewLink(tx: Tx, reason: string): Promise<OperationLink> {
  return (await hasNothingStored(tx))
    ? suggestion("assessments.questions", reason, { moduleId: "riasec" })
    : suggestion("context.get", reason);
}

/** The suggestions as REST calls, each path once. */
export function toCalls(operations: Directory, suggestions: readonly OperationLink[]): SuggestedCall[] {
  const calls = suggestions.map(
    ({ operation, input, reason, see }): SuggestedCall => ({
      ...operations.route(operation, input),
      reason: operations.sayRoute({ text: reason, ...(see && { see }) }),
    }),
  );
  return calls.filter(({ path }, at) => calls.findIndex((call) => call.path === path) === at);
}

/** The suggestions as MCP shows them. */
export function toNextCalls(operations: Directory, suggestions: readonly OperationLink[]): NextCall[] {
  return suggestions.map(({ operation, input, reason, see }) => ({
    operation,
    input,
    why: operations.sayTool({ text: reason, ...(see && { see }) }),
  }));
}
