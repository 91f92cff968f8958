import type { Service } from "../../app/service.ts";
import { eraseUser as eraseOperation } from "../../domain/admin/account.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { print, requireUser, withService } from "../terminal/context.ts";
import { administer } from "./administer.ts";

/** Deletes a user with all their data. Throws UsageError without --yes. */
export async function eraseUser(id: string, flags: SettingFlags & { yes?: boolean }): Promise<void> {
  await withService(flags, async (service) => {
    await requireUser(service, id);
    if (!flags.yes)
      throw new UsageError(
        `Nothing was erased. This permanently deletes all data of user ${id}. To keep a copy, run users export ${id} --out FILE. To erase, add --yes.`,
      );
    await erase(service, id);
    print(`User ${id} is erased.`);
  });
}

export async function erase(service: Service, id: string): Promise<void> {
  await administer(service, eraseOperation, { id, confirm: "DELETE" });
}
