import type { ImportPreview, ResumeData } from "../domain/resume/schema.ts";
import { isObject } from "../shared/json.ts";
import { counted } from "../shared/text/words.ts";
import { print } from "./terminal/context.ts";

/** Prints what was read from a resume: counts, name, jobs and degrees, then what to check. */
export function printImported(file: string, data: ResumeData): void {
  const { resume, document, claims, conflicts = [], unproved = [], unconfirmed = [] } = data;
  const { experience = [], education = [], skills = [] } = resume;
  print(
    `Imported ${file}: ${counted(experience.length, "job")}, ${counted(education.length, "degree")}, ${counted(skills.length, "skill")}, ${counted(claims.length, "claim")}.`,
  );
  const name = isObject(document.basics) ? document.basics.name : undefined;
  if (typeof name === "string") print(`  Name: ${name}`);
  for (const { title, company, duration } of experience)
    print(`  Job: ${[title, company].filter(Boolean).join(" at ")}${bracketed(duration)}`);
  for (const { degree, institution, year } of education)
    print(`  Degree: ${[degree, institution].filter(Boolean).join(", ")}${bracketed(year)}`);
  const apart = new Set(unconfirmed.map(({ path }) => path));
  printUnproved(
    unproved.filter(({ path }) => !apart.has(path)),
    "Stored as your own word",
  );
  printUnconfirmed(unconfirmed);
  printConflicts(conflicts);
  printNotes(data);
  print(
    "  To correct what was read: career-context resume show gives each entry a place; resume set, remove and add change it.",
  );
}

/** Prints what an import would do; nothing was written. */
export function printPreview(file: string, preview: ImportPreview): void {
  const { added, changed, removed, kept, conflicts, unproved = [] } = preview;
  print(`${file} was not imported, only read: ${counted(kept.length, "claim")} would stay as before.`);
  for (const { kind, text } of added) print(`  New ${kind}: ${text}`);
  for (const { kind, text, before } of changed) print(`  Changed ${kind}: ${before} -> ${text}`);
  for (const { kind, text } of removed) print(`  Gone ${kind}: ${text}`);
  printUnproved(unproved, "Would be stored as your own word");
  printConflicts(conflicts);
  printNotes(preview);
}

/** What the text does not prove. The answer says which parts the user's consent stores. */
function printUnproved(unproved: NonNullable<ResumeData["unproved"]>, kept: string): void {
  for (const { path, provenance } of unproved)
    print(`  ${provenance === "stated" ? kept : "Not in the text"}: ${path}`);
  if (unproved.some(({ provenance }) => provenance === undefined))
    print("  To store the rest as your own statement, add --accept.");
}

function bracketed(text: string): string {
  return text === "" ? "" : ` (${text})`;
}

function printConflicts(conflicts: ImportPreview["conflicts"]): void {
  for (const { path, kept, offered } of conflicts)
    print(`  Kept as you corrected it: ${path} is ${said(kept)}, the file says ${said(offered)}`);
  if (conflicts.length > 0) print("  To use the file's values, add --conflicts take.");
}

function said(value: unknown): string {
  if (value === null) return "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
}

function printNotes({ warnings, unread }: Pick<ResumeData, "warnings" | "unread">): void {
  for (const warning of warnings) print(`  Note: ${warning}`);
  for (const { text } of unread) print(`  Not understood: ${text}`);
  if (unread.length > 0)
    print("  To correct it, add a heading or label to each of these lines and import the file again.");
}

/** Prints unproved claims with their ids, and how to confirm them. */
export function printUnconfirmed(unconfirmed: ResumeData["unconfirmed"] = []): void {
  for (const { claimId, kind, text, nearest } of unconfirmed) {
    print(`  Unconfirmed ${kind} ${claimId}: ${text}`);
    if (nearest) print(`    Nearest in the text: ${nearest.text}`);
  }
  if (unconfirmed.length > 0)
    print(
      "  Unconfirmed claims are not used. To confirm what is true: career-context resume confirm ID; to drop it: resume remove ID.",
    );
}
