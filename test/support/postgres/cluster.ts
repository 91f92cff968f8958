import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../net/free-port.ts";
import { type Cluster, prepare } from "./prepare.ts";
import { initialize, runServer } from "./server.ts";

/** Set by test/support/global-setup.ts, whose teardown ends what was started below it. */
const folder = process.env.CAREER_CONTEXT_TEST_CLUSTER;
let started: Promise<Cluster> | undefined;

/** The cluster of this run, started by the first test of any worker that asks for it. */
export function cluster(): Promise<Cluster> {
  started ??= startOrWait();
  return started;
}

async function startOrWait(): Promise<Cluster> {
  if (folder === undefined) throw new Error("The tests' global setup names no folder for a cluster.");
  const ready = join(folder, "ready.json");
  if (isFirst(folder)) {
    try {
      const made = await start(folder);
      writeFileSync(`${ready}.part`, JSON.stringify(made));
      renameSync(`${ready}.part`, ready);
      return made;
    } catch (error) {
      writeFileSync(join(folder, "failed"), String(error));
      throw error;
    }
  }
  while (!existsSync(ready)) {
    if (existsSync(join(folder, "failed"))) throw new Error(readFileSync(join(folder, "failed"), "utf8"));
    await sleep(50);
  }
  return JSON.parse(readFileSync(ready, "utf8"));
}

function isFirst(place: string): boolean {
  try {
    mkdirSync(join(place, "starting"));
    return true;
  } catch {
    return false;
  }
}

async function start(place: string): Promise<Cluster> {
  const password = initialize(place);
  const port = await freePort();
  // Nothing of it must outlive the run, so that it need not wait for the disk.
  const server = runServer(place, port, { fsync: "off", synchronous_commit: "off", full_page_writes: "off" });
  server.unref();
  if (server.pid === undefined) throw new Error("PostgreSQL could not be started.");
  writeFileSync(join(place, "pid"), String(server.pid));
  const found = { pid: server.pid, port, password };
  await prepare(found);
  return found;
}
