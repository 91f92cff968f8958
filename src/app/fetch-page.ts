import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { FetchPage } from "../operation/handler.ts";
import { checkAddress, type TargetRules } from "../shared/network-target.ts";
import type { Timers } from "../shared/timers.ts";
import { createAgentPool } from "../webhooks/agent-pool.ts";
import { type Lookup, pinTarget } from "../webhooks/target.ts";

export interface PageFetcherDependencies {
  lookup: Lookup;
  timers: Timers;
  rules: () => TargetRules;
}

/** From the first DNS lookup to the last byte, including redirects. */
const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 5;

/**
 * Creates the page fetcher, with the rules of webhook targets: each resolved address is checked and connected to as
 * checked, for every redirect again. Errors are not reported, because they would reveal this network.
 */
export function createPageFetcher({ lookup, timers, rules }: PageFetcherDependencies): FetchPage {
  return async (url) => {
    const abort = new AbortController();
    const cancelTimeout = timers.after(TIMEOUT_MS, () => abort.abort());
    try {
      return await follow(url, rules(), lookup, abort.signal);
    } catch {
      return undefined;
    } finally {
      cancelTimeout();
      abort.abort();
    }
  };
}

/** Throws if the page may not or cannot be read. */
async function follow(
  url: string,
  allowed: TargetRules,
  lookup: Lookup,
  signal: AbortSignal,
): Promise<string> {
  let target = url;
  let rules = allowed;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const addresses = await pinTarget(target, rules, lookup);
    signal.throwIfAborted();
    const response = await get(new URL(target), addresses, signal);
    const location = redirectOf(response);
    if (location === undefined) return readPage(response);
    response.destroy();
    target = new URL(location, target).href;
    rules = afterRedirect(rules, addresses);
  }
  throw new Error("The page redirects too often.");
}

/** A remote page must not redirect to this machine. A local one may. */
function afterRedirect(rules: TargetRules, from: readonly string[]): TargetRules {
  const strict = { ...rules, allowLoopbackTargets: false };
  const isElsewhere = from.every((address) => checkAddress(address, strict) === undefined);
  return isElsewhere ? strict : rules;
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;
}

function get(url: URL, addresses: readonly string[], signal: AbortSignal): Promise<IncomingMessage> {
  const start = url.protocol === "https:" ? httpsRequest : httpRequest;
  const headers = {
    accept: "text/html, application/xhtml+xml, text/plain;q=0.9",
    // Compressed bytes would have to be unpacked to enforce the size limit.
    "accept-encoding": "identity",
    "user-agent": "career-context",
  };
  return new Promise((resolve, reject) => {
    const agent = createAgentPool().to(url, addresses, true);
    const outgoing = start(url, { headers, agent, signal });
    outgoing.once("response", resolve);
    outgoing.once("upgrade", (_, socket) => socket.destroy());
    outgoing.once("error", reject);
    outgoing.once("close", () => reject(new Error("The connection ended without a response.")));
    outgoing.end();
  });
}

const MOST_BYTES = 2 * 1024 * 1024;
const types = new Set(["text/html", "application/xhtml+xml", "text/plain"]);

/**
 * Reads the text of a page. Throws if the status is not a success, or the body has another type, is compressed, too
 * large or cut off.
 */
async function readPage(response: IncomingMessage): Promise<string> {
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode < 200 || statusCode > 299) throw new Error("The page was not found.");
    const [type = "", ...parameters] = (headers["content-type"] ?? "").toLowerCase().split(";");
    if (!types.has(type.trim())) throw new Error("The page is neither HTML nor plain text.");
    if ((headers["content-encoding"] ?? "identity") !== "identity")
      throw new Error("The page is compressed.");
    return decode(await bytesOf(response), parameters);
  } finally {
    response.destroy();
  }
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BYTES) throw new Error("The page is too large.");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Decodes with the declared charset, by default UTF-8. Throws for an unknown charset. */
function decode(bytes: Buffer, parameters: readonly string[]): string {
  const named = parameters.map((part) => /^\s*charset="?([\w-]+)"?\s*$/.exec(part)?.[1]).find(Boolean);
  return new TextDecoder(named ?? "utf-8").decode(bytes);
}
