import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { postgresPrograms, postgresUser } from "./programs.ts";

/** Makes the data of a server below a folder. Gives its administrator's password. */
export function initialize(folder: string): string {
  const [user, data] = [postgresUser(), join(folder, "data")];
  mkdirSync(data, { mode: 0o700 });
  const password = randomUUID();
  const secret = join(folder, "password");
  writeFileSync(secret, password);
  if (user.uid !== undefined && user.gid !== undefined) {
    chmodSync(folder, 0o711);
    for (const path of [data, secret]) chownSync(path, user.uid, user.gid);
  }
  const options = ["-D", data, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${secret}`, "-E", "UTF8"];
  execFileSync(join(programs(), "initdb"), [...options, "--locale=C.UTF-8", "--no-sync"], {
    ...user,
    cwd: data,
  });
  rmSync(secret);
  return password;
}

/** Starts the server of such a folder. It outlives this process where nobody ends it. */
export function runServer(folder: string, port: number, more: Record<string, string> = {}): ChildProcess {
  const data = join(folder, "data");
  const log = openSync(join(folder, "log"), "a");
  const settings = {
    ...{ port, listen_addresses: "127.0.0.1", unix_socket_directories: "", max_connections: 200 },
    ...more,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(programs(), "postgres"), ["-D", data, ...flags], {
    ...postgresUser(),
    cwd: data,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  return server;
}

function programs(): string {
  const found = postgresPrograms();
  if (found === undefined) throw new Error("PostgreSQL's programs are not installed.");
  return found;
}
