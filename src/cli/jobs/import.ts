import { applyOperation } from "../../domain/agent/operations.ts";
import { callsFor } from "../../domain/jobs-import/attached-postings.ts";
import { contentOfTable } from "../../domain/jobs-import/format-of-file.ts";
import { importJobs } from "../../domain/jobs-import/operations.ts";
import { ImportedJobs } from "../../domain/jobs-import/schema.ts";
import { createJobEvent } from "../../domain/jobs-workspace/create-job-event.ts";
import { ServiceError } from "../../operation/errors.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { print, runOperation, withCopy, withService } from "../terminal/context.ts";
import { readBytes } from "../terminal/files/read-file.ts";
import { printImportedJobs } from "./print-imported.ts";

interface ImportFlags extends SettingFlags {
  map?: string[];
  yes?: boolean;
  dryRun?: boolean;
  user: string;
  json?: boolean;
}

/** Imports openings from a spreadsheet, or an event from a mail, and prints what was stored. Throws UsageError. */
export async function importJobsFile(file: string, flags: ImportFlags): Promise<void> {
  const bytes = await readBytes(file, {
    maxBytes: importJobs.http.maxBodyBytes,
    expected: "openings as .csv, .xlsx or .json, or a mail as .eml",
  });
  const mapping = mappingOf(flags.map ?? []);
  await (flags.dryRun ? withCopy : withService)(flags, async (service) => {
    const input = { ...contentOfTable({ name: file, bytes }), ...(mapping && { mapping }) };
    const preview = flags.dryRun ?? false;
    const run = () => runOperation(service, flags.user, importJobs, { ...input, preview });
    const answer = ImportedJobs.parse(await run().catch(refused(file)));
    const { item, event } = answer.proposed ?? {};
    const isYes = flags.yes === true && !preview;
    const isStored = isYes && item !== undefined;
    if (isStored) await runOperation(service, flags.user, createJobEvent, { id: item.id, ...event });
    for (const { input: opening } of isYes ? callsFor(answer.postings ?? []) : [])
      await runOperation(service, flags.user, applyOperation, opening ?? {});
    if (flags.json) print(JSON.stringify({ ...answer, ...(answer.proposed && { stored: isStored }) }));
    else printImportedJobs(file, answer, { isPreview: preview, isStored, isYes });
  });
}

/** `--map title=Position` in the operation's form. `--map notes=` uses no column for the field. */
function mappingOf(pairs: readonly string[]): Record<string, string | null> | undefined {
  if (pairs.length === 0) return undefined;
  return Object.fromEntries(
    pairs.map((pair) => {
      const [field = "", column] = pair.split(/=(.*)/s);
      if (field === "" || column === undefined)
        throw new UsageError("--map must be a field and a column, such as --map title=Position.");
      return [field.trim(), column.trim() || null];
    }),
  );
}

function refused(file: string) {
  return (error: unknown): never => {
    if (error instanceof ServiceError) throw new Error(`${file} was not imported: ${error.message}`);
    throw error;
  };
}
