import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { isIP, type LookupFunction } from "node:net";

/** Keeps connections open for reuse. Each goes only to the addresses that were checked when it was opened. */
export interface AgentPool {
  /** The agent for these addresses of the URL's host. With `fresh`, it opens a new connection. */
  to: (url: URL, addresses: readonly string[], fresh: boolean) => HttpAgent;
  /** Closes every connection. */
  close: () => void;
}

const MAX_TARGETS = 64;
const IDLE_MS = 5000;

/** Creates the agents of one webhook worker. */
export function createAgentPool(): AgentPool {
  const agents = new Map<string, HttpAgent>();
  return {
    to: (url, addresses, fresh) => {
      if (fresh) return agentFor(url, addresses, false);
      // A name that now resolves to other addresses is another target and never reuses an earlier connection.
      const key = `${url.protocol}//${url.host} ${[...addresses].sort().join(" ")}`;
      const agent = agents.get(key) ?? agentFor(url, addresses, true);
      agents.delete(key);
      agents.set(key, agent);
      const [oldest] = agents.keys();
      // Its open connections close when idle.
      if (agents.size > MAX_TARGETS && oldest !== undefined) agents.delete(oldest);
      return agent;
    },
    close: () => {
      for (const agent of agents.values()) agent.destroy();
      agents.clear();
    },
  };
}

function agentFor({ protocol }: URL, addresses: readonly string[], keepAlive: boolean): HttpAgent {
  const options = { keepAlive, timeout: IDLE_MS, lookup: pinnedTo(addresses), autoSelectFamily: true };
  return protocol === "https:" ? new HttpsAgent(options) : new HttpAgent(options);
}

/** Resolves to the checked addresses, whatever the name resolves to now. */
function pinnedTo(addresses: readonly string[]): LookupFunction {
  const pinned = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) => {
    const [first] = pinned;
    if (all || !first) callback(null, pinned);
    else callback(null, first.address, first.family);
  };
}
