import { execFile, execFileSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type ComposeService, compose, composeText, filled } from "../support/container/compose.ts";
import { commandOf, complaints, type Step, stages } from "../support/container/dockerfile.ts";
import { freePort } from "../support/net/free-port.ts";
import { cluster } from "../support/postgres/cluster.ts";
import { withPostgres } from "../support/postgres/database.ts";
import { administrator } from "../support/postgres/prepare.ts";
import { postgresPrograms } from "../support/postgres/programs.ts";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { otherNode } from "../support/program/other-node.ts";
import { environment, start, until } from "../support/program/program.ts";

// No image is built here: that takes a daemon and images from elsewhere. The files are read, and what the Dockerfile
// does is done step by step in a folder, as far as that goes without being root of a machine of its own.
vi.setConfig({ testTimeout: 120_000 });

const run = promisify(execFile);
const [build, final] = stages();
const allSteps = [...(build?.steps ?? []), ...(final?.steps ?? [])];
const stepOf = (keyword: string) => final?.steps.find((step) => step.keyword === keyword);

describe("the Dockerfile", () => {
  test("is without complaint, and its last stage runs as no root, with a volume and a check of its own", () => {
    expect(complaints()).toEqual([]);
    expect(stages().map(({ image }) => image)).toEqual(["node:22-slim", "node:22-slim"]);
    expect(stepOf("USER")?.text).toBe("node");
    expect(stepOf("VOLUME")?.text).toBe(stepOf("ENV")?.properties.CAREER_CONTEXT_DATA_DIR);
    expect(commandOf(stepOf("HEALTHCHECK")).slice(0, 2)).toEqual(["node", "-e"]);
    expect([...commandOf(stepOf("ENTRYPOINT")), ...commandOf(stepOf("CMD"))]).toEqual([
      ...["node", "/app/dist/main.js", "serve"],
    ]);
    // What is set up as root comes before.
    const order = final?.steps.map(({ keyword }) => keyword) ?? [];
    expect(order.lastIndexOf("RUN")).toBeLessThan(order.indexOf("USER"));
  });

  test("copies what .dockerignore lets through, and that lets nothing else through", () => {
    const lines = readFileSync(join(root, ".dockerignore"), "utf8").split("\n");
    const rules = lines.filter((line) => line !== "" && !line.startsWith("#"));
    const copied = allSteps
      .filter(({ keyword, flags }) => keyword === "COPY" && flags.from === undefined)
      .flatMap(({ words }) => words.slice(0, -1));
    expect(rules[0]).toBe("*");
    expect(rules.slice(1).sort()).toEqual(copied.map((path) => `!${path}`).sort());
    for (const path of copied) expect(existsSync(join(root, path)), path).toBe(true);
  });

  test("builds and starts a program that needs no right to write but in its volume", async ({ skip }) => {
    const place = temporaryFolder();
    chmodSync(place, 0o755);
    const folders = { build: join(place, "build"), app: join(place, "app"), data: join(place, "data") };
    for (const folder of Object.values(folders)) mkdirSync(folder);
    const left: string[] = [];
    for (const step of build?.steps ?? []) await doStep(step, folders.build, left);
    for (const step of final?.steps ?? []) await doStep(step, folders.app, left, folders.build);
    // Packages of the machine, and the volume with its owner, are for an image alone.
    expect(left).toEqual(["mkdir --mode=0700 /data && chown node:node /data"]);
    expect(existsSync(join(folders.app, "node_modules"))).toBe(false);

    chmodSync(folders.data, 0o700);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(folders.data, NOBODY, NOBODY);
    const port = await freePort();
    // The image is of this Node, which has an SQLite of its own.
    const node22 = await otherNode(22);
    if (!node22) return skip("test/nodes has no Node 22 for this platform.");
    const PATH = [dirname(node22.command), process.env.PATH].join(":");
    const env = {
      ...stepOf("ENV")?.properties,
      ...{ CAREER_CONTEXT_DATA_DIR: folders.data, CAREER_CONTEXT_PORT: String(port) },
      ...{ HOME: "/nonexistent", TMPDIR: "/nonexistent", PATH },
    };
    const inPlace = (word: string) => word.replace(/^\/app\//, `${folders.app}/`);
    const command = [...commandOf(stepOf("ENTRYPOINT")), ...commandOf(stepOf("CMD"))].map(inPlace);
    const asNobody = isRoot ? ["setpriv", `--reuid=${NOBODY}`, `--regid=${NOBODY}`, "--clear-groups"] : [];
    const [first = "", ...rest] = [...asNobody, ...command];
    const program = start(rest, { command: first, env, cwd: folders.app });
    await until("it runs or ends", () => / Data /.test(program.output().stdout) || hasEnded(program));
    expect(program.output().stderr).toMatch(/^(\{[^\n]*beyond this machine[^\n]*\}\n)?$/);
    const [node = "", ...check] = commandOf(stepOf("HEALTHCHECK"));
    await run(node, check, { env: { ...environment(), CAREER_CONTEXT_PORT: String(port) } });
    expect(await (await fetch(`http://127.0.0.1:${port}/login`)).text()).toContain("career-context");
    expect(existsSync(join(folders.data, "career-context.db"))).toBe(true);
    program.child.kill("SIGTERM");
    expect((await program.ended).code).toBe(0);
    const gone = run(node, check, { env: { ...environment(), CAREER_CONTEXT_PORT: String(port) } });
    await expect(gone).rejects.toMatchObject({ code: 1 });
  });
});

const NOBODY = 65534;

function hasEnded({ child }: ReturnType<typeof start>): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Does what a step does to files; adds to `left` what it cannot do. */
async function doStep(step: Step, folder: string, left: string[], from?: string): Promise<void> {
  const { keyword, text, words, flags } = step;
  if (keyword === "COPY") {
    const target = words.at(-1) ?? "";
    for (const path of words.slice(0, -1)) {
      const source = flags.from === undefined ? join(root, path) : path.replace(/^\/build/, from ?? "");
      const to = target.endsWith("/") ? join(folder, path.split("/").at(-1) ?? "") : join(folder, target);
      mkdirSync(dirname(to), { recursive: true });
      await run("cp", ["-a", source, to]);
    }
  }
  if (keyword !== "RUN") return;
  if (/^npm ci /.test(text)) await installedIn(folder);
  else if (/^(node|npm) /.test(text))
    await run("sh", ["-c", text], { cwd: folder, env: environment({ npm_config_offline: "true" }) });
  else left.push(text);
}

/**
 * The packages of this working copy that the program is built from stand for those that would be fetched: compiling
 * SQLite takes minutes. They are links to the same files, which nothing that is done here writes to.
 */
async function installedIn(folder: string): Promise<void> {
  const flags = ["--all", "--parseable", "--include=dev", "--workspaces=false"];
  const { stdout } = await run("npm", ["ls", ...flags], { cwd: root, env: environment() });
  const packages = stdout.split("\n").filter((path) => path.startsWith(join(root, "node_modules")));
  // One that is inside of another comes along with it.
  const outermost = packages.filter((path) => path.split("/node_modules/").length === 2);
  for (const path of outermost) {
    const to = join(folder, relative(root, path));
    mkdirSync(dirname(to), { recursive: true });
    await run("cp", ["-al", path, to]).catch(() => cpSync(path, to, { recursive: true }));
  }
  // npm takes a package whose commands are missing for a changed one, and would fetch it.
  await run("cp", ["-a", join(root, "node_modules", ".bin"), join(folder, "node_modules")]);
}

describe("the compose file", () => {
  const { services, volumes } = compose;
  const each = Object.entries(services);
  const fromImage = (service: ComposeService) => service.build !== undefined;

  test("takes every secret from outside, and starts nothing without them", () => {
    const variables = [...composeText.matchAll(/\$\{?(\w+)(:[-?])?/g)].map(([, name, how]) => [name, how]);
    expect(variables.filter(([, how]) => how === undefined)).toEqual([]);
    const secrets = each.flatMap(([, { environment: set }]) =>
      Object.entries(set).filter(([name]) => /PASSWORD|SECRET|URL/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(5);
    for (const [name, value] of secrets) {
      expect(value, name).toContain("${");
      if (name !== "CAREER_CONTEXT_SECRET") expect(() => filled(value, {}), name).toThrow(/is missing/);
    }
    expect(filled(services.node1?.environment.CAREER_CONTEXT_SECRET ?? "none", {})).toBe("");
  });

  test.each(each)("gives %s few rights, and asks whether it is well", (_, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(["ALL"]);
    expect(service.security_opt).toEqual(["no-new-privileges:true"]);
    expect(fromImage(service) || service.healthcheck !== undefined).toBe(true);
    expect(service.image).toMatch(fromImage(service) ? /^career-context$/ : /^(postgres|caddy):\d+$/);
    for (const other of Object.keys(service.depends_on)) expect(services).toHaveProperty(other);
  });

  test("keeps what must stay in volumes, and mounts files that there are", () => {
    const mounts = each.flatMap(([, service]) => service.volumes.map((mount) => mount.split(":")));
    const named = mounts.flatMap(([source = ""]) => (source.startsWith("./") ? [] : [source]));
    expect(named.sort()).toEqual(Object.keys(volumes).sort());
    for (const [source = "", , mode] of mounts.filter(([source = ""]) => source.startsWith("./"))) {
      expect(existsSync(join(root, source)), source).toBe(true);
      expect(mode).toBe("ro");
    }
  });

  test("has a proxy before its two nodes, which asks each whether it is ready", () => {
    const proxy = readFileSync(join(root, "deploy", "Caddyfile"), "utf8");
    const nodes = each.filter(([, service]) => fromImage(service)).map(([name]) => name);
    expect(nodes).toHaveLength(2);
    const port = stepOf("EXPOSE")?.text;
    const upstreams = nodes.map((name) => `${name}:${port}`).join(" ");
    const proxies = [...proxy.matchAll(/^\treverse_proxy (.+) \{\n([^{}]*(?:\{\$\w+\}[^{}]*)*)\}/gm)];
    // A program is known by its key or token, a browser by its cookie. Each stays with its node.
    expect(proxies.map(([, where]) => where)).toEqual([
      ...[`@program ${upstreams}`, `@key ${upstreams}`, upstreams],
    ]);
    expect(proxy).toContain("@program header Authorization *\n");
    expect(proxy).toContain("@key header X-API-Key *\n");
    expect(proxies.map(([, , rules = ""]) => /lb_policy (\w+ \S+)/.exec(rules)?.[1])).toEqual([
      ...["header Authorization", "header X-API-Key", "cookie career-context-node"],
    ]);
    for (const [, , rules] of proxies) expect(rules).toContain("import ready");
    expect(proxy).toMatch(/^\(ready\) \{[^}]*health_uri \/readyz/m);
    const used = [...proxy.matchAll(/\{\$(\w+)\}/g)].map(([, name]) => name);
    expect(used.sort()).toEqual(Object.keys(services.proxy?.environment ?? {}).sort());
  });

  withPostgres("with a server for its database", () => {
    test("makes a role that the program takes, and starts a node that is ready", async () => {
      const found = await cluster();
      const given = {
        CAREER_CONTEXT_PASSWORD: "0123456789abcdef",
        CAREER_CONTEXT_PUBLIC_URL: "https://career.example",
        POSTGRES_PASSWORD: found.password,
      };
      onTestFinished(async () => {
        const admin = administrator(found);
        await admin.unsafe("drop database if exists career with (force)");
        await admin.unsafe("drop role if exists career");
        await admin.end();
      });
      const set = (service: ComposeService | undefined) =>
        Object.fromEntries(
          Object.entries(service?.environment ?? {}).map(([name, value]) => [name, filled(value, given)]),
        );
      const connection = { PGHOST: "127.0.0.1", PGPORT: String(found.port), PGPASSWORD: found.password };
      const PATH = `${postgresPrograms()}:${process.env.PATH}`;
      execFileSync("sh", [join(root, "deploy", "create-role.sh")], {
        env: { ...environment(), ...set(services.database), ...connection, PATH },
      });
      const port = await freePort();
      const { CAREER_CONTEXT_DATABASE_URL: url = "", ...more } = set(services.node1);
      const database = url.replace("@database:5432/", `@127.0.0.1:${found.port}/`);
      expect(database).not.toBe(url);
      const node = start(
        (services.node1?.command ?? []).map((word) => filled(word, given)),
        {
          env: {
            ...more,
            CAREER_CONTEXT_DATABASE_URL: database,
            CAREER_CONTEXT_PORT: String(port),
            CAREER_CONTEXT_METRICS_PORT: "",
          },
        },
      );
      await until("it runs or ends", () => / Data /.test(node.output().stdout) || hasEnded(node));
      expect(node.output().stderr).toBe("");
      const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([200, { status: "ready" }]);
    });
  });
});
