import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { Settings } from "../../platform/config.ts";
import { createSystemTimers } from "../../platform/runtime.ts";
import { databaseExists, fileIdentity } from "../../store/sqlite/connection/data-dir.ts";

/** A server that has just started may be busy with its daily job. */
const PATIENCE_MS = 10_000;
const Health = z.object({ status: z.literal("ok"), version: z.string(), dataId: z.string() });

/** A server of this program, and whether it serves the configured data. */
export interface FoundServer {
  url: string;
  version: string;
  isOwn: boolean;
}

/** Writes a note next to the data file while it is served. Returns the function that removes it. */
export function noteServer({ databaseFile, databaseUrl }: Settings, url: string): () => void {
  if (databaseUrl !== undefined) return () => undefined;
  const file = noteOf(databaseFile);
  try {
    writeFileSync(file, url, { mode: 0o600 });
  } catch {
    // Callers then try the configured address.
    return () => undefined;
  }
  return () => {
    // A server started later has written its own.
    if (notedUrl(databaseFile) === url) rmSync(file, { force: true });
  };
}

/** The server that serves the configured data, at any address of this machine, or undefined. */
export async function ownServer(settings: Settings): Promise<FoundServer | undefined> {
  const noted = settings.databaseUrl === undefined ? notedUrl(settings.databaseFile) : undefined;
  for (const url of new Set([...(noted === undefined ? [] : [noted]), urlOf(settings)])) {
    const found = await serverAt(url, settings);
    if (found?.isOwn) return found;
  }
  return undefined;
}

/** What a server of this program reports at an address; undefined for others. */
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

/** Identifies the configured data without revealing their location; undefined if there are none yet. */
export function dataIdOf({ databaseFile, databaseUrl }: Settings): string | undefined {
  if (databaseUrl === undefined) return databaseExists(databaseFile) ? fileIdentity(databaseFile) : undefined;
  const { host, pathname } = new URL(databaseUrl);
  return createHash("sha256").update(`${host} ${pathname}`).digest("hex").slice(0, 16);
}

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

/** The host in a URL for a listening address of this machine. */
function urlHost(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}
