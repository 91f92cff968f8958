import { and, asc, eq, isNull } from "drizzle-orm";
import { apiKeys, subjectLinks, users } from "../../../../db/postgres/schema.ts";
import type { SubjectLink, SubjectStore } from "../../ports/subjects.ts";
import type { UserRecord } from "../../ports/users.ts";
import type { System } from "../connection/system.ts";
import type { Unit } from "../connection/unit.ts";

/** Links between accounts of issuers and users. */
export function subjectStore({ ask, unit }: System): SubjectStore {
  const named = (issuer: string, subject: string) =>
    and(eq(subjectLinks.issuer, issuer), eq(subjectLinks.subject, subject));
  const linkOf = async ({ db }: Pick<Unit, "db">, issuer: string, subject: string) =>
    (await db.select().from(subjectLinks).where(named(issuer, subject)))[0];
  return {
    find: (issuer, subject) => ask((statements) => linkOf(statements, issuer, subject)),
    list: () =>
      ask(async ({ db }) =>
        db.select().from(subjectLinks).orderBy(asc(subjectLinks.createdAt), asc(subjectLinks.id)),
      ),
    link: async (link, newUser) => {
      const find = () => ask((statements) => linkOf(statements, link.issuer, link.subject));
      try {
        return (await find()) ?? (await unit((own) => add(own, link, newUser)));
      } catch (error) {
        // Another process may have linked the account at the same moment. The new user is then rolled back.
        const before = await find();
        if (before) return before;
        throw error;
      }
    },
    unlink: ({ userId, issuer, subject }, at) =>
      unit(async ({ db }) => {
        const own = and(eq(subjectLinks.userId, userId), named(issuer, subject));
        const [removed] = await db.delete(subjectLinks).where(own).returning();
        // Clients of a linked account store the link's id where keys store their prefix.
        if (removed)
          await db
            .update(apiKeys)
            .set({ revokedAt: at })
            .where(and(eq(apiKeys.prefix, removed.id), isNull(apiKeys.revokedAt)));
        return removed;
      }),
  };
}

async function add({ db }: Unit, link: SubjectLink, newUser: UserRecord | undefined): Promise<SubjectLink> {
  if (newUser) await db.insert(users).values({ ...newUser, revision: Date.parse(newUser.createdAt) });
  await db.insert(subjectLinks).values(link);
  return link;
}
