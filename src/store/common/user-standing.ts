import type { SubjectLink, UserStanding } from "../ports/store.ts";
import type { ListedUser, Standing } from "../ports/users.ts";

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

/** A user with those of these links that open their data. */
export function linked(user: ListedUser, links: readonly SubjectLink[]): Standing {
  const own = links.filter(({ userId }) => userId === user.id);
  return { ...user, links: own.map(({ issuer, subject }) => ({ issuer, subject })) };
}
