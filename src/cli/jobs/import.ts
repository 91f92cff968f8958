import { applyOperation } from "../../domain/agent/operations.ts";
import { callsFor } from "../../domain/jobs-import/attached-postings.ts";
import { contentOfTable } from "../../domain/jobs-import/format-of-file.ts";
import { importJobs } from "../../domain/jobs-import/operations.ts";
import { ImportedJobs, type Proposal } from "../../domain/jobs-import/schema.ts";
import { createJobEvent } from "../../domain/jobs-workspace/create-job-event.ts";
import { ServiceError } from "../../operation/errors.ts";
import type { SettingFlags } from "../../platform/config.ts";
import { UsageError } from "../../platform/usage-error.ts";
import { listField, named, textField } from "../../shared/view/json.ts";
import { rowFieldNames, stageNames } from "../../shared/view/opening/words.ts";
import { print, runOperation, withCopy, withService } from "../terminal/context.ts";
import { readBytes } from "../terminal/files/read-file.ts";

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

const MOST_LINES = 20;

interface Became {
  isPreview: boolean;
  /** For a mail, its stored content. */
  isStored: boolean;
  /** The postings of a mail were stored, too. */
  isYes: boolean;
}

/** Prints what an import stored or would store, the meaning of each column, and what was skipped and why. */
function printImportedJobs(file: string, imported: ImportedJobs, became: Became): void {
  const { proposed, why, postings = [] } = imported;
  const hasPosting = postings.some(({ text }) => text !== undefined);
  if (proposed) printProposed(file, imported, became);
  else if (why !== undefined) print(`${file}: ${hasPosting ? "" : "nothing to store. "}${why}`);
  else printTable(file, imported, became);
  printPostings(postings, became);
}

function printTable(file: string, imported: ImportedJobs, became: Became): void {
  const { added, updated, unchanged, skipped, unread, columns, items } = imported;
  const would = became.isPreview ? "would be " : "";
  print(
    `${file}: ${added} ${would}added, ${updated} ${would}updated, ${unchanged} unchanged, ${skipped.length} skipped.`,
  );
  for (const { name, field } of columns) print(`  ${name}: ${field ?? "not used"}`);
  printSome(items, rowLine);
  printSome(skipped, ({ row, why: reason }) => `  Skipped row ${row}: ${reason}`);
  printSome(unread, ({ row, column, why: reason }) => `  Row ${row}, ${column}: ${reason}`);
  print("  To correct a column: --map title=Position, with the name of the column.");
}

function rowLine(item: ImportedJobs["items"][number]): string {
  const { row, title, company, result } = item;
  const why = textField(item, "why");
  const fields = listField(item, "changed")
    .flatMap((field) => named(rowFieldNames, String(field)) ?? [])
    .join(", ");
  const became = fields === "" ? result : `${result}: ${fields}`;
  const name = [title, company].filter(Boolean).join(", ");
  return `  Row ${row}: ${name} (${became})${why === "" ? "" : `; ${why}`}`;
}

function printProposed(file: string, { proposed, why }: ImportedJobs, { isStored }: Became): void {
  if (!proposed) return;
  const { kind, sentence, item, alternatives = [] } = proposed;
  const nameOf = ({ title, company }: { title: string; company?: string | undefined }) =>
    [title, company].filter(Boolean).join(", ");
  print(`${file} says: ${stageNames[kind]}${whenOf(proposed)}`);
  print(`  In its words: ${sentence.replace(/\s+/g, " ")}`);
  if (item) print(`  Opening: ${nameOf(item)} (${item.id})`);
  for (const one of alternatives) print(`  Perhaps: ${nameOf(one)} (${one.id})`);
  if (why !== undefined && item) print(`  ${why}`);
  if (isStored) print("  Stored.");
  else if (item) print("  Not stored yet: add --yes to store it.");
  else if (alternatives.length > 0)
    print("  Not stored: on the page Openings > From a file you say which one it is.");
  else
    print("  Not stored: none of your openings fits. Add the opening first: career-context jobs add FILE.");
}

/** When it is, or until when an offer is to be answered, with the zone that the mail names. */
function whenOf({ kind, when, timeZone, event: { dueAt = "", ...event } }: Proposal): string {
  const time = textField(event, "time");
  if (when !== undefined) return `, ${[when.replace("T", " "), timeZone].filter(Boolean).join(" ")}`;
  return kind === "offer" && dueAt !== "" ? `, answer by ${`${dueAt.slice(0, 10)} ${time}`.trim()}` : "";
}

function printPostings(postings: NonNullable<ImportedJobs["postings"]>, { isYes }: Became): void {
  for (const { file, title, company, why } of postings) {
    if (why !== undefined) print(`  Attached: ${file}. ${why}`);
    else print(`  Attached posting: ${[title, company].filter(Boolean).join(", ")} (${file})`);
  }
  if (postings.every(({ text }) => text === undefined)) return;
  print(isYes ? "  The posting is kept." : "  The posting is not kept yet: add --yes to keep it.");
}

function printSome<Row>(rows: readonly Row[], line: (row: Row) => string): void {
  for (const row of rows.slice(0, MOST_LINES)) print(line(row));
  if (rows.length > MOST_LINES) print(`  … and ${rows.length - MOST_LINES} more.`);
}
