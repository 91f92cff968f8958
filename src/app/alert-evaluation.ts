import { evaluate, isRefreshDue } from "../domain/alerts/evaluate.ts";
import type { CatalogIndex } from "../engine/fit/prepare.ts";
import type { HandlerContext } from "../operation/handler.ts";
import type { Store, Tx } from "../store/ports/store.ts";

export interface AlertEvaluationDependencies {
  store: Store;
  catalog: () => Promise<{ index: CatalogIndex }>;
  /** Makes what a run gets, for a unit that no caller asked for. */
  contextFor: (tx: Tx, catalog: CatalogIndex) => HandlerContext;
  onError: (error: unknown) => void;
}

/** When alerts are evaluated: after each write that matters, before a look that a second evaluation is due for, and daily. */
export function createAlertEvaluation({ store, catalog, contextFor, onError }: AlertEvaluationDependencies) {
  const evaluateFor = async (userId: string) => {
    try {
      // Loaded before the unit begins: a unit cannot wait for it.
      const { index } = await catalog();
      await store.write(userId, async (tx) => {
        // The write before may have been the deletion of the account.
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
      for (const { id } of await store.access.listUsers()) await evaluateFor(id);
    },
  };
}
