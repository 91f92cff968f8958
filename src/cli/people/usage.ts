import type { Service } from "../../app/service.ts";
import { type Usage, userUsage } from "../../domain/admin/usage.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { DAY_MS, HOUR_MS } from "../../shared/time.ts";
import { print, requireUser, withStoredData } from "../terminal/context.ts";
import { administer, everyUser } from "./administer.ts";

interface Flags extends SettingFlags {
  since?: string;
  json?: boolean;
}

/** Prints the usage of one person or everyone, each at one moment. Changes nothing. Throws UsageError. */
export async function showUsage(id: string | undefined, flags: Flags): Promise<void> {
  const since = flags.since === undefined ? undefined : parseSince(flags.since, new Date());
  const found: Usage[] = [];
  await withStoredData(flags, async (service) => {
    if (id !== undefined) await requireUser(service, id);
    for await (const userId of id === undefined ? everyId(service) : [id]) {
      const asked = { id: userId, ...(since !== undefined && { since }) };
      const usage = await administer(service, userUsage, asked);
      if (flags.json) found.push(usage);
      else say(usage);
    }
    if (flags.json) print(JSON.stringify(found.map((usage) => ({ lastUsedAt: null, ...usage }))));
  });
}

async function* everyId(service: Service): AsyncGenerator<string> {
  for await (const { id } of everyUser(service)) yield id;
}

function say({ userId, calls, creditsDrawn, rows, bytes, lastUsedAt }: Usage): void {
  const used = lastUsedAt === undefined ? "no key used yet" : `last used ${lastUsedAt}`;
  print(`${userId}  ${rows} rows, ${bytes} bytes  ${creditsDrawn} credits drawn  ${used}`);
  const groups = Object.entries(calls).sort(([, left], [, right]) => right - left);
  for (const [group, count] of groups) print(`  ${group}  ${count} calls`);
}

/** The start of a period that ends now: `24h`, `30d`, or a date-time; as RFC 3339. Throws UsageError. */
function parseSince(text: string, now: Date): string {
  const [, amount, unit] = /^(\d{1,4})([hd])$/.exec(text) ?? [];
  if (amount !== undefined)
    return new Date(now.getTime() - Number(amount) * (unit === "h" ? HOUR_MS : DAY_MS)).toISOString();
  const time = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  throw new UsageError("--since takes 24h, 30d or a date such as 2026-03-01.");
}
