import type { ImportedJobs } from "../../domain/jobs-import/schema.ts";
import { stageNames } from "../../shared/view/opening/words.ts";
import { print } from "../terminal/context.ts";

const MOST_LINES = 20;

interface Became {
  isPreview: boolean;
  /** For a mail, its stored content. */
  isStored: boolean;
  /** The postings of a mail were stored, too. */
  isYes: boolean;
}

/** Prints what an import stored or would store, the meaning of each column, and what was skipped and why. */
export function printImportedJobs(file: string, imported: ImportedJobs, became: Became): void {
  const { proposed, why } = imported;
  if (proposed) printProposed(file, proposed, became);
  else if (why !== undefined) print(`${file}: nothing to store. ${why}`);
  else printTable(file, imported, became);
  printPostings(imported.postings ?? [], became);
}

function printTable(file: string, imported: ImportedJobs, became: Became): void {
  const { added, updated, unchanged, skipped, unread, columns, items } = imported;
  const would = became.isPreview ? "would be " : "";
  print(
    `${file}: ${added} ${would}added, ${updated} ${would}updated, ${unchanged} unchanged, ${skipped.length} skipped.`,
  );
  for (const { name, field } of columns) print(`  ${name}: ${field ?? "not used"}`);
  printSome(
    items,
    ({ row, title, company, result }) =>
      `  Row ${row}: ${[title, company].filter(Boolean).join(", ")} (${result})`,
  );
  printSome(skipped, ({ row, why: reason }) => `  Skipped row ${row}: ${reason}`);
  printSome(unread, ({ row, column, why: reason }) => `  Row ${row}, ${column}: ${reason}`);
  print("  To correct a column: --map title=Position, with the name of the column.");
}

function printProposed(
  file: string,
  proposed: NonNullable<ImportedJobs["proposed"]>,
  { isStored }: Became,
): void {
  const { kind, sentence, item, alternatives = [], when } = proposed;
  const named = ({ title, company }: { title: string; company?: string | undefined }) =>
    [title, company].filter(Boolean).join(", ");
  print(`${file} says: ${stageNames[kind]}${when ? `, ${when.replace("T", " ")}` : ""}`);
  print(`  In its words: ${sentence}`);
  if (item) print(`  Opening: ${named(item)} (${item.id})`);
  for (const one of alternatives) print(`  Perhaps: ${named(one)} (${one.id})`);
  if (isStored) print("  Stored.");
  else if (item) print("  Not stored yet: add --yes to store it.");
  else print("  Not stored: none of your openings fits. Add it first.");
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
