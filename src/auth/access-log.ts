import type { Cancel, Timers } from "../shared/timers.ts";
import type { AccessBatch, AccessLogLine, RateWindow, Store } from "../store/ports/store.ts";

export interface AccessLogWriter {
  line(line: AccessLogLine): void;
  request(keyId: string, windowStart: number, at: Date): void;
  /** Writes what is gathered; resolves when it is stored. */
  flush(): Promise<void>;
}

export interface AccessLogDependencies {
  store: Store;
  timers: Timers;
  /** Called with the stored windows after each write. */
  onWindows: (windows: RateWindow[]) => void;
  onError: (error: unknown) => void;
}

/** Longer would lose more of the ledger to a kill; shorter would write the same pages again and again. */
const GATHER_MS = 100;
const MOST_LINES = 10_000;
/** Until a write that failed is tried again. */
const AGAIN_MS = 5000;

/**
 * Gathers ledger lines and request counts for a moment and writes them in one transaction, so that a read costs no
 * commit of its own. `flush` before reading them back and before the process ends.
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
  let cancelLater: Cancel | undefined;

  const flush = async () => {
    cancelLater?.();
    cancelLater = undefined;
    if (lines.length === 0 && windows.size === 0) return;
    const used = [...keysUsed].map(([id, at]) => [id, at.toISOString()] as const);
    const batch = { lines, windows: [...windows.values()], keysUsed: new Map(used) };
    lines = [];
    windows = new Map();
    keysUsed = new Map();
    onWindows(await store.access.record(batch).catch(keepFor(batch)));
  };
  const later = (ms = GATHER_MS) => {
    cancelLater ??= timers.after(ms, () => flush().catch(onError));
  };
  /** A full disk or a long lock passes: what could not be written is written with what came since. */
  const keepFor = (batch: AccessBatch) => (error: unknown) => {
    lines = [...batch.lines, ...lines].slice(0, MOST_LINES);
    for (const { keyId, startedAt, used } of batch.windows) add(keyId, startedAt, used);
    for (const [id, at] of batch.keysUsed) keysUsed.set(id, keysUsed.get(id) ?? new Date(at));
    later(AGAIN_MS);
    throw error;
  };
  const add = (keyId: string, startedAt: number, used: number) => {
    const known = windows.get(keyId);
    if (known?.startedAt === startedAt) known.used += used;
    else if (!known || known.startedAt < startedAt) windows.set(keyId, { keyId, startedAt, used });
  };

  return {
    line(line) {
      if (lines.length < MOST_LINES) lines.push(line);
      later();
    },
    request(keyId, startedAt, at) {
      add(keyId, startedAt, 1);
      keysUsed.set(keyId, at);
      later();
    },
    flush,
  };
}
