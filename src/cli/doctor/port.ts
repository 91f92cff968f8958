import { createServer } from "node:net";
import type { Settings } from "../../platform/config.ts";
import { ownServer, serverAt, urlOf } from "../terminal/running-server.ts";
import type { Finding } from "./finding.ts";

/** Checks that a server can listen, or already does. */
export async function port(settings: Settings): Promise<Finding> {
  const { host, port: number } = settings;
  const what = `port ${number} on ${host}`;
  const code = await bindingProblem(host, number);
  if (code === undefined) {
    const own = await ownServer(settings);
    return { what: `${what} is free${own ? `; your server runs at ${own.url}, on this data` : ""}` };
  }
  if (code !== "EADDRINUSE") return { what, remedy: `${code}: choose another with --host and --port` };
  const server = await serverAt(urlOf(settings), settings);
  if (server === undefined)
    return { what, remedy: `${code}: stop the program that uses it, or serve with another --port` };
  if (server.isOwn)
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
