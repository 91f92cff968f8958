import { z } from "zod";
import type { Service } from "../app/service.ts";
import type { AdminUser } from "../domain/admin/schema.ts";
import { createUser as createUserOperation } from "../domain/admin/users.ts";
import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { administer, everyUser } from "./people/administer.ts";
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
  await withService(flags, async (service) => {
    const user = await administer(service, createUserOperation, { name, email: flags.email });
    print(
      flags.json
        ? JSON.stringify({ id: user.id, name: user.name, email: user.email })
        : `User ${user.id}: ${user.name}. Give them a key: career-context keys create --user ${user.id} --name …`,
    );
  });
}

function shown({ id, name, email, suspendedAt, links }: AdminUser) {
  return {
    id,
    name: name ?? null,
    email: email ?? null,
    ...(suspendedAt !== undefined && { suspendedAt }),
    links,
  };
}

export async function listUsers(flags: SettingFlags & { json?: boolean }): Promise<void> {
  const list = async (service: Service) => {
    const found: AdminUser[] = [];
    for await (const user of everyUser(service)) {
      if (flags.json) found.push(user);
      else say(user);
      isEmpty = false;
    }
    if (flags.json) return print(JSON.stringify(found.map(shown)));
    if (isEmpty) print("There are no users; career-context users create adds one.");
  };
  let isEmpty = true;
  await withStoredData(flags, list, (says) => print(flags.json ? "[]" : says));
}

function say({ id, name, email, suspendedAt, links }: AdminUser): void {
  const state = suspendedAt === undefined ? "" : `  suspended since ${suspendedAt}`;
  print(`${id}  ${name ?? "(no name yet)"}  ${email ?? "(no e-mail yet)"}${state}`);
  for (const { issuer, subject } of links) print(`  linked: ${subject} of ${issuer}`);
}
