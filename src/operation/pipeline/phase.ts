import type { CatalogIndex } from "../../engine/fit/prepare.ts";
import type { Prepared } from "../handler.ts";
import type { Call, Reply } from "../types.ts";

/** One call on its way through the pipeline. */
export interface Execution extends Prepared {
  call: Call;
  /** As the operation's schema gave it. */
  input: never;
  /** Set where the operation uses the catalogue. */
  catalog?: CatalogIndex | undefined;
}

/** Does its part around what follows: answers by itself, refuses by a ServiceError, or gives what `next` answers. */
export type Phase = (execution: Execution, next: () => Promise<Reply>) => Promise<Reply>;

/** The phases as one, each around those after it. */
export function compose(
  phases: readonly Phase[],
  last: (execution: Execution) => Promise<Reply>,
): (execution: Execution) => Promise<Reply> {
  return phases.reduceRight<(execution: Execution) => Promise<Reply>>(
    (next, phase) => (execution) => phase(execution, () => next(execution)),
    last,
  );
}
