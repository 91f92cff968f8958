import type { Cancel, Timers } from "../shared/timers.ts";
import type { AccessBatch, AccessLogLine, AccessStore } from "../store/ports/store.ts";
import type { RateLimiter } from "./rate-limiter.ts";

export interface AccessLogWriter {
  /** Buffers a line. */
  append(line: AccessLogLine): void;
  /** Writes what is buffered; resolves when it is stored. */
  flush(): Promise<void>;
}

export interface AccessLogDependencies {
  access: Pick<AccessStore, "record">;
  timers: Timers;
  /** What it counted is written with the lines. */
  rateLimiter: Pick<RateLimiter, "settle" | "putBack">;
  onError: (error: unknown) => void;
}

/** How long lines are buffered. Longer loses more lines in a crash; shorter writes the same pages more often. */
const BUFFER_MS = 100;
/** So many are written at once, however little time has passed: a thousand would hold the event loop for 10 ms. */
const LINES_TOGETHER = 200;
const MAX_LINES = 10_000;
/** The delay before a failed write is repeated. */
const RETRY_MS = 5000;

/**
 * Buffers access log lines and writes them in one transaction with what the rate limiter counted, so that a read costs
 * no commit of its own. Call `flush` before reading them, and before the process ends.
 */
export function createAccessLogWriter({
  access,
  timers,
  rateLimiter,
  onError,
}: AccessLogDependencies): AccessLogWriter {
  let lines: AccessLogLine[] = [];
  /** A write is on its way, or failed and will be repeated: lines only gather. */
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
  /** One after the other, so that what could not be written is put back in its order. */
  const write = (all: boolean) => {
    const written = lastWrite.then(() => writeNext(all));
    lastWrite = written.catch(() => undefined);
    return written;
  };
  const flushNow = () => write(false).catch(onError);
  const flushLater = (ms = BUFFER_MS) => {
    cancelFlush ??= timers.after(ms, flushNow);
  };
  /** Puts a batch that could not be written back into the buffer, since a full disk or a long lock may pass. */
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
