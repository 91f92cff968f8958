import type { Call, CallDependencies, Reply } from "../types.ts";
import type { Phase } from "./phase.ts";
import { usesCatalog } from "./prepare.ts";
import { createResponseCache } from "./response-cache.ts";

type Dependencies = Pick<CallDependencies, "store" | "runtime">;

/** Answers a cacheable operation again without running it, until the user's revision or the catalogue changes. */
export function cacheAnswers(deps: Dependencies): Phase {
  const { store, runtime } = deps;
  const responses = createResponseCache();
  return async ({ call, input }, next) => {
    const { cache } = call.operation.policy;
    if (!cache) return next();
    const stamp = store.stamp();
    const validity = {
      revision: await store.revision(call.actor.userId),
      at: runtime.now().getTime(),
      forMs: cache === true ? Number.POSITIVE_INFINITY : cache.ttlMs,
    };
    const entry = await responses.getOrCompute(await cacheKey(deps, call, input), validity, next);
    if (!entry.kept) return entry.reply;
    if (!stamp) return asHit(entry.reply);
    return { ...asHit(entry.reply), kept: { stamp, until: entry.until } };
  };
}

/** An import changes what is computed with the catalogue, though no user's data. */
async function cacheKey({ store }: Dependencies, { operation, actor }: Call, input: never): Promise<string> {
  const stamp = usesCatalog(operation, input) ? await store.catalog.stamp() : "";
  return `${actor.userId}\n${operation.name}\n${stamp}\n${JSON.stringify(input)}`;
}

function asHit(reply: Reply): Reply {
  return "cacheHit" in reply.metadata ? { ...reply, metadata: { ...reply.metadata, cacheHit: true } } : reply;
}
