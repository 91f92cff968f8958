import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { freePort } from "../net/free-port.ts";
import { installedProgram } from "../program/installed.ts";
import { until } from "../program/program.ts";
import { postgresUser } from "./programs.ts";

/** PgBouncer's program; undefined if it is not installed. Debian puts it where only the administrator looks. */
export const pgbouncer = installedProgram("pgbouncer", "/usr/sbin/pgbouncer");

/**
 * Starts PgBouncer in transaction mode, with so many connections to the server. It ends with the test. Gives the URL of
 * the same database behind it.
 */
export async function bounced(url: string, connections: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "career-context-pgbouncer-"));
  const { uid, gid } = postgresUser();
  const put = (name: string, text: string) => {
    const file = join(folder, name);
    writeFileSync(file, text);
    if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
    return file;
  };
  if (uid !== undefined) chmodSync(folder, 0o711);
  const { port: behind, username, password } = new URL(url);
  const port = await freePort();
  const users = put("users", `"${username}" "${password}"\n`);
  const settings = put(
    "pgbouncer.ini",
    `[databases]
* = host=127.0.0.1 port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
  );
  const child = spawn(pgbouncer ?? "", [settings], { uid, gid, cwd: folder, stdio: "ignore" });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGQUIT");
      await once(child, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  });
  await until("PgBouncer listens", () => answers(port));
  const address = new URL(url);
  address.port = String(port);
  return address.href;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" }, () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
