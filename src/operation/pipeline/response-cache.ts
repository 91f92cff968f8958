import type { Call, CallDependencies, Reply } from "../types.ts";
import type { Phase } from "./phase.ts";
import { usesCatalog } from "./prepare.ts";

interface Entry {
  revision: number;
  until: number;
  reply: Promise<Reply>;
}

/** An answer's validity: one revision of the user, and at most `forMs` from `at` (epoch milliseconds). */
export interface Validity {
  revision: number;
  at: number;
  forMs: number;
}

const MAX_ENTRIES = 200;

/**
 * Caches answers that depend only on stored data. An answer is valid until the user's revision changes. The least
 * recently used is evicted first. Concurrent equal requests share one computation.
 */
export function createResponseCache() {
  const entries = new Map<string, Entry>();

  return {
    /** The cached answer, or the one that `make` computes. */
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

type Dependencies = Pick<CallDependencies, "store" | "runtime">;

/** Returns cached answers of a cacheable operation until the user's revision or the catalog changes. */
export function cacheAnswers(deps: Dependencies): Phase {
  const { store, runtime } = deps;
  const responses = createResponseCache();
  return async ({ call, input }, next) => {
    const { cache, before } = call.operation.policy;
    if (!cache) return next();
    const stamp = store.stamp();
    // What ran before may have changed it. Due alerts are evaluated only for an answer that is not known.
    const known = before?.includes("flushAccessLog") ? undefined : call.revision;
    const validity = {
      revision: known ?? (await store.revision(call.actor.userId)),
      at: runtime.now().getTime(),
      forMs: cache === true ? Number.POSITIVE_INFINITY : cache.ttlMs,
    };
    const entry = await responses.getOrCompute(await cacheKey(deps, call, input), validity, next);
    if (!entry.kept) return entry.reply;
    // A revision says nothing of the catalog.
    if (!stamp && (known === undefined || usesCatalog(call.operation, input))) return asHit(entry.reply);
    return { ...asHit(entry.reply), kept: { stamp, revision: validity.revision, until: entry.until } };
  };
}

/** A catalog import changes computed results, although no user's data changes. */
async function cacheKey({ store }: Dependencies, { operation, actor }: Call, input: never): Promise<string> {
  const stamp = usesCatalog(operation, input) ? await store.catalog.stamp() : "";
  return `${actor.userId}\n${operation.name}\n${stamp}\n${JSON.stringify(input)}`;
}

function asHit(reply: Reply): Reply {
  return "cacheHit" in reply.metadata ? { ...reply, metadata: { ...reply.metadata, cacheHit: true } } : reply;
}
