import { fail } from "../../src/operation/errors.ts";
import type { FileProgress, ReadFile } from "../../src/operation/handler.ts";

interface SlowReader {
  readFile: ReadFile;
  /** Files that are asked for so far. */
  count: () => number;
  /** Says of the file asked for last how far it is. */
  report: (progress: FileProgress) => void;
  /** It says this text. */
  answer: (text: string) => void;
  /** It cannot be read. */
  refuse: (message: string) => void;
  /** Whether somebody stopped it. */
  isStopped: () => boolean;
}

/** Reads files as slowly as a test wants. */
export function slowReader(): SlowReader {
  const asked: {
    watch: Parameters<ReadFile>[1];
    resolve: (content: Awaited<ReturnType<ReadFile>>) => void;
    reject: (error: Error) => void;
  }[] = [];
  const last = () => asked.at(-1);
  return {
    readFile: (_, watch) =>
      new Promise((resolve, reject) => {
        asked.push({ watch, resolve, reject });
      }),
    count: () => asked.length,
    report: (progress) => last()?.watch?.onProgress(progress),
    answer: (text) => last()?.resolve({ format: "pdf", text, warnings: [] }),
    refuse: (message) => last()?.reject(fail("validation.bad_request", message)),
    isStopped: () => last()?.watch?.signal.aborted ?? false,
  };
}
