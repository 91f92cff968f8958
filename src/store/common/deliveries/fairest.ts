import type { LeaseRequest } from "../../ports/deliveries.ts";

/** A due delivery, and how many of its subscription come before it. */
export interface Candidate {
  id: string;
  dueAt: string;
  ahead: number;
}

/**
 * Takes up to `limit` candidates with a free slot, round-robin over the subscriptions, so a slow endpoint delays no
 * other. Candidates that wait for a slot follow.
 */
export function fairest(
  found: Candidate[],
  { limit, perSubscription }: Pick<LeaseRequest, "limit" | "perSubscription">,
): { id: string; isAhead: boolean }[] {
  const order = (a: Candidate, b: Candidate) =>
    a.ahead - b.ahead || (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0);
  const ordered = found.sort(order).map(({ id, ahead }) => ({ id, isAhead: ahead >= perSubscription }));
  return [
    ...ordered.filter(({ isAhead }) => !isAhead).slice(0, limit),
    ...ordered.filter(({ isAhead }) => isAhead),
  ];
}
