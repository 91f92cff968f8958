import { expandScopes, issueKey } from "../auth/issue-key.ts";
import { revokeUserKey } from "../domain/admin/change-keys.ts";
import { issueUserKey } from "../domain/admin/keys.ts";
import type { AdminKey } from "../domain/admin/schema.ts";
import { HOURLY_LIMIT } from "../operation/new-key.ts";
import type { SettingFlags } from "../platform/config.ts";
import { UsageError } from "../platform/usage-error.ts";
import { DAY_MS, HOUR_MS } from "../shared/time.ts";
import { administer } from "./people/administer.ts";
import { print, requireUser, withService } from "./terminal/context.ts";
import { ownServer, urlOf } from "./terminal/running-server.ts";

/** The largest limit of requests or calls for a key. */
const LARGEST = 999_999_999;

interface CreateFlags extends SettingFlags {
  name?: string;
  scopes?: string[];
  calendar?: boolean;
  expires?: string;
  limit?: string;
  credits?: string;
  trial?: string;
  user: string;
  json?: boolean;
}

export async function createKey(flags: CreateFlags): Promise<void> {
  if (flags.calendar) return createCalendarToken(flags);
  const { name = "", scopes = ["all"] } = flags;
  if (name.trim() === "")
    throw new UsageError("--name <label> must say what the key is for, e.g. --name laptop.");
  if (flags.credits !== undefined && flags.trial !== undefined) {
    throw new UsageError("Give either --credits or --trial, not both.");
  }
  const credits = count("--credits", flags.credits, 0) ?? count("--trial", flags.trial, 0);
  const hourlyLimit = count("--limit", flags.limit, 1);
  await withService(flags, async (service) => {
    await requireUser(service, flags.user);
    const { key, ...made } = await administer(service, issueUserKey, {
      id: flags.user,
      name,
      scopes: expandScopes(scopes, [...service.scopes, ...service.adminScopes]),
      ...(flags.expires !== undefined && { expiresAt: parseExpiry(flags.expires, service.runtime.now()) }),
      ...(hourlyLimit !== undefined && { hourlyLimit }),
      ...(credits !== undefined && { credits, creditKind: flags.trial === undefined ? "credits" : "trial" }),
    });
    if (flags.json) return print(JSON.stringify({ ...withNulls(made), userId: flags.user, key }));
    print(`Key ${made.id} (${made.name}) for user ${flags.user}, shown this once:`);
    print(`  ${key}`);
  });
}

/** A key as JSON, with null for missing values. The format never changes. */
function withNulls(key: AdminKey) {
  const none = { credits: null, creditKind: null, creditsGranted: null };
  return { ...none, expiresAt: null, revokedAt: null, lastUsedAt: null, ...key };
}

/** Creates the token for a calendar program, and shows the URL to subscribe to. */
async function createCalendarToken({ name = "calendar", ...flags }: CreateFlags): Promise<void> {
  const foreign = (["scopes", "credits", "trial"] as const).find((flag) => flags[flag] !== undefined);
  if (foreign)
    throw new UsageError(`--calendar takes no --${foreign}: its token opens the calendar and nothing else.`);
  const hourlyLimit = count("--limit", flags.limit, 1) ?? HOURLY_LIMIT;
  await withService(flags, async (service, settings) => {
    await requireUser(service, flags.user);
    const expiresAt = flags.expires === undefined ? null : parseExpiry(flags.expires, service.runtime.now());
    const request = { userId: flags.user, name, scopes: [], expiresAt, hourlyLimit };
    const { key: token, record } = await issueKey(service, { ...request, urlToken: "calendar" });
    const feed = [...service.operations.values()].find(({ http }) => http.urlToken === "calendar");
    const server = await ownServer(settings);
    const url = `${server?.url ?? urlOf(settings)}${feed?.http.path}?token=${token}`;
    if (flags.json) return print(JSON.stringify({ id: record.id, token, url }));
    print(`Calendar ${record.id} (${name}) for user ${record.userId}, shown this once; subscribe to:`);
    print(`  ${url}`);
    if (!server) print("  Note: no server runs on this data now; this is where career-context serve would.");
  });
}

function count(flag: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new UsageError(`${flag} must be a whole number from ${least} to ${LARGEST}.`);
}

export async function revokeKey(id: string, flags: SettingFlags & { json?: boolean }): Promise<void> {
  await withService(flags, async (service) => {
    const key = await service.store.access.findKeyById(id);
    if (!key || key.revokedAt !== null)
      throw new UsageError("No active key has this id; career-context keys list shows the keys.");
    const { revokedAt } = await administer(service, revokeUserKey, { id: key.userId, keyId: id });
    print(flags.json ? JSON.stringify({ id, revokedAt }) : `Key ${id} is revoked.`);
  });
}

const unitMs: Record<string, number> = { h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS, y: 365 * DAY_MS };

/** Reads a lifetime (`12h`, `90d`, `4w`, `1y`) or a date-time in the future as an RFC 3339 time. Throws UsageError. */
function parseExpiry(text: string, now: Date): string {
  const match = /^(\d{1,5})([hdwy])$/.exec(text);
  const at = match ? now.getTime() + Number(match[1]) * (unitMs[match[2] ?? ""] ?? 0) : dateTime(text);
  if (Number.isFinite(at) && at > now.getTime()) return new Date(at).toISOString();
  throw new UsageError("--expires must be a lifetime such as 12h, 90d or 1y, or a date-time in the future.");
}

function dateTime(text: string): number {
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
}
