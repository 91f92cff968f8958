import type { HandlerContext } from "../operation/handler.ts";
import { handlerContext, type TransactionFacts } from "../operation/pipeline/handler-context.ts";
import type { CallDependencies } from "../operation/types.ts";

/** What this process gives to work that no caller asked for. */
export interface BackgroundFacts
  extends Pick<CallDependencies, "runtime" | "server" | "directory" | "publish" | "print"> {
  /** Logs a failure of ours that the work survives. */
  report: (error: unknown) => void;
}

/** Creates the handler context of a transaction that no caller asked for. */
export function backgroundContext(
  facts: BackgroundFacts,
  transaction: Omit<TransactionFacts, "now">,
): HandlerContext {
  const { userId } = transaction.tx;
  const actor = { userId, keyId: null, client: "career-context", scopes: new Set<string>() };
  return handlerContext(facts, { ...transaction, now: facts.runtime.now() }, actor, facts.report);
}
