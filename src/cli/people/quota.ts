import { getUser, updateUser } from "../../domain/admin/users.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { print, requireUser, withService } from "../terminal/context.ts";
import { administer } from "./administer.ts";

interface Flags extends SettingFlags {
  callsPerHour?: string;
  memories?: string;
  json?: boolean;
}

/** Sets a person's limits and prints them. Throws UsageError. */
export async function setQuota(id: string, flags: Flags): Promise<void> {
  const change = {
    ...(flags.callsPerHour !== undefined && {
      callsPerHour: limit("--calls-per-hour", flags.callsPerHour, 1),
    }),
    ...(flags.memories !== undefined && { memories: limit("--memories", flags.memories, 0) }),
  };
  await withService(flags, async (service) => {
    await requireUser(service, id);
    const changes = Object.keys(change).length > 0;
    const { quota } = changes
      ? await administer(service, updateUser, { id, quota: change })
      : await administer(service, getUser, { id });
    const { callsPerHour = null, memories = null } = quota;
    if (flags.json) return print(JSON.stringify({ id, callsPerHour, memories }));
    print(`${id}  calls an hour over all keys: ${callsPerHour ?? "none"}  memories: ${memories ?? "none"}`);
  });
}

/** A number of at most nine digits, or null for `none`. */
export function limit(flag: string, text: string, least: number): number | null {
  if (text === "none") return null;
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new UsageError(`${flag} must be a whole number from ${least} to 999999999, or none.`);
}
