import { createStateCodec } from "../../mcp/elicitation/context.ts";
import { serveOverStdio } from "../../mcp/transports/stdio.ts";
import { errorFacts } from "../../platform/logger.ts";
import { programVersion } from "../../platform/package-root.ts";
import { createSystemTimers } from "../../platform/runtime.ts";
import { useDriver } from "../../store/sqlite/driver/driver.ts";
import { reportError } from "../terminal/report-error.ts";
import { parseCidrs } from "../terminal/server-flags.ts";
import { openOnDemand } from "./data.ts";
import { type Begun, termination } from "./first-stage.ts";
import type { McpFlags } from "./plain-flags.ts";
import { type McpSession, readSession } from "./session.ts";

/** How long calls in flight may take after a signal. */
const GRACE_MS = 8000;
/**
 * How long they may take after the input ends: a slow machine first opens its data and then processes the piped
 * input.
 */
const PIPED_GRACE_MS = 60_000;

/** Serves one MCP client over stdio until it disconnects. Throws UsageError. */
export async function mcp(flags: McpFlags): Promise<void> {
  await serveMcp(readSession(flags), { answered: [], ended: termination() });
}

/** Continues what the first stage began. */
export async function serveMcp(session: McpSession, { answered, ended }: Begun): Promise<void> {
  const { settings, log, listing } = session;
  useDriver(session.sqliteDriver);
  const webhookAllow = parseCidrs(session.webhookAllow);
  const data = openOnDemand(async () => {
    const { openLocalBackend } = await import("./local-backend.ts");
    return openLocalBackend(settings, log, webhookAllow);
  }, log);

  const connection = serveOverStdio(
    {
      ...listing.definition,
      version: programVersion(),
      timers: createSystemTimers(),
      executor: async () => (await data.get()).executor,
      operations: async () => (await data.get()).operations,
      changeFeed: async () => (await data.get()).changeFeed,
      stateCodec: createStateCodec(async () => (await data.get()).secret()),
      onBug: (error, requestId) =>
        log.debug("A call could not be answered without the data.", { requestId, ...errorFacts(error) }),
    },
    { userId: "local", scopes: listing.peer.scopes, key: null },
    { answered, onError: (error) => log.debug("A protocol message was rejected.", errorFacts(error)) },
  );
  // Reports data that cannot be opened at once, not at the first call.
  setImmediate(() => data.get().catch(() => undefined));
  try {
    await Promise.race([connection.gone, ended]);
    await Promise.race([connection.close(PIPED_GRACE_MS), ended.then(() => connection.close(GRACE_MS))]);
    await data.close();
  } catch (error) {
    process.exitCode = reportError(error, "mcp");
  }
  // A library may have left handles open, but the client is gone.
  process.exit();
}
