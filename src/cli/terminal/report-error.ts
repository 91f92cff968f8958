import { explainUnusable } from "../../store/sqlite/connection/unusable.ts";
import { askedFormat, logFormat } from "./flag-values.ts";

/** Commands that other programs start: their stderr contains JSON lines, unless a person reads it on a terminal. */
const serving = new Set(["serve", "mcp"]);

/**
 * Prints in one line why the program ends, and returns the exit code: 2 for wrong usage, 1 otherwise. Its imports
 * have none themselves, because it must work even if nothing else loads.
 */
export function reportError(error: unknown, command: string | undefined): number {
  const { message, code } = explainFailure(error);
  const format = logFormat(command, askedFormat(process.argv));
  const line =
    serving.has(command ?? "") && format === "json"
      ? JSON.stringify({ time: new Date().toISOString(), level: "error", message })
      : message;
  process.stderr.write(`${line}\n`);
  return code;
}

/** Why a command failed and what would help, in one line. */
export function explainFailure(error: unknown): { message: string; code: number } {
  if (!(error instanceof Error)) return { message: String(error), code: 1 };
  if ("exitCode" in error && "code" in error && String(error.code).startsWith("commander.")) {
    return { message: `${usage(error)} See career-context --help.`, code: 2 };
  }
  if (error.name === "UsageError") return { message: oneLine(error.message), code: 2 };
  return { message: oneLine(explainUnusable(error) ?? error.message), code: 1 };
}

function usage(error: Error): string {
  const text = oneLine(error.message).replace(/^error: /, "");
  if (error.message.includes("(outputHelp)") || text === "") return "A command is missing.";
  return text.endsWith(".") || text.endsWith("?)") ? text : `${text}.`;
}

function oneLine(text: string): string {
  // File names in a hostile archive may contain terminal control sequences.
  return text
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}/gu, "?")
    .trim();
}

/**
 * Lets a command finish if its output is closed, as with `| head`: the rest is dropped, and the exit status is the
 * command's. Other output failures, such as a full disk, are errors.
 */
export function surviveClosedOutput(command: string | undefined): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") return;
      process.exitCode = stream === process.stdout ? reportError(error, command) : 1;
    });
}
