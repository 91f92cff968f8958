import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../net/free-port.ts";
import { answers, prepare, TEMPLATE, urlOf } from "./prepare.ts";
import { initialize, runServer } from "./server.ts";

interface OwnServer {
  /** The address of its database. */
  url: string;
  /** Ends it: SIGINT ends transactions in good order, SIGQUIT as a crash would. */
  end: (signal: "SIGINT" | "SIGQUIT") => Promise<void>;
  /** Starts it again where it was, and waits until it answers. */
  begin: () => Promise<void>;
}

/** A PostgreSQL server of a test's own, to be ended and started again. What it acknowledged is on its disk. */
export async function ownServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "career-context-own-postgres-"));
  const password = initialize(folder);
  const port = await freePort();
  let server = runServer(folder, port);
  const found = { pid: 0, port, password };
  const end = async (signal: "SIGINT" | "SIGQUIT") => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  onTestFinished(async () => {
    await end("SIGQUIT");
    rmSync(folder, { recursive: true, force: true });
  });
  await prepare(found);
  return {
    url: urlOf(found, TEMPLATE),
    end,
    begin: async () => {
      server = runServer(folder, port);
      await answers(found);
    },
  };
}
