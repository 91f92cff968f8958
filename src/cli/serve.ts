import { isIPv4 } from "node:net";
import { startOwedEvaluations, warmReads } from "../app/background.ts";
import { startDailyJob } from "../app/daily.ts";
import { createApp } from "../app/http-app.ts";
import type { Service } from "../app/service.ts";
import { takeTurn } from "../app/turn.ts";
import { startWebhookWorker } from "../app/webhook-worker.ts";
import { issueKey } from "../auth/issue-key.ts";
import { newSignInCode } from "../auth/sign-in.ts";
import { CALENDAR_BEGINNING } from "../auth/stored-keys.ts";
import { listen } from "../http/server.ts";
import {
  type MetricsFlags,
  type OAuthFlags,
  readMetricsSettings,
  readOAuthSettings,
  readSettings,
  type SettingFlags,
} from "../platform/config.ts";
import { createLog, logConsole, logProcessWarnings } from "../platform/logger.ts";
import { programVersion } from "../platform/package-root.ts";
import { launchOf } from "./install/places.ts";
import { readBuilt } from "./mcp/session.ts";
import { announce } from "./terminal/announce.ts";
import { ensureLocalUser, LOCAL_USER } from "./terminal/context.ts";
import { logFormat } from "./terminal/flag-values.ts";
import { checkOAuth, openRemoteAccess } from "./terminal/oauth.ts";
import { openThreadedService } from "./terminal/open-service.ts";
import { dataIdOf, noteServer, urlOf } from "./terminal/running-server.ts";
import { parseCidrs, parseCorsOrigins, parseDrainDelay } from "./terminal/server-flags.ts";
import { parsePublicUrl, portOf, signInLink } from "./terminal/sign-in-link.ts";
import { planTelemetry } from "./terminal/telemetry.ts";

export interface ServeFlags extends SettingFlags, OAuthFlags, MetricsFlags {
  allowedHost?: string[];
  corsOrigin?: string[];
  webhookAllow?: string[];
  allowFetch?: boolean;
  publicUrl?: string;
  drainDelay?: string;
  toolsets: string;
  logFormat?: string;
}

/** How long requests in flight may take after a signal. The whole shutdown stays under ten seconds. */
const GRACE_MS = 8000;
/** The limit after which the process ends in any case: it may be waiting for a database that is gone. */
const LAST_MS = 9500;

/** Serves until SIGINT or SIGTERM, and exits with code 0; `onServed` gets the pages' link. Throws UsageError. */
export async function serve(flags: ServeFlags, onServed?: (pages: string) => void): Promise<void> {
  const settings = readSettings(flags);
  const log = createLog(settings.logLevel, { format: logFormat("serve", flags.logFormat) });
  logProcessWarnings(log);
  logConsole(log);
  const loopback = isLoopback(settings.host);
  const drainMs = parseDrainDelay(flags.drainDelay);
  const origins = parseCorsOrigins(flags.corsOrigin);
  const publicUrl = parsePublicUrl(flags.publicUrl);
  const oauth = readOAuthSettings(flags);
  // Behind a proxy callers come from elsewhere, although it connects from this machine.
  const isProxied =
    publicUrl !== undefined || (flags.allowedHost ?? []).length > 0 || oauth.issuers.length > 0;
  // The address is known once the port is bound. Operations read it later.
  const facts = {
    baseUrl: null as string | null,
    allowLoopbackTargets: loopback && !isProxied,
    webhookAllow: parseCidrs(flags.webhookAllow),
  };
  checkOAuth(oauth, publicUrl);
  const names = [...(flags.allowedHost ?? []), ...(publicUrl ? [publicUrl.host] : [])];
  const telemetry = await planTelemetry(readMetricsSettings(flags), names);
  const service = await openThreadedService(settings, facts, log, {
    ...(flags.allowFetch && { allowFetch: true }),
    telemetry: telemetry?.create,
  });
  const isFile = settings.databaseUrl === undefined;
  const warmUp = service.warmUp();
  let port = settings.port;
  const version = programVersion();
  const { drain, endStreams, close, ...app } = createApp({
    service,
    version,
    dataId: dataIdOf(settings),
    ...(isFile && { dataDir: settings.dataDir }),
    log,
    toolsets: flags.toolsets.split(","),
    hosts: {
      port: () => port,
      names,
      origins,
    },
    // Users of the pages must not see the database's URL. Their programs read it from the environment.
    launch: launchOf(isFile ? settings.dataDir : undefined),
    isSecure: publicUrl?.protocol === "https:",
    pagesPort: publicUrl && portOf(publicUrl),
    warmUp,
    builtTools: readBuilt("tool-definitions.json"),
    remote: await openRemoteAccess(oauth, publicUrl, service, log),
  });
  const closing = async (error: unknown) => {
    await service.close();
    throw error;
  };
  // Before /readyz can say yes: a signal after that must drain the server.
  const ended = signal();
  const listening = await listen(app, settings.host, settings.port, service.runtime.timers).catch(closing);
  const metrics = await telemetry?.serve(log).catch(async (error: unknown) => {
    await listening.close(0);
    return closing(error);
  });
  port = listening.port;
  const own = urlOf({ ...settings, port });
  facts.baseUrl = publicUrl?.origin ?? own;
  const forget = noteServer(settings, own);
  if (!loopback)
    log.warn(
      "The server listens beyond this machine: use it behind TLS, and give its host name to --allowed-host.",
    );
  if (metrics) log.info("Metrics are served.", { port: metrics.port });
  const stopDaily = startDailyJob(service, log);
  const stopOwed = startOwedEvaluations(service);
  const dispatcher = startWebhookWorker(service);
  const key = await firstKey(service);
  const { store, runtime } = service;
  const code = await newSignInCode(LOCAL_USER, { sessions: store.sessions, runtime });
  const pages = signInLink(facts.baseUrl, code);
  await Promise.race([warmUp, ended]);
  announce(settings, own, version, { key, pages });
  onServed?.(pages);
  void warmReads(service, LOCAL_USER);
  await ended;
  log.info("Stopping.");
  stopOwed();
  drain();
  forget();
  listening.letGo();
  metrics?.close();
  const streams = endStreams();
  if (drainMs > 0) await runtime.timers.sleep(drainMs);
  // It also keeps the process alive. The thread, which may still evaluate, does not.
  void runtime.timers.sleep(LAST_MS).then(() => process.exit());
  await Promise.all([stopDaily(), streams, listening.close(GRACE_MS), dispatcher.stop(GRACE_MS)]);
  await close();
  await service.close();
  process.exit();
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}

/** Creates the first key of a fresh install; undefined if a key was ever created. */
async function firstKey(service: Service): Promise<string | undefined> {
  await ensureLocalUser(service);
  if (await hasKeys(service)) return undefined;
  // If several start at once on an empty database, only one creates it.
  const turn = await takeTurn(service, "first key");
  if (!turn) return undefined;
  try {
    if (await hasKeys(service)) return undefined;
    const request = { userId: LOCAL_USER, name: "Key made at first start", scopes: service.scopes };
    return (await issueKey(service, request)).key;
  } finally {
    await turn.end(false);
  }
}

/** True if a key was ever created. A calendar token does not count: it opens only its URL. */
async function hasKeys({ store }: Service): Promise<boolean> {
  return store.access.hasKeyBeside(CALENDAR_BEGINNING);
}

function signal(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => resolve());
  });
}
