import type { HandlerContext } from "../operation/handler.ts";
import {
  type ContextDependencies,
  handlerContext,
  type TransactionFacts,
} from "../operation/pipeline/handler-context.ts";

/** What this process gives to work that no caller asked for. */
export interface BackgroundFacts extends ContextDependencies {
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
