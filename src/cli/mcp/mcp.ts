import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expandScopes } from "../../auth/scopes.ts";
import type { ResourceKind } from "../../mcp/resources/kinds.ts";
import type { ToolDefinition } from "../../mcp/tools/definitions.ts";
import { selectToolsets } from "../../mcp/tools/toolsets.ts";
import { serveOverStdio } from "../../mcp/transports/stdio.ts";
import { allScopes } from "../../operation/scopes.ts";
import { readSettings, type SettingFlags } from "../../platform/config.ts";
import { createLog, errorFacts, logConsole, logProcessWarnings } from "../../platform/logger.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { createSystemTimers } from "../../platform/timers.ts";
import { reportError } from "../terminal/report-error.ts";
import { programVersion } from "../terminal/version.ts";

export interface McpFlags extends SettingFlags {
  toolsets: string;
  readOnly?: boolean;
  scopes?: string[];
  webhookAllow?: string[];
}

/** Time that calls in flight get after the client disconnects. */
const GRACE_MS = 8000;

/** Serves one MCP client over stdio until it disconnects. Opens the data lazily, so that tools/list answers early. */
export async function mcp(flags: McpFlags): Promise<void> {
  const settings = readSettings(flags);
  const log = createLog(settings.logLevel);
  logProcessWarnings(log);
  // Anything printed by mistake must not reach the protocol's stream.
  logConsole(log);
  const { tools, resources } = await loadDefinitions();
  const toolset = selectToolsets(flags.toolsets.split(","), tools);
  const scopes = scopesOf(flags, allScopes(tools));
  const backend = once(async () => {
    const { openLocalBackend } = await import("./local-backend.ts");
    return openLocalBackend(settings, log, flags.webhookAllow);
  });

  const connection = serveOverStdio(
    {
      tools,
      toolset,
      resources,
      version: programVersion(),
      timers: createSystemTimers(),
      executor: async () => (await backend.get()).executor,
      operations: async () => (await backend.get()).operations,
      changeFeed: async () => (await backend.get()).changeFeed,
      onBug: (error, requestId) =>
        log.error("The data could not be opened.", { requestId, ...errorFacts(error) }),
    },
    { userId: "local", scopes, key: null },
    (error) => log.debug("A protocol message was rejected.", errorFacts(error)),
  );
  // Report an unusable folder or module at once, not at the first call.
  const unusable = new Promise<never>((_, reject) => setImmediate(() => backend.get().catch(reject)));
  try {
    await Promise.race([connection.gone, signal(), unusable]).finally(() => connection.close(GRACE_MS));
    await backend.close();
  } catch (error) {
    process.exitCode = reportError(error, "mcp");
  }
  // A library may have left handles open, but the client is gone.
  process.exit();
}

/** What a client can list, as plain data: made by the build, or in a working copy from the declarations. */
async function loadDefinitions(): Promise<{ tools: ToolDefinition[]; resources: ResourceKind[] }> {
  const [tools, resources] = ["tool-definitions.json", "resource-kinds.json"].map((file) =>
    join(packageRoot(), "dist", file),
  );
  const isBuilt = import.meta.url.includes("/dist/") && tools && resources && existsSync(tools);
  if (isBuilt) return { tools: readJson(tools), resources: readJson(resources) };
  const { operations } = await import("../../domain/index.ts");
  const { buildToolDefinitions } = await import("../../mcp/tools/definitions.ts");
  const { buildResourceKinds } = await import("../../mcp/resources/build-kinds.ts");
  return { tools: buildToolDefinitions(operations), resources: buildResourceKinds(operations) };
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function scopesOf(flags: McpFlags, known: string[]): ReadonlySet<string> {
  const asked = expandScopes(flags.scopes ?? ["all"], known);
  return new Set(flags.readOnly ? asked.filter((scope) => scope.startsWith("read:")) : asked);
}

function once<T extends { close: () => Promise<void> }>(open: () => Promise<T>) {
  let opened: Promise<T> | undefined;
  return {
    get: () => (opened ??= open()),
    close: async () => (await opened)?.close(),
  };
}

function signal(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(name, () => resolve());
  });
}
