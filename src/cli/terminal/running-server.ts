import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Settings } from "../../platform/config.ts";
import { createSystemTimers } from "../../platform/timers.ts";
import { databaseExists, fileIdentity } from "../../store/sqlite/connection/data-dir.ts";

/** A server that has just started may be busy with its daily job. */
const PATIENCE_MS = 10_000;
const Health = z.object({ status: z.literal("ok"), version: z.string(), dataId: z.string() });

/** A server of this program, and whether it serves the data of the settings. */
export interface FoundServer {
  url: string;
  version: string;
  isOwn: boolean;
}

/** Notes beside the file of the data where it is served; gives what takes the note away. */
export function noteServer({ databaseFile, databaseUrl }: Settings, url: string): () => void {
  if (databaseUrl !== undefined) return () => undefined;
  const file = noteOf(databaseFile);
  try {
    writeFileSync(file, url, { mode: 0o600 });
  } catch {
    // Who looks for the server then asks at the address of its settings.
    return () => undefined;
  }
  return () => {
    // A server that was started later has written its own.
    if (notedUrl(databaseFile) === url) rmSync(file, { force: true });
  };
}

/** The server that serves the data of the settings, wherever it listens on this machine; undefined where none does. */
export async function ownServer(settings: Settings): Promise<FoundServer | undefined> {
  const noted = settings.databaseUrl === undefined ? notedUrl(settings.databaseFile) : undefined;
  for (const url of new Set([...(noted === undefined ? [] : [noted]), urlOf(settings)])) {
    const found = await serverAt(url, settings);
    if (found?.isOwn) return found;
  }
  return undefined;
}

/** What a server of this program says of itself at an address; undefined for any other. */
export async function serverAt(url: string, settings: Settings): Promise<FoundServer | undefined> {
  const abort = new AbortController();
  const cancel = createSystemTimers().after(PATIENCE_MS, () => abort.abort());
  try {
    const response = await fetch(`${url}/healthz`, { signal: abort.signal });
    const { version, dataId } = Health.parse(await response.json());
    return { url, version, isOwn: dataId === dataIdOf(settings) };
  } catch {
    return undefined;
  } finally {
    cancel();
  }
}

/** Tells the data of the settings from all others, without saying where they are; undefined where there are none yet. */
export function dataIdOf({ databaseFile, databaseUrl }: Settings): string | undefined {
  if (databaseUrl === undefined) return databaseExists(databaseFile) ? fileIdentity(databaseFile) : undefined;
  const { host, pathname } = new URL(databaseUrl);
  return createHash("sha256").update(`${host} ${pathname}`).digest("hex").slice(0, 16);
}

/** The address at which a server with these settings is reached. */
export function urlOf({ host, port }: Pick<Settings, "host" | "port">): string {
  return `http://${urlHost(host)}:${port}`;
}

function noteOf(databaseFile: string): string {
  return `${databaseFile}.server`;
}

function notedUrl(databaseFile: string): string | undefined {
  try {
    const text = readFileSync(noteOf(databaseFile), "utf8");
    return /^http:\/\/[\w.:[\]-]{1,255}$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The host of a URL that reaches what listens on an address of this machine. */
function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
