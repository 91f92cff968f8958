import { startWebhookWorker } from "../../app/webhook-worker.ts";
import type { ChangeFeed } from "../../mcp/notifications/change-feed.ts";
import type { Executor } from "../../mcp/session/executor.ts";
import type { Settings } from "../../platform/config.ts";
import type { Log } from "../../platform/logger.ts";
import { ensureLocalUser, openService } from "../terminal/context.ts";
import { parseCidrs } from "../terminal/parse-cidr.ts";

/** Deliveries in flight get this long when the client goes. */
const GRACE_MS = 5000;

/** Opens the data for a stdio process: its calls are the local user's. */
export async function openLocalBackend(
  settings: Settings,
  log: Log,
  webhookAllow: readonly string[] | undefined,
): Promise<{ executor: Executor; changeFeed: ChangeFeed; close: () => Promise<void> }> {
  const server = { baseUrl: null, allowLoopbackTargets: true, webhookAllow: parseCidrs(webhookAllow) };
  const service = openService(settings, server, log);
  const dispatcher = startWebhookWorker(service, log);
  return {
    executor: async (execution) => {
      // Deleting the account deletes the user; the next call finds an empty one.
      await ensureLocalUser(service);
      return service.executor(execution);
    },
    changeFeed: service.changeFeed,
    close: async () => {
      await dispatcher.stop(GRACE_MS);
      await service.close();
    },
  };
}
