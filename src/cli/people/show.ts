import type { Service } from "../../app/service.ts";
import { listUserKeys } from "../../domain/admin/keys.ts";
import type { AdminKey, AdminUser } from "../../domain/admin/schema.ts";
import { getUser } from "../../domain/admin/users.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { print, requireUser, withStoredData } from "../terminal/context.ts";
import { administer, everyPage } from "./administer.ts";

/** Prints a user's account and keys for the administrator. Creates nothing. Throws UsageError. */
export async function showUser(id: string, flags: SettingFlags & { json?: boolean }): Promise<void> {
  await withStoredData(flags, async (service) => {
    await requireUser(service, id);
    const user = await administer(service, getUser, { id });
    const keys = await keysOf(service, id);
    if (flags.json) return print(JSON.stringify({ ...user, keys }));
    say(user);
    for (const key of keys)
      print(`  ${key.id}  ${key.prefix}…  ${key.name}  ${keyState(key, service.runtime.now())}`);
  });
}

async function keysOf(service: Service, id: string): Promise<AdminKey[]> {
  const keys: AdminKey[] = [];
  for await (const page of everyPage(service, listUserKeys, { id })) keys.push(...page);
  return keys;
}

function say({ id, name, email, createdAt, suspendedAt, quota, links }: AdminUser): void {
  print(`${id}  ${name ?? "(no name yet)"}  ${email ?? "(no e-mail yet)"}`);
  print(`  since ${createdAt}`);
  if (suspendedAt !== undefined) print(`  suspended since ${suspendedAt}`);
  if (quota.callsPerHour !== undefined) print(`  at most ${quota.callsPerHour} calls an hour`);
  if (quota.memories !== undefined) print(`  at most ${quota.memories} memories`);
  for (const { issuer, subject } of links) print(`  linked: ${subject} of ${issuer}`);
}

/** Whether a key is still valid, in words. */
export function keyState(key: { expiresAt?: string | null; revokedAt?: string | null }, now: Date): string {
  if (key.revokedAt) return "revoked";
  if (!key.expiresAt) return "live";
  return Date.parse(key.expiresAt) <= now.getTime() ? "expired" : `live until ${key.expiresAt}`;
}
