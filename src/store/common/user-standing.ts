import type { UserStanding } from "../ports/store.ts";

/** Of a user's row; the revision begins at the time of creation, and moves with what is stored. */
export function standingOf(row: {
  id: string;
  suspendedAt: string | null;
  revision: number;
  createdAt: string;
}): UserStanding {
  const { id, suspendedAt, revision, createdAt } = row;
  const isEmpty = revision === 0 || revision === Date.parse(createdAt);
  return { id, isSuspended: suspendedAt !== null, isEmpty };
}
