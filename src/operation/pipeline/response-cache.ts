import type { Reply } from "../types.ts";

interface Entry {
  revision: number;
  until: number;
  reply: Promise<Reply>;
}

/** What an answer holds for: the user's revision, and at most `forMs` from `at` (epoch milliseconds). */
export interface Validity {
  revision: number;
  at: number;
  forMs: number;
}

const MOST_ENTRIES = 200;

/**
 * Keeps answers that depend on stored data only, until the user's revision moves. The least recently used goes
 * first. Equal questions at once share one answer.
 */
export function createResponseCache() {
  const entries = new Map<string, Entry>();

  return {
    /** The kept answer, or the one `make` gives. */
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
    if (entries.size <= MOST_ENTRIES) return;
    entries.delete(cacheKey);
  }
}
