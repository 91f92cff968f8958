import { startWebhookWorker } from "../../app/webhook-worker.ts";
import type { ChangeFeed } from "../../mcp/notifications/change-feed.ts";
import type { Executor } from "../../mcp/session/executor.ts";
import type { Operation } from "../../operation/definition.ts";
import type { Settings } from "../../platform/config.ts";
import type { Log } from "../../platform/logger.ts";
import { ensureLocalUser } from "../terminal/context.ts";
import { openThreadedService } from "../terminal/open-service.ts";

/** Time that webhook deliveries in flight get after the client disconnects. */
const GRACE_MS = 5000;

export interface LocalBackend {
  executor: Executor;
  changeFeed: ChangeFeed;
  operations: ReadonlyMap<string, Operation>;
  /** The secret shared by all processes on the data. */
  secret: () => Promise<string>;
  close: () => Promise<void>;
}

/** Opens the data for a stdio process. Its calls are the local user's. */
export async function openLocalBackend(
  settings: Settings,
  log: Log,
  webhookAllow: readonly string[],
): Promise<LocalBackend> {
  const server = { baseUrl: null, allowLoopbackTargets: true, webhookAllow: [...webhookAllow] };
  const service = await openThreadedService(settings, server, log);
  const dispatcher = startWebhookWorker(service);
  return {
    executor: async (execution) => {
      // Deleting the account deletes the user; the next call finds an empty one.
      await ensureLocalUser(service);
      return service.executor(execution);
    },
    changeFeed: service.changeFeed,
    operations: service.operations,
    secret: service.secret,
    close: async () => {
      await dispatcher.stop(GRACE_MS);
      await service.close();
    },
  };
}
