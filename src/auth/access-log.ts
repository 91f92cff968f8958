import type { Cancel, Timers } from "../shared/timers.ts";
import type { AccessBatch, AccessLogLine, AccessStore } from "../store/ports/store.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export interface AccessLogWriter {
  /** Buffers a line. */
  append(line: AccessLogLine): void;
  /** Writes the buffered lines. Resolves when they are stored. */
  flush(): Promise<void>;
}

export interface AccessLogDependencies {
  access: Pick<AccessStore, "record">;
  timers: Timers;
  /** Its counts are written together with the lines. */
  rateLimiter: Pick<RateLimiter, "settle" | "putBack">;
  onError: (error: unknown) => void;
}

/**
 * How long lines are buffered. A longer time loses more lines in a crash, a shorter one writes the same pages more
 * often.
 */
const BUFFER_MS = 100;
/** This many lines are written at once without waiting: a thousand would block the event loop for 10 ms. */
const LINES_TOGETHER = 200;
const MAX_LINES = 10_000;
/** The delay before a failed write is retried. */
const RETRY_MS = 5000;

/**
 * Buffers access log lines and writes them in one transaction with the rate limiter's counts, so a read needs no
 * commit. Call `flush` before reading the log and before the process ends.
 */
export function createAccessLogWriter({
  access,
  timers,
  rateLimiter,
  onError,
}: AccessLogDependencies): AccessLogWriter {
  let lines: AccessLogLine[] = [];
  /** A write is running, or failed and will be retried. Lines are only buffered. */
  let isHeldUp = false;
  let lastWrite: Promise<void> = Promise.resolve();
  let cancelFlush: Cancel | undefined;

  const writeNext = async (all: boolean) => {
    cancelFlush?.();
    cancelFlush = undefined;
    isHeldUp = true;
    const { holdsMore, ...changes } = rateLimiter.settle(all);
    const batch = { lines, ...changes };
    if (holdsMore) flushLater();
    lines = [];
    const isEmpty = batch.lines.length === 0 && batch.windows.length === 0 && batch.keysUsed.size === 0;
    if (!isEmpty) await access.record(batch).catch(putBack(batch));
    isHeldUp = false;
  };
  /** One write at a time, so a failed batch goes back in order. */
  const write = (all: boolean) => {
    const written = lastWrite.then(() => writeNext(all));
    lastWrite = written.catch(() => undefined);
    return written;
  };
  const flushNow = () => write(false).catch(onError);
  const flushLater = (ms = BUFFER_MS) => {
    cancelFlush ??= timers.after(ms, flushNow);
  };
  /** Puts a failed batch back into the buffer: a full disk or a long lock may pass. */
  const putBack = (batch: AccessBatch) => (error: unknown) => {
    lines = [...batch.lines, ...lines].slice(0, MAX_LINES);
    rateLimiter.putBack(batch);
    cancelFlush?.();
    cancelFlush = undefined;
    flushLater(RETRY_MS);
    throw error;
  };

  return {
    append(line) {
      if (lines.length < MAX_LINES) lines.push(line);
      if (isHeldUp || lines.length < LINES_TOGETHER) return flushLater();
      isHeldUp = true;
      void flushNow();
    },
    flush: () => write(true),
  };
}
