import { z } from "zod";
import type { Service } from "../app/service.ts";
import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import type { ListedUser } from "../store/ports/users.ts";
import { print, withService, withStoredData } from "./terminal/context.ts";

interface CreateFlags extends SettingFlags {
  name: string;
  email: string;
  json?: boolean;
}

export async function createUser(flags: CreateFlags): Promise<void> {
  const name = flags.name.trim();
  if (name === "" || name.length > 200) throw new UsageError("--name must have 1 to 200 characters.");
  if (!z.email().max(254).safeParse(flags.email).success) {
    throw new UsageError("--email must be an e-mail address such as ada@example.org.");
  }
  await withService(flags, async ({ store, runtime }) => {
    const user = { id: runtime.newId("usr"), name, email: flags.email };
    await store.access.createUser({ ...user, createdAt: runtime.now().toISOString() });
    print(
      flags.json
        ? JSON.stringify(user)
        : `User ${user.id}: ${user.name}. Give them a key: career-context keys create --user ${user.id} --name …`,
    );
  });
}

/** A user as a program reads them; their suspension stands there while it lasts. */
function shown({ id, name, email, suspendedAt }: ListedUser) {
  return { id, name, email, ...(suspendedAt !== null && { suspendedAt }) };
}

/** Lists the people whose careers are stored; creates nothing. */
export async function listUsers(flags: SettingFlags & { json?: boolean }): Promise<void> {
  const list = async ({ store }: Service) => {
    const users = await store.access.listUsers();
    const links = await store.subjects.list();
    const linksOf = (id: string) =>
      links.filter(({ userId }) => userId === id).map(({ issuer, subject }) => ({ issuer, subject }));
    if (flags.json)
      return print(JSON.stringify(users.map((user) => ({ ...shown(user), links: linksOf(user.id) }))));
    if (users.length === 0) return print("There are no users; career-context users create adds one.");
    for (const { id, name, email, suspendedAt } of users) {
      const state = suspendedAt === null ? "" : `  suspended since ${suspendedAt}`;
      print(`${id}  ${name ?? "(no name yet)"}  ${email ?? "(no e-mail yet)"}${state}`);
      for (const { issuer, subject } of linksOf(id)) print(`  linked: ${subject} of ${issuer}`);
    }
  };
  await withStoredData(flags, list, (says) => print(flags.json ? "[]" : says));
}
