import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { isIP, type LookupFunction } from "node:net";

/** Connections that are kept open, each only to addresses that were checked for the attempt that made it. */
export interface AgentPool {
  /** What connects to these addresses of the URL's host; `fresh` opens a connection of its own. */
  to: (url: URL, addresses: readonly string[], fresh: boolean) => HttpAgent;
  /** Ends every connection. */
  close: () => void;
}

const MOST_TARGETS = 64;
const IDLE_MS = 5000;

/** Makes the connections of one dispatcher. */
export function createAgentPool(): AgentPool {
  const kept = new Map<string, HttpAgent>();
  return {
    to: (url, addresses, fresh) => {
      if (fresh) return agentFor(url, addresses, false);
      // A name that leads elsewhere by now is another target: what was opened before is not used for it.
      const key = `${url.protocol}//${url.host} ${[...addresses].sort().join(" ")}`;
      const agent = kept.get(key) ?? agentFor(url, addresses, true);
      kept.delete(key);
      kept.set(key, agent);
      const [oldest] = kept.keys();
      // What it holds open ends by itself when it is idle.
      if (kept.size > MOST_TARGETS && oldest !== undefined) kept.delete(oldest);
      return agent;
    },
    close: () => {
      for (const agent of kept.values()) agent.destroy();
      kept.clear();
    },
  };
}

function agentFor({ protocol }: URL, addresses: readonly string[], keepAlive: boolean): HttpAgent {
  const options = { keepAlive, timeout: IDLE_MS, lookup: pinnedTo(addresses), autoSelectFamily: true };
  return protocol === "https:" ? new HttpsAgent(options) : new HttpAgent(options);
}

/** The checked addresses are the ones connected to, whatever the name says by now. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const pinned = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    const [first] = pinned;
    if (all || !first) callback(null, pinned);
    else callback(null, first.address, first.family);
  };
}
