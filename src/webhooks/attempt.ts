import type { TargetRules } from "../shared/network-target.ts";
import type { Timers } from "../shared/timers.ts";
import type { LeasedDelivery, Settlement } from "../store/ports/deliveries.ts";
import { type AgentPool, createAgentPool } from "./agent-pool.ts";
import type { SendResult } from "./response.ts";
import { nextAttemptAt, readRetryAfter } from "./retry.ts";
import { send } from "./send.ts";
import { deliveryHeaders } from "./sign.ts";
import type { Lookup } from "./target.ts";

export interface AttemptDependencies {
  /** Identifies this process among those on the same database. */
  owner: string;
  now: () => Date;
  /** Monotonic time in milliseconds. */
  monotonicMs: () => number;
  timers: Timers;
  /** 0 to below 1. */
  random: () => number;
  lookup: Lookup;
  rules: () => TargetRules;
  agentPool: AgentPool;
}

/** Makes one attempt. Returns its result and the delivery's next state. Never throws. */
async function attemptDelivery(
  deps: AttemptDependencies,
  delivery: LeasedDelivery,
  abort: AbortController,
): Promise<Settlement> {
  const at = deps.now();
  const began = deps.monotonicMs();
  const { owner, lookup, agentPool, timers } = deps;
  const { id, webhookId, url, body } = delivery;
  const headers = deliveryHeaders(delivery, at);
  const request = { url, headers, body, rules: deps.rules(), abort };
  const result = await send({ ...request, lookup, agentPool, timers });
  const { outcome, status, answer } = result;
  const durationMs = Math.round(deps.monotonicMs() - began);
  const attempt = { at: at.toISOString(), outcome, status, durationMs, answer };
  return { id, webhookId, url, owner, attempt, ...nextState(deps, delivery, result) };
}

function nextState(
  { now, random }: AttemptDependencies,
  { attempts }: LeasedDelivery,
  result: SendResult,
): Pick<Settlement, "status" | "nextAttemptAt" | "receiverGone"> {
  if (result.outcome === "delivered")
    return { status: "delivered", nextAttemptAt: null, receiverGone: false };
  if (result.status === 410) return { status: "failed", nextAttemptAt: null, receiverGone: true };
  const asked =
    result.status === 429 || result.status === 503 ? readRetryAfter(result.retryAfter, now()) : undefined;
  const next = nextAttemptAt(attempts.length + 1, now(), random(), asked);
  if (next === null) return { status: "failed", nextAttemptAt: null, receiverGone: false };
  return { status: "pending", nextAttemptAt: next.toISOString(), receiverGone: false };
}

/** Makes the attempts of one worker, over connections that are kept open between them. */
export interface Sender {
  attempt: (delivery: LeasedDelivery, abort: AbortController) => Promise<Settlement>;
  /** Closes every connection. */
  close: () => void;
}

/** Creates the sender of one webhook worker. */
export function createSender(deps: Omit<AttemptDependencies, "agentPool">): Sender {
  const agentPool = createAgentPool();
  return {
    attempt: (delivery, abort) => attemptDelivery({ ...deps, agentPool }, delivery, abort),
    close: agentPool.close,
  };
}
