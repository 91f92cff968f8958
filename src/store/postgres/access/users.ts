import { eq } from "drizzle-orm";
import { profiles, users } from "../../../../db/postgres/schema.ts";
import { linked } from "../../common/user-standing.ts";
import type { ProfileRepository } from "../../ports/store.ts";
import type { UserRepository } from "../../ports/users.ts";
import type { Unit } from "../connection/unit.ts";
import { createWrittenValues } from "../connection/written-values.ts";
import { linksOf, shownUser } from "./people.ts";

/** The user's row, read and locked by a writing transaction. */
export interface LockedUser {
  suspendedAt: string | null;
  revision: number;
}

/** The user of a transaction. A writing transaction passes the row that it has already read. */
export function userRepository(
  unit: Unit,
  userId: string,
  locked?: Promise<LockedUser | undefined>,
): UserRepository {
  const { db } = unit;
  const mine = eq(users.id, userId);
  const { id, name, email, createdAt, isDemo, suspendedAt, revision } = users;
  return {
    get: async () => (await db.select({ id, name, email, createdAt, isDemo }).from(users).where(mine))[0],
    markDemo: async (isDemo) => void (await db.update(users).set({ isDemo }).where(mine)),
    revision: async () => {
      const user = locked ? await locked : (await db.select({ revision }).from(users).where(mine))[0];
      return user?.revision ?? 0;
    },
    rename: async (change) => void (await db.update(users).set(change).where(mine)),
    suspendedAt: async () => {
      const user = locked ? await locked : (await db.select({ suspendedAt }).from(users).where(mine))[0];
      return user?.suspendedAt ?? null;
    },
    standing: async () => {
      const [user] = await db.select(shownUser).from(users).where(mine);
      return user && linked(user, await linksOf(unit, [userId]));
    },
    govern: async (change) => void (await db.update(users).set(change).where(mine)),
  };
}

export function profileRepository(unit: Unit, userId: string): ProfileRepository {
  const { db, post } = unit;
  const stored = createWrittenValues<NonNullable<Awaited<ReturnType<ProfileRepository["get"]>>>>(unit);
  const mine = eq(profiles.userId, userId);
  const { profile, updatedAt } = profiles;
  return {
    get: async () =>
      stored.get(userId) ?? (await db.select({ profile, updatedAt }).from(profiles).where(mine))[0],
    put: async (profile, updatedAt) => {
      const row = { userId, profile, updatedAt };
      post(db.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.userId, set: row }));
      stored.put(userId, { profile, updatedAt });
    },
    remove: async () => void (await db.delete(profiles).where(mine)),
  };
}
