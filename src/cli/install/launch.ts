import { join } from "node:path";
import { packageRoot } from "../../platform/package-root.ts";
import type { Launch } from "../../shared/agent-clients.ts";

/**
 * The command that serves a client, with absolute paths, because clients have their own working directory and
 * PATH.
 */
export function launchOf(dataDir: string | undefined): Launch {
  const folder = dataDir === undefined ? [] : ["--data-dir", dataDir];
  return { command: process.execPath, args: [join(packageRoot(), "dist", "main.js"), "mcp", ...folder] };
}
