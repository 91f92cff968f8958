import { EXPORT_FORMAT, ExportFile } from "../domain/account/export-file.ts";
import { importAccount } from "../domain/account/import.ts";
import { ServiceError } from "../operation/errors.ts";
import { jsonProblem } from "../operation/input/json-limits.ts";
import type { SettingFlags } from "../platform/config.ts";
import { isObject } from "../shared/json.ts";
import { print, requireUser, withService } from "./terminal/context.ts";
import { readTextFile } from "./terminal/files/read-file.ts";

interface ImportFlags extends SettingFlags {
  replaceDemo?: boolean;
  user: string;
}

const MAX_BYTES = 256 * 1024 * 1024;

/** Stores an export as the career of a user without one, completely or not at all. Throws if that is not possible. */
export async function importExport(path: string, flags: ImportFlags): Promise<void> {
  const text = await readTextFile(path, { maxBytes: MAX_BYTES, expected: "a file that export wrote" });
  const file = parseExport(path, text);
  await withService(flags, async (service) => {
    await requireUser(service, flags.user);
    const { newId } = service.runtime;
    const replaceDemo = flags.replaceDemo ?? false;
    await service.store
      .write(flags.user, (tx) => importAccount(tx, { file, replaceDemo, newId }))
      .catch((error: unknown) => {
        throw error instanceof ServiceError ? notImported(path, adviceFor(error)) : error;
      });
  });
  const { records } = file;
  const stored = Object.entries(records).flatMap(([name, rows]) => (notTaken.has(name) ? [] : rows));
  print(`Imported ${path}: ${stored.length} records, now of user ${flags.user}.`);
  if (records.webhooks.length > 0)
    print("  Note: its webhooks are switched off and have new secrets; rotate a secret to see it.");
  if (records.subjectLinks.length > 0)
    print("  Note: accounts of issuers stay unlinked; career-context users link links one.");
  if (records.apiKeys.length > 0)
    print("  Note: an export holds no keys that work; career-context keys create makes new ones.");
}

function adviceFor({ message, status, see }: ServiceError): string {
  const isDemo = status === 409 && message.startsWith("Demo data");
  if (isDemo) return "the demo is stored here; add --replace-demo to clear it first.";
  return see.length === 0 ? message : `${message} See ${see.join(", ")}.`;
}

/** Parts of an export that cannot be imported. */
const notTaken: ReadonlySet<string> = new Set(["apiKeys", "subjectLinks"]);

/** Reads an export. Errors name paths, never values. */
function parseExport(path: string, text: string): ExportFile {
  const sent = parseJson(text);
  // A saved answer of REST has the export as its data.
  const value = isObject(sent) && isObject(sent.data) ? sent.data : sent;
  if (
    !isObject(value) ||
    typeof value.format !== "string" ||
    !value.format.startsWith("career-context-export-")
  )
    throw notImported(path, "it is no export of this program; career-context export writes one.");
  if (value.format !== EXPORT_FORMAT)
    throw notImported(
      path,
      "another version of this program wrote it; import it with that version or a newer one.",
    );
  const problem = problemOf(value);
  if (problem !== undefined) throw notImported(path, `it holds what no export holds: ${problem}`);
  const parsed = ExportFile.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.filter((part) => typeof part === "number" || /^\w{1,40}$/.test(String(part)));
  throw notImported(
    path,
    `it was changed by hand, or another version of this program wrote it: ${place?.slice(0, 4).join("/") || "the top level"} is not as export writes it.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Why a row is unusable. An export as a whole may be larger than any request. */
function problemOf({ records, ...rest }: Record<string, unknown>): string | undefined {
  const tables = isObject(records) ? Object.values(records) : [];
  const rows = tables.flatMap((table) => (Array.isArray(table) ? table : []));
  return [rest, ...rows].map(jsonProblem).find((problem) => problem !== undefined);
}

function notImported(path: string, why: string): Error {
  return new Error(`${path} was not imported: ${why}`);
}
