import { hostname } from "node:os";
import { autoDisable } from "../domain/webhooks/auto-disable.ts";
import { type Dispatcher, type DispatcherDependencies, startDispatcher } from "../webhooks/dispatcher.ts";
import type { Service } from "./service.ts";

/** Starts the webhook worker of this process. Every process on the database has one; leases keep them apart. */
export function startWebhookWorker(
  service: Service,
  overrides: Partial<DispatcherDependencies> = {},
): Dispatcher {
  const { store, runtime, server } = service;
  const dispatcher = startDispatcher({
    queue: store.deliveries,
    telemetry: service.telemetry,
    owner: `${hostname()}:${process.pid}:${runtime.newId("run")}`,
    now: runtime.now,
    monotonicMs: runtime.monotonicMs,
    timers: runtime.timers,
    random: Math.random,
    lookup: runtime.addressesOf,
    rules: () => server,
    autoDisable: ({ userId, webhookId }) =>
      service.inTransaction(userId, (ctx) => autoDisable(ctx, webhookId)),
    onError: (error) => service.logError("The webhook worker failed. It will retry.", error),
    ...overrides,
  });
  service.onWritten(dispatcher.wake);
  return dispatcher;
}
