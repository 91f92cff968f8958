import { type Ended, type Launch, type Running, start, until } from "./program.ts";

export interface ServerProcess extends Running {
  url: string;
  /** The key of a fresh data folder, as printed. */
  key: string | undefined;
  /** A request with the key. */
  request: (method: string, path: string, options?: RequestOptions) => Promise<Response>;
  /** Ends the process by SIGTERM. */
  stop: () => Promise<Ended>;
}

interface RequestOptions {
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
}

/** The flags that name where the data are: a folder, or the address of a database. */
export function placed(place: string): string[] {
  return [place.startsWith("postgres:") ? "--database" : "--data-dir", place];
}

/** Starts `serve` on a free loopback port and waits until it says that it runs. */
export async function serveOn(
  place: string,
  { args = [], ...launch }: Launch & { args?: readonly string[] } = {},
): Promise<ServerProcess> {
  const running = start(["serve", "--port", "0", ...placed(place), ...args], launch);
  const { child, output } = running;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await until("the server runs or ends", () => hasEnded() || / Data /.test(output().stdout));
  const url = /REST +(http:\/\/\S+)\/api\/v1/.exec(output().stdout)?.[1];
  if (url === undefined) throw new Error(`The server did not start: ${output().stderr}`);
  // The key's line comes with the same write.
  const key = /shown this once/.test(output().stdout) ? await printedKey(running) : undefined;
  return {
    ...running,
    url,
    key,
    request: (method, path, options = {}) => send(url, key, method, path, options),
    stop: () => {
      child.kill("SIGTERM");
      return running.ended;
    },
  };
}

async function printedKey({ output }: Running): Promise<string | undefined> {
  const find = () => /^ +(sk_\S{43,})$/m.exec(output().stdout)?.[1];
  await until("the key is printed", () => find() !== undefined);
  return find();
}

function send(
  url: string,
  own: string | undefined,
  method: string,
  path: string,
  { body, key = own, headers }: RequestOptions,
): Promise<Response> {
  return fetch(`${url}${path}`, {
    method,
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}
