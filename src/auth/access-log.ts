import type { Cancel, Timers } from "../shared/timers.ts";
import type { AccessBatch, AccessLogLine, RateWindow, Store } from "../store/ports/store.ts";

export interface AccessLogWriter {
  /** Buffers a line. */
  append(line: AccessLogLine): void;
  /** Buffers one request of a key. `windowStart` is in epoch milliseconds. */
  countRequest(keyId: string, windowStart: number, at: Date): void;
  /** Writes what is buffered; resolves when it is stored. */
  flush(): Promise<void>;
}

export interface AccessLogDependencies {
  store: Store;
  timers: Timers;
  /** Called with the stored windows after each write. */
  onWindows: (windows: RateWindow[]) => void;
  onError: (error: unknown) => void;
}

/** How long lines are buffered. Longer loses more lines in a crash; shorter writes the same pages more often. */
const BUFFER_MS = 100;
const MAX_LINES = 10_000;
/** The delay before a failed write is repeated. */
const RETRY_MS = 5000;

/**
 * Buffers access log lines and request counts, and writes them in one transaction, so that a read costs no commit of its
 * own. Call `flush` before reading them, and before the process ends.
 */
export function createAccessLogWriter({
  store,
  timers,
  onWindows,
  onError,
}: AccessLogDependencies): AccessLogWriter {
  let lines: AccessLogLine[] = [];
  let windows = new Map<string, RateWindow>();
  let keysUsed = new Map<string, Date>();
  let cancelFlush: Cancel | undefined;

  const flush = async () => {
    cancelFlush?.();
    cancelFlush = undefined;
    if (lines.length === 0 && windows.size === 0) return;
    const used = [...keysUsed].map(([id, at]) => [id, at.toISOString()] as const);
    const batch = { lines, windows: [...windows.values()], keysUsed: new Map(used) };
    lines = [];
    windows = new Map();
    keysUsed = new Map();
    onWindows(await store.access.record(batch).catch(putBack(batch)));
  };
  const flushLater = (ms = BUFFER_MS) => {
    cancelFlush ??= timers.after(ms, () => flush().catch(onError));
  };
  /** Puts a batch that could not be written back into the buffer, since a full disk or a long lock may pass. */
  const putBack = (batch: AccessBatch) => (error: unknown) => {
    lines = [...batch.lines, ...lines].slice(0, MAX_LINES);
    for (const { keyId, startedAt, used } of batch.windows) add(keyId, startedAt, used);
    for (const [id, at] of batch.keysUsed) keysUsed.set(id, keysUsed.get(id) ?? new Date(at));
    flushLater(RETRY_MS);
    throw error;
  };
  const add = (keyId: string, startedAt: number, used: number) => {
    const known = windows.get(keyId);
    if (known?.startedAt === startedAt) known.used += used;
    else if (!known || known.startedAt < startedAt) windows.set(keyId, { keyId, startedAt, used });
  };

  return {
    append(line) {
      if (lines.length < MAX_LINES) lines.push(line);
      flushLater();
    },
    countRequest(keyId, startedAt, at) {
      add(keyId, startedAt, 1);
      keysUsed.set(keyId, at);
      flushLater();
    },
    flush,
  };
}
