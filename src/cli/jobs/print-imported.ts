import type { ImportedJobs, Proposal } from "../../domain/jobs-import/schema.ts";
import { listField, named, textField } from "../../shared/view/json.ts";
import { rowFieldNames, stageNames } from "../../shared/view/opening/words.ts";
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
