import { and, asc, eq, isNull } from "drizzle-orm";
import { apiKeys, subjectLinks, users } from "../../../../db/sqlite/schema.ts";
import type { SubjectStore } from "../../ports/subjects.ts";
import type { ChangeTracker } from "../connection/change-stamp.ts";
import type { Client } from "../connection/client.ts";
import type { Scheduler } from "../connection/scheduler.ts";

/** Links between accounts of issuers and users. */
export function subjectStore(
  { db }: Client,
  scheduler: Scheduler,
  memoizeUntilChange: ChangeTracker["memoizeUntilChange"],
): SubjectStore {
  const named = (issuer: string, subject: string) =>
    and(eq(subjectLinks.issuer, issuer), eq(subjectLinks.subject, subject));
  const linkOf = (issuer: string, subject: string) =>
    db.select().from(subjectLinks).where(named(issuer, subject)).get();
  // Runs for each request.
  const known = memoizeUntilChange((name) => {
    const [issuer = "", subject = ""]: string[] = JSON.parse(name);
    return linkOf(issuer, subject);
  });
  return {
    find: (issuer, subject) => scheduler.query(() => known(JSON.stringify([issuer, subject]))),
    list: () =>
      scheduler.query(() =>
        db.select().from(subjectLinks).orderBy(asc(subjectLinks.createdAt), asc(subjectLinks.id)).all(),
      ),
    link: (link, newUser) =>
      scheduler.transaction(() => {
        const before = linkOf(link.issuer, link.subject);
        if (before) return before;
        if (newUser)
          db.insert(users)
            .values({ ...newUser, revision: Date.parse(newUser.createdAt) })
            .run();
        db.insert(subjectLinks).values(link).run();
        return link;
      }),
    unlink: ({ userId, issuer, subject }, at) =>
      scheduler.transaction(() => {
        const own = and(eq(subjectLinks.userId, userId), named(issuer, subject));
        const removed = db.delete(subjectLinks).where(own).returning().get();
        // Clients of a linked account store the link's id where keys store their prefix.
        if (removed)
          db.update(apiKeys)
            .set({ revokedAt: at })
            .where(and(eq(apiKeys.prefix, removed.id), isNull(apiKeys.revokedAt)))
            .run();
        return removed;
      }),
  };
}
