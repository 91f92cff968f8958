/** What decides the order of several openings. */
interface Waiting {
  /** True if a filter fails. */
  isOut: boolean;
  dueAt?: string | undefined;
  /** The fit brief's score, 0..100. */
  score?: number | undefined;
}

const LAST = "9999";

/** Openings by the soonest due or closing date, then by fit. Those with a failed filter come last. */
export function firstToDo(left: Waiting, right: Waiting): number {
  return (
    Number(left.isOut) - Number(right.isOut) ||
    (left.dueAt ?? LAST).localeCompare(right.dueAt ?? LAST) ||
    (right.score ?? -1) - (left.score ?? -1)
  );
}
