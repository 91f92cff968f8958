// Imports almost nothing: this must work if SQLite does not load.
import { type ForeignFile, UnusableDatabase } from "../../common/unusable.ts";
import { DriverProblem } from "../driver/problem.ts";

/** The error of an intact database that this program cannot use. */
export function foreignDatabase(foreign: ForeignFile): UnusableDatabase {
  const help = [foreign.remedy, "choose another --data-dir"].filter(Boolean).join(", or ");
  return new UnusableDatabase(
    `The database ${foreign.says}. Nothing was changed. To fix it, ${help}.`,
    foreign,
  );
}

/** Why the data cannot be opened, and the fix, in one line. Undefined for other errors. */
export function explainUnusable(error: unknown): string | undefined {
  const says = error instanceof UnusableDatabase || error instanceof DriverProblem;
  return says ? oneLine(error.message) : undefined;
}

/** The code of an SQLite or system error, such as `SQLITE_FULL` or `ENOSPC`. Falls back to its message. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  return "code" in error ? String(error.code) : oneLine(error.message);
}

/** True if SQLite found the file damaged. Only then is a backup the right fix. */
export function isDamage(code: string): boolean {
  return /^SQLITE_(NOTADB|CORRUPT)/.test(code);
}

const remedies: [codes: RegExp, remedy: string][] = [
  [/^(SQLITE_FULL|ENOSPC|EDQUOT)/, "the disk is full; free some space"],
  [/^SQLITE_(BUSY|LOCKED)/, "another program uses it; stop that program and try again"],
  [
    /^SQLITE_(NOTADB|CORRUPT)/,
    "it is damaged or not a database; restore a backup with `career-context restore`",
  ],
  [
    /^(SQLITE_IOERR|EIO|EFBIG)/,
    "a read or write on the disk failed; check for a quota, a file size limit or a failing disk",
  ],
  [/^(EMFILE|ENFILE|ENOMEM|SQLITE_NOMEM)/, "this machine has too little memory or too many open files"],
];

/** The fix for a file error, by its code; `otherwise` for unknown codes. */
export function remedyFor(
  code: string,
  otherwise = "make it writable for you, or choose another folder with --data-dir",
): string {
  return remedies.find(([codes]) => codes.test(code))?.[1] ?? otherwise;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
