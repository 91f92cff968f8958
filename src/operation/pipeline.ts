import type { z } from "zod";
import type { CatalogueIndex } from "../engine/fit/prepare.ts";
import type { Store, Tx } from "../store/ports/store.ts";
import { forCredit } from "./credits.ts";
import type { Actor, NextCall, Operation, ServerFacts } from "./definition.ts";
import { fail, type ServiceError } from "./errors.ts";
import type { EventDeclaration } from "./event.ts";
import { runContext, toReply } from "./handler-context.ts";
import { findReply, saveReply, takesIdempotencyKey } from "./idempotency.ts";
import { noted } from "./public-error.ts";
import { createReplyCache } from "./response-cache.ts";
import { createRecall } from "./url-cache.ts";
import { parseInput, requireScope } from "./validate.ts";

/** What a successful call answers on every surface. */
export interface Reply {
  status: number;
  data: unknown;
  metadata: Record<string, unknown>;
  next: NextCall[];
  noStore: boolean;
  undone?: boolean;
  /** Set where this is the first answer given again: its request and time. */
  replayOf?: { requestId: string; timestamp: string };
}

export interface Call {
  operation: Operation;
  actor: Actor;
  requestId: string;
  /** When the request came, where the answer shows it; else the clock is read. */
  now?: Date;
  /** Says the same as `operation` and `input` together, where the door has such a text. */
  text?: string;
  /** Path, query and body fields side by side. */
  input: Record<string, unknown>;
  /** What was wrong with the body before it could become fields. */
  problem?: ServiceError;
  /** Somebody waits for this call: they are told how far it is, and may cancel it until its work begins. */
  watch?: Watch;
  /** The caller's Idempotency-Key and a hash of all that the request says. */
  idempotency?: { key: string; requestHash: string };
}

export interface Watch {
  signal: AbortSignal;
  /** Told what begins now. */
  step: (text: string) => void;
}

/** The outside that is real in the program and fake in tests. */
export interface Outside {
  now: () => Date;
  /** `prefix_` and a time-ordered random part. */
  newId: (prefix: string) => string;
  /** A steady clock in milliseconds, for durations only. */
  ticks: () => number;
  /** All addresses of a host name as of now, within some seconds; none where it has none. */
  addressesOf: (host: string) => Promise<string[]>;
}

export interface CallDependencies {
  store: Store;
  outside: Outside;
  server: ServerFacts;
  publish: (ctx: PublishContext, event: EventDeclaration<z.ZodType>, data: unknown) => Promise<void>;
  /** Told after each committed write unit; never fails. */
  written: (userId: string, operation: Operation) => Promise<void>;
  /** Told before an operation that shows alerts runs; never fails. */
  beforeLook: (userId: string) => Promise<void>;
  /** The catalogue ready to match against, and what moves when it changes. */
  catalogue: () => Promise<{ stamp: string; index: CatalogueIndex }>;
  /** Writes gathered ledger lines, before an operation that shows or deletes them. */
  flush: () => Promise<void>;
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

export interface PublishContext {
  tx: Tx;
  now: Date;
  newId: (prefix: string) => string;
  server: ServerFacts;
}

export type Caller = (call: Call) => Promise<Reply>;

/**
 * Makes the only way to run an operation: scope, checks, parse, credit, one unit of work, result parsed before the
 * commit. Throws ServiceError for what a caller can act on; anything else is a bug.
 */
export function createCaller(deps: CallDependencies): Caller {
  const cache = createReplyCache();
  const recall = createRecall(deps.store.stamp);
  const inFlight = new Set<string>();

  const cached = async (call: Call, input: never): Promise<Reply> => {
    const { operation, actor } = call;
    const before = deps.store.stamp();
    const forMs =
      typeof operation.cacheable === "object" ? operation.cacheable.forMs : Number.POSITIVE_INFINITY;
    // An import changes what is computed against the catalogue, though no user's data.
    const catalogue = needsCatalogue(operation, input) ? (await deps.catalogue()).stamp : "";
    const question = `${actor.userId}\n${operation.name}\n${catalogue}\n${JSON.stringify(input)}`;
    const validity = {
      revision: await deps.store.revision(actor.userId),
      at: deps.outside.now().getTime(),
      forMs,
    };
    const entry = await cache.through(question, validity, () => perform(deps, call, input));
    if (!entry.kept) return entry.reply;
    const reply = asHit(entry.reply);
    recall.keep(call, before, reply, entry.until);
    return reply;
  };

  const answer = async (call: Call): Promise<Reply> => {
    const { operation, actor } = call;
    requireScope(operation, actor);
    const input = parseInput(call, deps.server);
    if (operation.readsLedger) await deps.flush();
    if (operation.cacheable) {
      return cached(call, input);
    }
    if (!call.idempotency || !takesIdempotencyKey(operation)) return perform(deps, call, input);
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
      return await perform(deps, call, input);
    } finally {
      inFlight.delete(lane);
    }
  };
  return async (call) => {
    const recalled = recall.find(call);
    if (recalled) return recalled;
    try {
      return await answer(call);
    } catch (error) {
      throw noted(error, call.operation);
    }
  };
}

function asHit(reply: Reply): Reply {
  return "cacheHit" in reply.metadata ? { ...reply, metadata: { ...reply.metadata, cacheHit: true } } : reply;
}

function needsCatalogue({ needsCatalogue: needs }: Operation, input: Record<string, unknown>): boolean {
  return typeof needs === "function" ? needs(input) : (needs ?? false);
}

async function perform(deps: CallDependencies, call: Call, input: never): Promise<Reply> {
  const { metered, prepare } = call.operation;
  if (!metered && !prepare) return inUnit(deps, call, input);
  const { store, outside, server } = deps;
  // A repeat is answered to a key without credit, too, and whatever the outside says by now.
  const earlier = await store.read(call.actor.userId, (tx) => findReply(tx, call, outside.now()));
  if (earlier) return earlier;
  await prepare?.(input, { server, addressesOf: outside.addressesOf });
  return metered ? forCredit(store, call.actor, () => inUnit(deps, call, input)) : inUnit(deps, call, input);
}

async function inUnit(deps: CallDependencies, call: Call, input: never): Promise<Reply> {
  const { store, outside } = deps;
  const now = call.now ?? outside.now();
  if (call.operation.looksAtAlerts) await deps.beforeLook(call.actor.userId);
  const needed = needsCatalogue(call.operation, input);
  if (needed) call.watch?.step("Preparing the catalogue");
  // Loaded before the unit begins: a unit cannot wait for it.
  const catalogue = needed ? (await deps.catalogue()).index : undefined;
  if (call.watch) await beforeWork(call.watch);
  const work = async (tx: Tx) => {
    const replayed = await findReply(tx, call, now);
    if (replayed) return replayed;
    const report = (error: unknown) => deps.onBug(error, call.requestId, call.operation.name);
    const ctx = runContext(deps, { tx, now, catalogue }, call.actor, report);
    const reply = toReply(call.operation, await call.operation.run(ctx, input));
    if (!reply.undone) await saveReply(tx, call, now, reply);
    return reply;
  };
  if (call.operation.effect === "read") return store.read(call.actor.userId, work);
  const reply = await store.write(call.actor.userId, work);
  await deps.written(call.actor.userId, call.operation);
  return reply;
}

/** The last moment at which a call can be cancelled; what has come in is heard first. */
async function beforeWork({ signal, step }: Watch): Promise<void> {
  // Twice: what came in while the first turn was computing is read between the two.
  for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
  if (signal.aborted) throw fail("validation.bad_request", "The call was cancelled; nothing was done.");
  step("Working");
}
