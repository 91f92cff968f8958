import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import type { FetchPage } from "../operation/handler.ts";
import { checkAddress, type TargetRules } from "../shared/network-target.ts";
import type { Timers } from "../shared/timers.ts";
import { createAgentPool } from "../webhooks/agent-pool.ts";
import { type Lookup, pinTarget } from "../webhooks/target.ts";
import { readPage } from "./read-page.ts";

export interface PageFetcherDependencies {
  lookup: Lookup;
  timers: Timers;
  rules: () => TargetRules;
}

/** From the look-up of the first name to the last byte, redirects included. */
const TIMEOUT_MS = 10_000;
const MOST_REDIRECTS = 5;

/**
 * Creates what fetches pages, under the rules of webhook targets: each address is checked after its name was resolved,
 * and connected to as checked, for every redirect again. Why a page is not read is said to nobody: it would show what
 * is on this network.
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

/** Throws where the page may not or cannot be read. */
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

/** A page elsewhere must not point to this machine; one of this machine may. */
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
    // Compressed bytes would have to be unpacked to be counted.
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
