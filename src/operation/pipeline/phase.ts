import type { CatalogIndex } from "../../engine/fit/scales.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { Prepared } from "../handler.ts";
import type { Call, Reply } from "../types.ts";

/** One call in the pipeline. */
export interface Execution extends Prepared {
  call: Call;
  /** The input after parsing. */
  input: never;
  /** Set if the operation uses the catalog. */
  catalog?: CatalogIndex | undefined;
  /** Asked along with the handler's own reads. If true, the answer is not given: due alerts are evaluated first. */
  isRefreshDue?: ((tx: Tx) => Promise<boolean>) | undefined;
}

/** Thrown instead of a read's answer if alerts were due to be evaluated before it. */
export class RefreshDue extends Error {}

/** One phase. It answers itself, throws a ServiceError, or returns what `next` returns. */
export type Phase = (execution: Execution, next: () => Promise<Reply>) => Promise<Reply>;

/** Combines phases into one. Each wraps those after it. */
export function compose(
  phases: readonly Phase[],
  last: (execution: Execution) => Promise<Reply>,
): (execution: Execution) => Promise<Reply> {
  return phases.reduceRight<(execution: Execution) => Promise<Reply>>(
    (next, phase) => (execution) => phase(execution, () => next(execution)),
    last,
  );
}
