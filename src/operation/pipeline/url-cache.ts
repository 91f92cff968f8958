import type { Actor } from "../handler.ts";
import type { Call, Reply } from "../types.ts";

interface Answer {
  stamp: object;
  /** Epoch milliseconds. */
  until: number;
  reply: Reply;
}

const MOST_PATHS = 50;

/**
 * Finds the answer to a request that was just answered, by the request's own text, without reading it anew. It holds
 * while nothing at all changes in the store.
 */
export function createUrlCache(stamp: () => object) {
  const answers = new WeakMap<Actor, Map<string, Answer>>();

  return {
    find({ actor, text, now }: Call): Reply | undefined {
      if (text === undefined || now === undefined) return undefined;
      const known = answers.get(actor)?.get(text);
      return known?.stamp === stamp() && now.getTime() < known.until ? known.reply : undefined;
    },
    /** `before` is the stamp from before the reply was made. */
    keep({ actor, text }: Call, before: object, reply: Reply, until: number): void {
      if (text === undefined || before !== stamp()) return;
      const own = answers.get(actor) ?? new Map<string, Answer>();
      if (own.size >= MOST_PATHS) own.clear();
      own.set(text, { stamp: before, until, reply });
      answers.set(actor, own);
    },
  };
}
