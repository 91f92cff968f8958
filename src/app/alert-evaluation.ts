import { evaluate, needsSecondLook } from "../domain/alerts/evaluate.ts";
import type { CatalogueIndex } from "../engine/fit/prepare.ts";
import type { RunContext } from "../operation/definition.ts";
import type { Store, Tx } from "../store/ports/store.ts";

export interface EvaluationDependencies {
  store: Store;
  catalogue: () => Promise<{ index: CatalogueIndex }>;
  /** Makes what a run gets, for a unit that no caller asked for. */
  contextFor: (tx: Tx, catalogue: CatalogueIndex) => RunContext;
  onError: (error: unknown) => void;
}

/** When alerts are evaluated: after each write that matters, before a look that a second evaluation is due for, and daily. */
export function createEvaluation({ store, catalogue, contextFor, onError }: EvaluationDependencies) {
  const look = async (userId: string) => {
    try {
      // Loaded before the unit begins: a unit cannot wait for it.
      const { index } = await catalogue();
      await store.write(userId, async (tx) => {
        // The write before may have been the deletion of the account.
        if (await tx.user.get()) await evaluate(contextFor(tx, index));
      });
    } catch (error) {
      onError(error);
    }
  };
  return {
    afterWrite: look,
    beforeLook: async (userId: string) => {
      if (await store.read(userId, needsSecondLook)) await look(userId);
    },
    everyone: async () => {
      for (const { id } of await store.access.listUsers()) await look(id);
    },
  };
}
