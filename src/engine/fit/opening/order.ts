/** What decides which of several openings comes first. */
interface Waiting {
  /** Whether a filter fails. */
  isOut: boolean;
  dueAt?: string | undefined;
  /** Of the fit brief, 0..100. */
  score?: number | undefined;
}

const LAST = "9999";

/** Openings by what is due or closes soonest, then by fit; those with a failed filter come last. */
export function firstToDo(left: Waiting, right: Waiting): number {
  return (
    Number(left.isOut) - Number(right.isOut) ||
    (left.dueAt ?? LAST).localeCompare(right.dueAt ?? LAST) ||
    (right.score ?? -1) - (left.score ?? -1)
  );
}
