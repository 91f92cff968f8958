// A PostgreSQL server for one run, with its usual care for the disk, and a database of a role that is no superuser.
import { execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { importSource } from "./import-source.mjs";
import { root } from "./processes.mjs";

const SOURCE = `
export { postgresPrograms, postgresUser } from "./programs.ts";
export { default as postgres } from "postgres";
`;
const TRIES = 200;

/** Starts a server in a folder of its own; undefined where PostgreSQL is not installed. `admin` sends statements of its administrator. */
export async function startCluster() {
  const { postgresPrograms, postgresUser, postgres } = await importSource(
    SOURCE,
    join(root, "test", "support", "postgres"),
  );
  const programs = postgresPrograms();
  if (programs === undefined) return undefined;
  const user = postgresUser();
  const place = mkdtempSync(join(tmpdir(), "career-context-bench-postgresql-"));
  const data = join(place, "data");
  const password = randomUUID();
  const secret = join(place, "password");
  mkdirSync(data, { recursive: true, mode: 0o700 });
  writeFileSync(secret, password);
  if (user.uid !== undefined) {
    // Whoever the server runs as must find it.
    chmodSync(place, 0o711);
    for (const path of [data, secret]) chownSync(path, user.uid, user.gid);
  }
  const options = ["-D", data, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${secret}`, "-E", "UTF8"];
  execFileSync(join(programs, "initdb"), [...options, "--locale=C.UTF-8"], { ...user, cwd: data });
  const port = await freePort();
  const settings = { listen_addresses: "127.0.0.1", unix_socket_directories: "", port };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(join(place, "log"), "a");
  const server = spawn(join(programs, "postgres"), ["-D", data, ...flags], {
    ...user,
    cwd: data,
    stdio: ["ignore", log, log],
  });
  const address = (role, name) => `postgres://${role}:${password}@127.0.0.1:${port}/${name}`;
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const admin = postgres(address("postgres", "postgres"), { max: 1, onnotice: () => undefined });
  await answering(admin);
  await admin.unsafe(`create role career login password '${password}'`);
  await admin.unsafe("create database career owner career");
  const inside = postgres(address("postgres", "career"), { max: 1, onnotice: () => undefined });
  return {
    url: address("career", "career"),
    admin: inside,
    pid: server.pid,
    stop: async () => {
      await Promise.all([inside.end(), admin.end()]);
      server.kill("SIGINT");
      await ended;
      rmSync(place, { recursive: true, force: true });
    },
  };
}

async function answering(admin) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await admin`select 1`;
    } catch (error) {
      if (attempt === TRIES) throw error;
      await sleep(50);
    }
  }
}

/** A port that nothing listens on. */
export function freePort() {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
