import type { LeasedDelivery, Settlement } from "../store/ports/deliveries.ts";
import { createAgentPool } from "./agent-pool.ts";
import { type AttemptDependencies, attemptDelivery } from "./attempt.ts";

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
