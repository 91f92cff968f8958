import { createStateCodec } from "../../mcp/elicitation/context.ts";
import { serveOverStdio } from "../../mcp/transports/stdio.ts";
import { fail, type ServiceError } from "../../operation/errors.ts";
import { errorFacts, type Log } from "../../platform/logger.ts";
import { programVersion } from "../../platform/package-root.ts";
import { createSystemTimers } from "../../platform/runtime.ts";
import { useDriver } from "../../store/sqlite/driver/driver.ts";
import { explainFailure, reportError } from "../terminal/report-error.ts";
import { parseCidrs } from "../terminal/server-flags.ts";
import { type Begun, termination } from "./first-stage.ts";
import type { LocalBackend } from "./local-backend.ts";
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

interface DataOnDemand {
  /**
   * The open data. Throws ServiceError with the reason and the fix if it cannot be opened. The next call tries again.
   */
  get: () => Promise<LocalBackend>;
  close: () => Promise<void>;
}

/**
 * Opens the data at first use, and retries at each call until it succeeds. The client stays connected while you fix a
 * full disk or missing rights. Each new cause is logged once.
 */
function openOnDemand(open: () => Promise<LocalBackend>, log: Log): DataOnDemand {
  let opened: Promise<LocalBackend> | undefined;
  let logged: string | undefined;

  const refused = (error: unknown): ServiceError => {
    const { message } = explainFailure(error);
    if (message !== logged) log.error(message);
    logged = message;
    log.debug("The data could not be opened.", errorFacts(error));
    return fail("server.internal", message, { status: 503, title: "Service unavailable" });
  };
  const attempt = async (): Promise<LocalBackend> => {
    try {
      const backend = await open();
      logged = undefined;
      return backend;
    } catch (error) {
      opened = undefined;
      throw refused(error);
    }
  };

  return {
    get: () => (opened ??= attempt()),
    close: async () => {
      const backend = await opened?.catch(() => undefined);
      await backend?.close();
    },
  };
}
