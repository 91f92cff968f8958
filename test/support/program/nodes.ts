import { z } from "zod";
import { type Balancer, balancer } from "../net/balancer.ts";
import { tempPostgres } from "../postgres/database.ts";
import { type Launch, runWell } from "./program.ts";
import { type ServerProcess, serveOn } from "./server.ts";

/** Two servers on one database behind a balancer, and a key of their user. */
export interface Nodes {
  database: string;
  left: ServerProcess;
  right: ServerProcess;
  before: Balancer;
  key: string;
  /** A request through the balancer: each goes to the other node than the one before. */
  ask: (method: string, path: string, sent?: Sent) => Promise<Response>;
}

interface Sent {
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
}

type NodeLaunch = Launch & { args?: readonly string[] };

/** Starts one more server of theirs. */
export function nodeOf(
  { database, before }: Pick<Nodes, "database" | "before">,
  { args = [], ...launch }: NodeLaunch = {},
) {
  return serveOn(database, { args: [...before.args, ...args], ...launch });
}

/** Starts two servers on a fresh PostgreSQL database behind a balancer. */
export async function twoNodes(launch: NodeLaunch = {}): Promise<Nodes> {
  const [database, before] = [await tempPostgres(), await balancer()];
  const place = { database, before };
  const [left, right] = await Promise.all([nodeOf(place, launch), nodeOf(place, launch)]);
  before.behind(left, right);
  const key = await keyOn(database);
  return {
    ...{ database, left, right, before, key },
    ask: (method, path, { body, key: own = key, headers } = {}) =>
      fetch(`${before.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${own}`,
          ...(body !== undefined && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

const Made = z.object({ key: z.string() });

/** Makes a key of the user `local` by the command line. */
export async function keyOn(database: string, ...flags: string[]): Promise<string> {
  const args = ["keys", "create", "--name", "test", "--json", "--database", database, ...flags];
  return Made.parse(JSON.parse(await runWell(args))).key;
}
