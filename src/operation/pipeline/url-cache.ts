import type { Actor } from "../handler.ts";
import type { Call, Reply } from "../types.ts";

interface Answer {
  stamp: object;
  /** Epoch milliseconds. */
  until: number;
  reply: Reply;
}

export interface UrlCache {
  /** The answer to this request, as long as nothing at all has changed in the store since. */
  find: (call: Call) => Reply | undefined;
  /** Keeps a reply until a time in epoch milliseconds; `before` is the store's stamp from before the reply was made. */
  keep: (call: Call, before: object, reply: Reply, until: number) => void;
}

const MAX_PATHS = 50;

/** Creates a cache of answers by the request's own text, for each actor: finding one reads neither input nor store. */
export function createUrlCache(stamp: () => object): UrlCache {
  const answers = new WeakMap<Actor, Map<string, Answer>>();

  return {
    find: ({ actor, text, now }) => {
      if (text === undefined || now === undefined) return undefined;
      const known = answers.get(actor)?.get(text);
      return known?.stamp === stamp() && now.getTime() < known.until ? known.reply : undefined;
    },
    keep: ({ actor, text }, before, reply, until) => {
      if (text === undefined || before !== stamp()) return;
      const own = answers.get(actor) ?? new Map<string, Answer>();
      if (own.size >= MAX_PATHS) own.clear();
      own.set(text, { stamp: before, until, reply });
      answers.set(actor, own);
    },
  };
}
