import { createInterface } from "node:readline/promises";
import { adminOperations, operations } from "../domain/index.ts";
import { adminScopes, allScopes, isAdminScope } from "../operation/scopes.ts";
import {
  accessIn,
  type BroughtAccess,
  type LiveKey,
  limitAccess,
} from "../store/sqlite/maintenance/brought-access.ts";
import { print } from "./terminal/context.ts";

/** The access that a backup brings, as far as it is restored. */
interface RestoredAccess extends BroughtAccess {
  /** The dropped scopes, by key. */
  dropped: LiveKey[];
}

/**
 * Checks the access that a backup's rows would grant, before the restore: they may have been edited by hand. Scopes of
 * administration are kept only if the user or the flag confirms. Unknown scopes are always dropped.
 */
export async function takeAccess(copy: string, acceptAdmin: boolean): Promise<RestoredAccess> {
  const now = new Date().toISOString();
  const brought = accessIn(copy, now);
  const admins = brought.keys.filter(({ scopes }) => scopes.some(isAdminScope));
  const isAccepted = admins.length > 0 && (acceptAdmin || (await isAgreed(admins)));
  const all = [...operations, ...adminOperations];
  const allowed = new Set([...allScopes(all), ...(isAccepted ? adminScopes(all) : [])]);
  limitAccess(copy, allowed);
  const dropped = brought.keys
    .map((key) => ({ ...key, scopes: key.scopes.filter((scope) => !allowed.has(scope)) }))
    .filter(({ scopes }) => scopes.length > 0);
  return { ...accessIn(copy, now), dropped };
}

/** Asks the user at the terminal. Without a terminal the answer is no. */
async function isAgreed(keys: readonly LiveKey[]): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return false;
  print("The backup brings keys that may administer other people's accounts:");
  for (const key of keys) print(`  ${shownKey(key)}: ${key.scopes.filter(isAdminScope).join(", ")}`);
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await asking.question("Did you make each of them? [y/N] ")).trim());
  } finally {
    asking.close();
  }
}

/** Prints what now grants access to the restored data. */
export function sayAccess({ keys, links, webhooks, dropped }: RestoredAccess): void {
  for (const key of keys) print(`  ${shownKey(key)}: ${scopesOf(key)}`);
  for (const { userId, issuer, subject } of links)
    print(`  Tokens of ${subject} of ${issuer} open the data of user ${userId}.`);
  for (const { userId, url } of webhooks) print(`  Events of user ${userId} are sent to ${url}.`);
  for (const key of dropped)
    print(`Not taken over: ${key.scopes.join(", ")} of ${shownKey(key)}.${remedy(key)}`);
  print("Browsers that were signed in sign in again: career-context open.");
  print(
    keys.length === 0
      ? "No key works now: career-context keys create creates one."
      : `Keys that work now: ${keys.map(({ name, prefix }) => `${name} (${prefix}…)`).join(", ")}.`,
  );
}

function shownKey({ id, name, prefix, userId }: LiveKey): string {
  return `${id} ${name} (${prefix}…) of user ${userId}`;
}

function scopesOf({ scopes }: LiveKey): string {
  const own = allScopes(operations);
  const isAll = own.every((scope) => scopes.includes(scope));
  const shown = isAll ? ["all", ...scopes.filter(isAdminScope)] : scopes;
  return shown.length === 0 ? "no scope" : shown.join(", ");
}

function remedy({ scopes }: LiveKey): string {
  return scopes.some(isAdminScope)
    ? " Restore again with --accept-admin-keys where you made that key yourself."
    : " This version has no such scope.";
}
