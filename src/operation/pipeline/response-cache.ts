import type { Reply } from "../types.ts";

interface Entry {
  revision: number;
  until: number;
  reply: Promise<Reply>;
}

/** How long an answer is valid: for one revision of the user, and at most `forMs` from `at` (epoch milliseconds). */
export interface Validity {
  revision: number;
  at: number;
  forMs: number;
}

const MAX_ENTRIES = 200;

/**
 * Creates a cache of answers that depend on stored data only; an answer is valid until the user's revision changes. The
 * least recently used is evicted first. Concurrent equal requests share one computation.
 */
export function createResponseCache() {
  const entries = new Map<string, Entry>();

  return {
    /** The kept answer, or the one that `make` computes. */
    async getOrCompute(
      cacheKey: string,
      { revision, at, forMs }: Validity,
      make: () => Promise<Reply>,
    ): Promise<{ reply: Reply; kept: boolean; until: number }> {
      const known = entries.get(cacheKey);
      entries.delete(cacheKey);
      if (known?.revision === revision && at < known.until) {
        entries.set(cacheKey, known);
        return { reply: await known.reply, kept: true, until: known.until };
      }
      const entry = { revision, until: at + forMs, reply: make() };
      entries.set(cacheKey, entry);
      entry.reply.catch(() => entries.delete(cacheKey));
      trim(entries);
      return { reply: await entry.reply, kept: false, until: entry.until };
    },
  };
}

function trim(entries: Map<string, Entry>): void {
  for (const cacheKey of entries.keys()) {
    if (entries.size <= MAX_ENTRIES) return;
    entries.delete(cacheKey);
  }
}
