import { readPlace } from "../../platform/config.ts";
import type { CopiedUser } from "../../store/common/copy/copy-rows.ts";
import { print } from "../terminal/context.ts";
import { copyPlace } from "./copy-place.ts";

interface CopyFlags {
  from: string;
  to: string;
  user?: string;
  force?: boolean;
  json?: boolean;
}

/**
 * Copies all users or one to another place, reads everything back on both sides and prints a digest of each.
 * Throws UsageError.
 */
export async function copy({ from, to, user: userId, force, json }: CopyFlags): Promise<void> {
  const [source, target] = [readPlace("--from", from), readPlace("--to", to)];
  const copied = await copyPlace(source, target, { userId, force }, json ?? false);
  if (json) return print(JSON.stringify(counted(copied)));
  for (const { userId: id, rows, digest } of copied) print(`${id}  ${rows} rows  sha256 ${digest}`);
  const { users, rows } = counted(copied);
  print(
    `Copied ${users} users with ${rows} rows from ${source.shown} to ${target.shown}; both sides read alike.`,
  );
  print("Browsers sign in again there. The source is as it was: end its servers, or both send webhooks.");
  if (userId !== undefined) print("An imported catalog is nobody's own, and was not copied.");
}

function counted(copied: readonly CopiedUser[]) {
  return { users: copied.length, rows: copied.reduce((sum, { rows }) => sum + rows, 0) };
}
