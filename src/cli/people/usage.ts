import { placeOf, readSettings, type SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { readFrom } from "../copy/places.ts";
import { print } from "../terminal/context.ts";
import { parseSince } from "../terminal/parse-since.ts";
import { type Usage, usageOf } from "./usage-of.ts";

interface Flags extends SettingFlags {
  since?: string;
  json?: boolean;
}

/** Prints what one person's use comes to, or everybody's, as of one moment; changes nothing. Throws UsageError. */
export async function showUsage(id: string | undefined, flags: Flags): Promise<void> {
  const since = flags.since === undefined ? "" : parseSince(flags.since, new Date());
  const found: Usage[] = [];
  const show = (usage: Usage) => (flags.json ? void found.push(usage) : say(usage));
  await readFrom(placeOf(readSettings(flags)), async (reader) => {
    if (id !== undefined && !(await reader.hasUser(id)))
      throw new UsageError(`Unknown user "${id}": career-context users list shows the users.`);
    if (id !== undefined) return show(await usageOf(reader, id, since));
    for await (const userId of reader.users()) show(await usageOf(reader, userId, since));
  });
  if (flags.json) print(JSON.stringify(found));
}

function say({ userId, calls, creditsDrawn, rows, bytes, lastUsedAt }: Usage): void {
  const used = lastUsedAt === null ? "no key used yet" : `last used ${lastUsedAt}`;
  print(`${userId}  ${rows} rows, ${bytes} bytes  ${creditsDrawn} credits drawn  ${used}`);
  const groups = Object.entries(calls).sort(([, left], [, right]) => right - left);
  for (const [group, count] of groups) print(`  ${group}  ${count} calls`);
}
