import { ServiceError } from "../../operation/errors.ts";
import type { FileProgress, ReadFile } from "../../operation/handler.ts";
import { toPublicError } from "../../operation/pipeline/public-error.ts";
import type { Timers } from "../../shared/timers.ts";

/** A file's progress: waiting, being read, read, or unreadable. */
export type FileState =
  | { is: "waiting" }
  | { is: "reading"; progress: FileProgress }
  | { is: "read" }
  | { is: "failed"; problem: ServiceError };

/** The first use of a file. Throws ServiceError if it cannot be read. */
export type FileUse = (readFile: ReadFile) => Promise<unknown>;

export interface ReadingOptions {
  readFile: ReadFile;
  onBug: (error: unknown) => void;
}

/** A file that is read once and can be used many times. */
export interface FileBeingRead {
  state: () => FileState;
  /** Returns the result. The first call reads the file. */
  readFile: ReadFile;
  /** Resolves once it is read or failed. */
  settled: Promise<void>;
  stop: () => void;
}

/** A result larger than any resume's is not kept, but read again when needed. */
const MOST_KEPT = 1_000_000;

/** Reads a file at its first use. */
export function beginReading({ readFile, onBug }: ReadingOptions, use: FileUse): FileBeingRead {
  let state: FileState = { is: "reading", progress: { pages: 0, of: undefined } };
  let kept: ReturnType<ReadFile> | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  const become = (next: FileState) => {
    if (state.is === "waiting" || state.is === "reading") state = next;
  };
  const onProgress = (progress: FileProgress) => become({ is: "reading", progress });
  const forget = () => {
    kept = undefined;
  };
  const once: ReadFile = (file) => {
    if (kept) return kept;
    become({ is: "waiting" });
    const content = readFile(file, { signal, onProgress });
    kept = content;
    content.then(({ text }) => text.length > MOST_KEPT && forget(), forget);
    return content;
  };
  const settled = use(once).then(
    () => become({ is: "read" }),
    (error: unknown) => {
      if (!(error instanceof ServiceError)) onBug(error);
      become({ is: "failed", problem: toPublicError(error, "none") });
    },
  );
  return { state: () => state, readFile: once, settled, stop: () => stopping.abort() };
}

/** Waits until a file is read or failed, at most `ms`. */
export async function waitFor(
  { settled }: FileBeingRead,
  ms: number,
  { after }: Pick<Timers, "after">,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const cancel = after(ms, resolve);
    void settled.then(() => {
      cancel();
      resolve();
    });
  });
}
