/** A due delivery, and how many deliveries of its subscription come before it. */
export interface Candidate {
  id: string;
  dueAt: string;
  ahead: number;
}

/** The first `limit` candidates: the first of each subscription before the second of any, so that slow receivers delay no others. */
export function fairest(found: Candidate[], limit: number): Candidate[] {
  const order = (a: Candidate, b: Candidate) =>
    a.ahead - b.ahead || (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0);
  return found.sort(order).slice(0, limit);
}
