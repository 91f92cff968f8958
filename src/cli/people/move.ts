import { placeOf, readPlace, type SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { copyPlace } from "../copy/copy-place.ts";
import { print, requireUser, withService } from "../terminal/context.ts";
import { erase } from "./erase.ts";

interface Flags extends SettingFlags {
  to: string;
  force?: boolean;
  erase?: boolean;
  json?: boolean;
}

/**
 * Copies a user to another location. On request, deletes the user here once both sides are equal. Throws UsageError.
 */
export async function moveUser(id: string, flags: Flags): Promise<void> {
  const target = readPlace("--to", flags.to);
  await withService(flags, async (service, settings) => {
    await requireUser(service, id);
    const user = await service.store.access.findUser(id);
    if (flags.erase && user?.suspendedAt === null)
      throw new UsageError(
        `Nothing was moved. What user ${id} writes meanwhile would be lost: run users suspend ${id} first; they arrive suspended, and users resume ${id} at the other place lets them in.`,
      );
    const scope = { userId: id, force: flags.force };
    const [copied] = await copyPlace(placeOf(settings), target, scope, flags.json ?? false);
    if (flags.erase) await erase(service, id);
    if (flags.json) return print(JSON.stringify({ ...copied, erased: flags.erase ?? false }));
    print(`${id}  ${copied?.rows} rows  sha256 ${copied?.digest}`);
    print(`User ${id} is in ${target.shown}; both sides read alike.`);
    if (flags.erase) print(`They are erased here; users resume ${id} at the other place lets them in.`);
    else print(`They are still here, too: career-context users erase ${id} --yes erases them.`);
  });
}
