import type { SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { keyState, shownKey } from "../keys.ts";
import { print, requireUser, withStoredData } from "../terminal/context.ts";

/** Prints who a person is to whoever runs the server, and their keys; creates nothing. Throws UsageError. */
export async function showUser(id: string, flags: SettingFlags & { json?: boolean }): Promise<void> {
  await withStoredData(
    flags,
    async (service) => {
      await requireUser(service, id);
      const { store, runtime } = service;
      const user = await store.access.findUser(id);
      const keys = (await store.access.listKeys()).filter(({ userId }) => userId === id);
      if (flags.json) return print(JSON.stringify({ ...user, keys: keys.map(shownKey) }));
      print(`${id}  ${user?.name ?? "(no name yet)"}  ${user?.email ?? "(no e-mail yet)"}`);
      print(`  since ${user?.createdAt}`);
      if (user && user.suspendedAt !== null) print(`  suspended since ${user.suspendedAt}`);
      for (const key of keys)
        print(`  ${key.id}  ${key.prefix}…  ${key.name}  ${keyState(key, runtime.now())}`);
    },
    (says) => {
      throw new UsageError(says);
    },
  );
}
