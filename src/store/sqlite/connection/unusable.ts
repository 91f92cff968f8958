// Imports nothing that imports more: it must work where SQLite does not load.
import { type ForeignFile, UnusableDatabase } from "../../common/unusable.ts";
import { DriverProblem } from "../driver/problem.ts";

/** The error of a file that is a sound database, but not one this program can work with. */
export function foreignDatabase(foreign: ForeignFile): UnusableDatabase {
  const help = [foreign.remedy, "choose another --data-dir"].filter(Boolean).join(", or ");
  return new UnusableDatabase(
    `The database ${foreign.says}, and nothing of it was touched: ${help}.`,
    foreign,
  );
}

/** Why the data cannot be opened and what helps, in one line; undefined for an error with another cause. */
export function explainUnusable(error: unknown): string | undefined {
  const says = error instanceof UnusableDatabase || error instanceof DriverProblem;
  return says ? oneLine(error.message) : undefined;
}

/** The code of an error of SQLite or of the system, such as `SQLITE_FULL` or `ENOSPC`; its message where it has none. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  return "code" in error ? String(error.code) : oneLine(error.message);
}

/** Whether SQLite found a file damaged. Nothing else is a reason to put a backup in its place. */
export function isDamage(code: string): boolean {
  return /^SQLITE_(NOTADB|CORRUPT)/.test(code);
}

const remedies: [codes: RegExp, remedy: string][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, "the disk is full; free some space"],
  [/^SQLITE_(BUSY|LOCKED)/, "another program holds it; end that program and try again"],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    "it is damaged or not a database; put a backup in its place with `career-context restore`",
  ],
  [
    /^(SQLITE_IOERR|EIO|EFBIG)/,
    "the disk refused to read or write; look for a quota, a limit on file sizes or a failing disk",
  ],
  [/^(EMFILE|ENFILE|ENOMEM|SQLITE_NOMEM)/, "this machine has too little memory or too many open files"],
];

/** What helps against the failure of a file, by its code; `otherwise` where the code does not say why. */
export function remedyFor(
  code: string,
  otherwise = "make it writable for you, or choose another folder with --data-dir",
): string {
  return remedies.find(([codes]) => codes.test(code))?.[1] ?? otherwise;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
