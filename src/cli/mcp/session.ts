import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expandScopes } from "../../auth/issue-key.ts";
import type { ResourceKind } from "../../mcp/resources/kinds.ts";
import type { Listing } from "../../mcp/session/peer.ts";
import type { ToolDefinition } from "../../mcp/tools/definitions.ts";
import { selectToolsets } from "../../mcp/tools/toolsets.ts";
import { allScopes } from "../../operation/scopes.ts";
import { readSettings, readSqliteDriver, type Settings, type SqliteDriver } from "../../platform/config.ts";
import { createLog, type Log, logConsole, logProcessWarnings } from "../../platform/logger.ts";
import { packageRoot } from "../../platform/package-root.ts";
import { logFormat } from "../terminal/flag-values.ts";
import type { McpFlags } from "./plain-flags.ts";

/** The flags and environment of an `mcp` process. */
export interface McpSession {
  settings: Settings;
  sqliteDriver: SqliteDriver | undefined;
  log: Log;
  webhookAllow: readonly string[];
  listing: Listing;
}

/**
 * Reads flags, environment and the build's data on operations. Library output goes to the log. Throws UsageError
 * with nothing done.
 */
export function readSession(flags: McpFlags): McpSession {
  const settings = readSettings(flags);
  const sqliteDriver = readSqliteDriver(flags);
  const tools: ToolDefinition[] = readBuilt("tool-definitions.json");
  const resources: ResourceKind[] = readBuilt("resource-kinds.json");
  const toolset = selectToolsets(flags.toolsets.split(","), tools);
  const asked = expandScopes(flags.scopes ?? ["all"], allScopes(tools));
  const scopes = new Set(flags.readOnly ? asked.filter((scope) => scope.startsWith("read:")) : asked);
  const log = createLog(settings.logLevel, { format: logFormat("mcp", flags.logFormat) });
  logProcessWarnings(log);
  // Anything printed by mistake must not reach the protocol's stream.
  logConsole(log);
  return {
    settings,
    sqliteDriver,
    log,
    webhookAllow: flags.webhookAllow ?? [],
    listing: { definition: { tools, toolset, resources }, peer: { scopes } },
  };
}

/** Reads the build's data, so that a client's lists need no declarations loaded. */
export function readBuilt(file: string) {
  return JSON.parse(readFileSync(join(packageRoot(), "dist", file), "utf8"));
}
