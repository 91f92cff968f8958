import { isClientKey } from "../auth/oauth/token-caller.ts";
import { urlTokenKindOf } from "../auth/stored-keys.ts";
import type { SettingFlags } from "../platform/config.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";
import { keyState } from "./people/show.ts";
import { print, withStore } from "./terminal/context.ts";

function shownKey({ hash: _, ...record }: KeyRecord) {
  return record;
}

/** Lists the keys without their secrets; creates nothing. */
export async function listKeys(flags: SettingFlags & { user?: string; json?: boolean }): Promise<void> {
  const list = async ({ access }: Store) => {
    const all = await access.listKeys();
    const keys = all.filter(({ userId }) => flags.user === undefined || userId === flags.user);
    if (flags.json) return print(JSON.stringify(keys.map(shownKey)));
    if (keys.length === 0) return print("There are no keys; career-context keys create creates one.");
    const now = new Date();
    for (const key of keys) {
      const used = key.lastUsedAt === null ? "never used" : `last used ${key.lastUsedAt}`;
      const isClient = isClientKey(key);
      const opens = isClient ? "by access tokens" : (urlTokenKindOf(key) ?? `${key.scopes.length} scopes`);
      print(
        `${key.id}  ${key.prefix}${isClient ? "" : "…"}  ${key.name}  user ${key.userId}  ${keyState(key, now)}  ${opens}  ${used}`,
      );
    }
  };
  await withStore(flags, list, (says) =>
    print(flags.json ? "[]" : `${says} The first key comes from career-context keys create.`),
  );
}
