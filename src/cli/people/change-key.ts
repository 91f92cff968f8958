import { updateUserKey } from "../../domain/admin/change-keys.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { print, withService } from "../terminal/context.ts";
import { administer } from "./administer.ts";
import { limit } from "./quota.ts";

interface Flags extends SettingFlags {
  limit?: string;
  credits?: string;
  json?: boolean;
}

/** Changes the limits of a key or of a linked account's client, never its scopes. Throws UsageError. */
export async function changeKey(id: string, flags: Flags): Promise<void> {
  const hourlyLimit = flags.limit === undefined ? undefined : limit("--limit", flags.limit, 1);
  if (hourlyLimit === null) throw new UsageError("--limit must be a number: every key has a limit.");
  const change = {
    ...(hourlyLimit !== undefined && { hourlyLimit }),
    ...(flags.credits !== undefined && { credits: limit("--credits", flags.credits, 0) }),
  };
  if (Object.keys(change).length === 0) throw new UsageError("Give --limit, --credits or both.");
  await withService(flags, async (service) => {
    const known = await service.store.access.findKeyById(id);
    if (!known || known.revokedAt !== null)
      throw new UsageError("No active key has this id; career-context keys list shows the keys.");
    const key = await administer(service, updateUserKey, { id: known.userId, keyId: id, ...change });
    if (flags.json) return print(JSON.stringify(key));
    const credits = key.credits === undefined ? "not counted" : `${key.credits} left`;
    print(`Key ${id}: ${key.hourlyLimit} requests an hour, metered calls ${credits}.`);
  });
}
