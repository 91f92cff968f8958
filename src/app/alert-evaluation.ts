import { evaluate, isRefreshDue } from "../domain/alerts/evaluate.ts";
import type { CatalogIndex } from "../engine/fit/prepare.ts";
import type { HandlerContext } from "../operation/handler.ts";
import type { Store, Tx } from "../store/ports/store.ts";

export interface AlertEvaluationDependencies {
  store: Store;
  catalog: () => Promise<{ index: CatalogIndex }>;
  /** Creates the handler context of a transaction that no caller asked for. */
  contextFor: (tx: Tx, catalog: CatalogIndex) => HandlerContext;
  onError: (error: unknown) => void;
}

/** Evaluates alerts: after each write that affects them, before a read if a second evaluation is due, and daily. */
export function createAlertEvaluation({ store, catalog, contextFor, onError }: AlertEvaluationDependencies) {
  const evaluateFor = async (userId: string) => {
    try {
      // Loaded before the transaction begins, since a transaction cannot wait for it.
      const { index } = await catalog();
      await store.write(userId, async (tx) => {
        // The last write may have deleted the account.
        if (await tx.user.get()) await evaluate(contextFor(tx, index));
      });
    } catch (error) {
      onError(error);
    }
  };
  return {
    evaluateDueAlerts: evaluateFor,
    refreshAlerts: async (userId: string) => {
      if (await store.read(userId, isRefreshDue)) await evaluateFor(userId);
    },
    evaluateAll: async () => {
      for (const { id } of await store.access.listUsers()) {
        await evaluateFor(id);
        // Each takes milliseconds without a pause: what has come in meanwhile has its turn.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}
