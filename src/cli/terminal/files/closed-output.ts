import { reportError } from "../report-error.ts";

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
