import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { openDatabase } from "../../../src/store/postgres/connection/open.ts";
import { freePort } from "../net/free-port.ts";
import { postgresPrograms, postgresUser } from "./programs.ts";

/** A server of this test run alone. */
export interface Cluster {
  pid: number;
  port: number;
  password: string;
}

/** Set by test/support/global-setup.ts, whose teardown ends what was started below it. */
const folder = process.env.CAREER_CONTEXT_TEST_CLUSTER;
/** Of the databases that tests get: migrated, and empty. */
export const TEMPLATE = "career_template";
/** Whose the databases are: no superuser, as a program should be run. */
export const APP_ROLE = "career_app";

let started: Promise<Cluster> | undefined;

/** The cluster of this run, started by the first test of any worker that asks for it. */
export function cluster(): Promise<Cluster> {
  started ??= startOrWait();
  return started;
}

export function urlOf({ port, password }: Cluster, database: string, role = APP_ROLE): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

/** Connections of the server's own administrator. */
export function administrator(found: Cluster, database = "postgres") {
  return postgres(urlOf(found, database, "postgres"), { max: 1, onnotice: () => undefined });
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
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error("PostgreSQL's programs are not installed.");
  const user = postgresUser();
  const data = join(place, "data");
  mkdirSync(data, { mode: 0o700 });
  const password = randomUUID();
  const secret = join(place, "password");
  writeFileSync(secret, password);
  if (user.uid !== undefined && user.gid !== undefined) {
    chmodSync(place, 0o711);
    for (const path of [data, secret]) chownSync(path, user.uid, user.gid);
  }
  const options = ["-D", data, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${secret}`, "-E", "UTF8"];
  execFileSync(join(programs, "initdb"), [...options, "--locale=C.UTF-8", "--no-sync"], {
    ...user,
    cwd: data,
  });
  const port = await freePort();
  const log = openSync(join(place, "log"), "a");
  // Nothing of it must outlive the run, so that it need not wait for the disk.
  const settings = {
    ...{ fsync: "off", synchronous_commit: "off", full_page_writes: "off" },
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
  };
  const flags = Object.entries({ ...settings, port }).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...flags], {
    ...user,
    cwd: data,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  server.unref();
  if (server.pid === undefined) throw new Error("PostgreSQL could not be started.");
  writeFileSync(join(place, "pid"), String(server.pid));
  const found = { pid: server.pid, port, password };
  await prepare(found);
  rmSync(secret);
  return found;
}

/** Waits until the server answers, and makes the role and the database that others are copied from. */
async function prepare(found: Cluster): Promise<void> {
  const admin = administrator(found);
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        await admin`select 1`;
        break;
      } catch (error) {
        if (attempt === 200) throw error;
        await sleep(50);
      }
    }
    await admin.unsafe(`create role ${APP_ROLE} login password '${found.password}'`);
    await admin.unsafe(`create database ${TEMPLATE} owner ${APP_ROLE}`);
  } finally {
    await admin.end();
  }
  const pool = await openDatabase(urlOf(found, TEMPLATE));
  await pool.end();
}
