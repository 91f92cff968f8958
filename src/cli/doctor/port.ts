import { createServer } from "node:net";
import { z } from "zod";
import type { Settings } from "../../platform/config.ts";
import { createSystemTimers } from "../../platform/timers.ts";
import { databaseExists, fileIdentity } from "../../store/sqlite/connection/data-dir.ts";
import { urlHost } from "../terminal/url-host.ts";
import type { Finding } from "./finding.ts";

/** A server that has just started may be busy with its daily job. */
const PATIENCE_MS = 10_000;
const Health = z.object({ status: z.literal("ok"), version: z.string(), dataId: z.string() });

/** Whether a server could listen, or does so already. */
export async function port(settings: Settings): Promise<Finding> {
  const { host, port: number, databaseFile } = settings;
  const what = `port ${number} on ${host}`;
  const code = await bindingProblem(host, number);
  if (code === undefined) return { what: `${what} is free` };
  if (code !== "EADDRINUSE") return { what, remedy: `${code}: choose another with --host and --port` };
  const server = await ownServer(`http://${urlHost(host)}:${number}/healthz`);
  if (server === undefined)
    return { what, remedy: `${code}: stop the program that uses it, or serve with another --port` };
  if (databaseExists(databaseFile) && server.dataId === fileIdentity(databaseFile))
    return { what: `${what} is used by your server, career-context ${server.version} on this data` };
  return {
    what,
    remedy: `${code}: a career-context server on other data uses it; stop that, or serve with another --port`,
  };
}

function bindingProblem(host: string, number: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(number, host, () => probe.close(() => resolve(undefined)));
  });
}

/** What a server of this program says of itself; undefined for any other. */
async function ownServer(url: string): Promise<z.infer<typeof Health> | undefined> {
  const abort = new AbortController();
  const cancel = createSystemTimers().after(PATIENCE_MS, () => abort.abort());
  try {
    const response = await fetch(url, { signal: abort.signal });
    return Health.safeParse(await response.json()).data;
  } catch {
    return undefined;
  } finally {
    cancel();
  }
}
