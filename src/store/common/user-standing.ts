import type { SubjectLink, UserStanding } from "../ports/store.ts";
import type { ListedUser, Standing } from "../ports/users.ts";

/** Reads the standing from a user's row. The revision starts at the creation time and grows with each write. */
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

/** A user with those links that open the user's data. */
export function linked(user: ListedUser, links: readonly SubjectLink[]): Standing {
  const own = links.filter(({ userId }) => userId === user.id);
  return { ...user, links: own.map(({ issuer, subject }) => ({ issuer, subject })) };
}
