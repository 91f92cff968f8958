import { eq, sql } from "drizzle-orm";
import { profiles, users } from "../../../../db/sqlite/schema.ts";
import { linked } from "../../common/user-standing.ts";
import type { ProfileRepository } from "../../ports/store.ts";
import type { UserRepository } from "../../ports/users.ts";
import type { Db } from "../driver/drizzle.ts";
import { linksOf, shownUser } from "./people.ts";

export function userRepository(db: Db): (userId: string) => UserRepository {
  const byId = db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      createdAt: users.createdAt,
      isDemo: users.isDemo,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare();
  const suspension = db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare();
  const revisionOf = db
    .select({ revision: users.revision })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .prepare();
  return (userId) => ({
    get: async () => byId.get({ userId }),
    markDemo: async (isDemo) => {
      db.update(users).set({ isDemo }).where(eq(users.id, userId)).run();
    },
    revision: async () => revisionOf.get({ userId })?.revision ?? 0,
    rename: async (change) => {
      db.update(users).set(change).where(eq(users.id, userId)).run();
    },
    suspendedAt: async () => suspension.get({ userId })?.suspendedAt ?? null,
    standing: async () => {
      const user = db.select(shownUser).from(users).where(eq(users.id, userId)).get();
      return user && linked(user, linksOf(db, [userId]));
    },
    govern: async (change) => {
      db.update(users).set(change).where(eq(users.id, userId)).run();
    },
  });
}

export function profileRepository(db: Db, rowsDeleted: () => void): (userId: string) => ProfileRepository {
  const byUser = db
    .select({ profile: profiles.profile, updatedAt: profiles.updatedAt })
    .from(profiles)
    .where(eq(profiles.userId, sql.placeholder("userId")))
    .prepare();
  return (userId) => ({
    get: async () => byUser.get({ userId }),
    put: async (profile, updatedAt) => {
      const row = { userId, profile, updatedAt };
      db.insert(profiles).values(row).onConflictDoUpdate({ target: profiles.userId, set: row }).run();
    },
    remove: async () => {
      rowsDeleted();
      db.delete(profiles).where(eq(profiles.userId, userId)).run();
    },
  });
}
