import { updateUser } from "../../domain/admin/users.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { print, requireUser, withService } from "../terminal/context.ts";
import { administer } from "./administer.ts";

interface Flags extends SettingFlags {
  json?: boolean;
}

/** Suspends a user: until resumed, their data is not read, written or sent. Throws UsageError. */
export function suspendUser(id: string, flags: Flags): Promise<void> {
  return withService(flags, async (service) => {
    await requireUser(service, id);
    const { suspendedAt } = await administer(service, updateUser, { id, suspended: true });
    print(
      flags.json
        ? JSON.stringify({ id, suspendedAt })
        : `User ${id} is suspended since ${suspendedAt}; career-context users resume ${id} ends that.`,
    );
  });
}

/** Ends a person's suspension: keys and pages work again, and webhooks that waited are sent. Throws UsageError. */
export function resumeUser(id: string, flags: Flags): Promise<void> {
  return withService(flags, async (service) => {
    await requireUser(service, id);
    await administer(service, updateUser, { id, suspended: false });
    print(flags.json ? JSON.stringify({ id, suspendedAt: null }) : `User ${id} is not suspended.`);
  });
}
