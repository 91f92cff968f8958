import { reportError } from "./report-error.ts";

/**
 * Lets a command finish where nothing reads what it prints any more, as behind `| head`: the rest is printed nowhere,
 * and the status is that of what was done. Output that fails otherwise (a full disk) is an error.
 */
export function surviveClosedOutput(command: string | undefined): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EPIPE") return;
      process.exitCode = stream === process.stdout ? reportError(error, command) : 1;
    });
}
