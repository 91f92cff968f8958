import type { Tx } from "../../store/ports/store.ts";
import type { Operation } from "../definition.ts";
import { fail } from "../errors.ts";
import { parseInput, requireScope } from "../input/validate.ts";
import type { Call, CallDependencies, Execute, Progress, Reply } from "../types.ts";
import { withCredit } from "./credits.ts";
import { handlerContext, toReply } from "./handler-context.ts";
import { findEarlierReply, saveReply, takesIdempotencyKey } from "./idempotency.ts";
import { tagError } from "./public-error.ts";
import { createResponseCache } from "./response-cache.ts";
import { createUrlCache } from "./url-cache.ts";

/**
 * Makes the only way to run an operation: scope, checks, parse, credit, one unit of work, result parsed before the
 * commit. Throws ServiceError for what a caller can act on; anything else is a bug.
 */
export function createPipeline(deps: CallDependencies): Execute {
  const responseCache = createResponseCache();
  const urlCache = createUrlCache(deps.store.stamp);
  const inFlight = new Set<string>();

  const cached = async (call: Call, input: never): Promise<Reply> => {
    const { operation, actor } = call;
    const before = deps.store.stamp();
    const forMs =
      typeof operation.policy.cache === "object" ? operation.policy.cache.ttlMs : Number.POSITIVE_INFINITY;
    // An import changes what is computed against the catalogue, though no user's data.
    const catalog = needsCatalog(operation, input) ? (await deps.catalog()).stamp : "";
    const cacheKey = `${actor.userId}\n${operation.name}\n${catalog}\n${JSON.stringify(input)}`;
    const validity = {
      revision: await deps.store.revision(actor.userId),
      at: deps.runtime.now().getTime(),
      forMs,
    };
    const entry = await responseCache.getOrCompute(cacheKey, validity, () => executeOnce(deps, call, input));
    if (!entry.kept) return entry.reply;
    const reply = asHit(entry.reply);
    urlCache.keep(call, before, reply, entry.until);
    return reply;
  };

  const answer = async (call: Call): Promise<Reply> => {
    const { operation, actor } = call;
    requireScope(operation, actor);
    const input = parseInput(call, deps.server);
    if (operation.policy.before?.includes("flushAccessLog")) await deps.flush();
    if (operation.policy.cache) {
      return cached(call, input);
    }
    if (!call.idempotency || !takesIdempotencyKey(operation)) return executeOnce(deps, call, input);
    const lane = `${actor.userId}\n${call.idempotency.key}`;
    if (inFlight.has(lane)) {
      throw fail(
        "validation.bad_request",
        "A request with this Idempotency-Key is still being answered; send it again in a moment.",
        { status: 409 },
      );
    }
    inFlight.add(lane);
    try {
      return await executeOnce(deps, call, input);
    } finally {
      inFlight.delete(lane);
    }
  };
  return async (call) => {
    const recalled = urlCache.find(call);
    if (recalled) return recalled;
    try {
      return await answer(call);
    } catch (error) {
      throw tagError(error, call.operation);
    }
  };
}

function asHit(reply: Reply): Reply {
  return "cacheHit" in reply.metadata ? { ...reply, metadata: { ...reply.metadata, cacheHit: true } } : reply;
}

function needsCatalog({ policy: { catalog } }: Operation, input: Record<string, unknown>): boolean {
  return typeof catalog === "function" ? catalog(input) : (catalog ?? false);
}

async function executeOnce(deps: CallDependencies, call: Call, input: never): Promise<Reply> {
  const { credits, resolve } = call.operation.policy;
  if (!credits && !resolve) return executeInTransaction(deps, call, input);
  const { store, runtime, server } = deps;
  // A repeat is answered to a key without credit, too, and whatever the outside says by now.
  const earlier = await store.read(call.actor.userId, (tx) => findEarlierReply(tx, call, runtime.now()));
  if (earlier) return earlier;
  await resolve?.(input, { server, addressesOf: runtime.addressesOf });
  return credits
    ? withCredit(store, call.actor, () => executeInTransaction(deps, call, input))
    : executeInTransaction(deps, call, input);
}

async function executeInTransaction(deps: CallDependencies, call: Call, input: never): Promise<Reply> {
  const { store, runtime } = deps;
  const now = call.now ?? runtime.now();
  if (call.operation.policy.before?.includes("refreshAlerts")) await deps.refreshAlerts(call.actor.userId);
  const needed = needsCatalog(call.operation, input);
  if (needed) call.progress?.report("Preparing the catalogue");
  // Loaded before the unit begins: a unit cannot wait for it.
  const catalog = needed ? (await deps.catalog()).index : undefined;
  if (call.progress) await beforeWork(call.progress);
  const work = async (tx: Tx) => {
    const replayed = await findEarlierReply(tx, call, now);
    if (replayed) return replayed;
    const report = (error: unknown) => deps.onBug(error, call.requestId, call.operation.name);
    const ctx = handlerContext(deps, { tx, now, catalog }, call.actor, report);
    const reply = toReply(call.operation, await call.operation.handler(ctx, input));
    if (!reply.undone) await saveReply(tx, call, now, reply);
    return reply;
  };
  if (call.operation.effect === "read") return store.read(call.actor.userId, work);
  const reply = await store.write(call.actor.userId, work);
  await deps.afterWrite(call.actor.userId, call.operation);
  return reply;
}

/** The last moment at which a call can be cancelled; what has come in is heard first. */
async function beforeWork({ signal, report }: Progress): Promise<void> {
  // Twice: what came in while the first turn was computing is read between the two.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
  if (signal.aborted) throw fail("validation.bad_request", "The call was cancelled; nothing was done.");
  report("Working");
}
