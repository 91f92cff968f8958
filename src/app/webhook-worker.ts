import { hostname } from "node:os";
import { autoDisable } from "../domain/webhooks/auto-disable.ts";
import { errorFacts, type Log } from "../platform/logger.ts";
import { type Dispatcher, type DispatcherDependencies, startDispatcher } from "../webhooks/dispatcher.ts";
import type { Service } from "./service.ts";

/** Starts delivering webhooks from this process; every process on the database does, and each delivery is one's own. */
export function startWebhookWorker(
  service: Service,
  log: Log,
  instead: Partial<DispatcherDependencies> = {},
): Dispatcher {
  const { store, runtime, server } = service;
  const dispatcher = startDispatcher({
    queue: store.deliveries,
    owner: `${hostname()}:${process.pid}:${runtime.newId("run")}`,
    now: runtime.now,
    monotonicMs: runtime.monotonicMs,
    timers: runtime.timers,
    random: Math.random,
    lookup: runtime.addressesOf,
    rules: () => server,
    onSilent: ({ userId, webhookId }) => service.inUnit(userId, (ctx) => autoDisable(ctx, webhookId)),
    onError: (error) => log.error("The webhook dispatcher met an error; it goes on.", errorFacts(error)),
    ...instead,
  });
  service.onWritten(dispatcher.wake);
  return dispatcher;
}
