import type { Reply } from "./call.ts";

interface Entry {
  revision: number;
  reply: Promise<Reply>;
}

const MOST_ENTRIES = 200;

/**
 * Keeps answers that depend on stored data only, until the user's revision moves. The least recently used goes
 * first. Equal questions at once share one answer.
 */
export function createReplyCache() {
  const entries = new Map<string, Entry>();

  return {
    /** The kept answer for this revision, or the one `make` gives. */
    async through(
      userId: string,
      operation: string,
      input: unknown,
      revision: number,
      make: () => Promise<Reply>,
    ): Promise<Reply> {
      const question = `${userId}\n${operation}\n${JSON.stringify(input)}`;
      const known = entries.get(question);
      entries.delete(question);
      if (known?.revision === revision) {
        entries.set(question, known);
        return known.reply;
      }
      const entry = { revision, reply: make() };
      entries.set(question, entry);
      entry.reply.catch(() => entries.delete(question));
      trim(entries);
      return entry.reply;
    },
  };
}

function trim(entries: Map<string, Entry>): void {
  for (const question of entries.keys()) {
    if (entries.size <= MOST_ENTRIES) return;
    entries.delete(question);
  }
}
