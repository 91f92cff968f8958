import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, temporaryFolder } from "../program/folder.ts";
import { installedProgram } from "../program/installed.ts";
import { start, until } from "../program/program.ts";
import { freePort } from "./free-port.ts";

/** Caddy's program; undefined if it is not installed. */
export const caddy = installedProgram("caddy");

/** The proxy of compose.yaml on this machine, without TLS. It ends with the test. Gives where clients reach it. */
export async function shippedProxy(nodes: readonly [string, string], port?: number): Promise<string> {
  const url = `http://127.0.0.1:${port ?? (await freePort())}`;
  const folder = temporaryFolder();
  const text = readFileSync(join(root, "deploy", "Caddyfile"), "utf8")
    .replaceAll("node1:8787", new URL(nodes[0]).host)
    .replaceAll("node2:8787", new URL(nodes[1]).host);
  const config = join(folder, "Caddyfile");
  writeFileSync(config, text);
  const { output } = start(["run", "--config", config, "--adapter", "caddyfile"], {
    command: caddy ?? "caddy",
    cwd: folder,
    env: {
      ...{ CAREER_CONTEXT_PUBLIC_URL: url, CAREER_CONTEXT_PROXY_SECRET: "secret" },
      ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    },
  });
  await until("the proxy answers from a node", async () => {
    if (/^Error/m.test(output().stderr)) throw new Error(output().stderr);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    return answer?.status === 200;
  });
  return url;
}
