import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { otherNode } from "../support/program/other-node.ts";
import { environment, lines, run, start, until } from "../support/program/program.ts";
import { mcpOn } from "../support/program/stdio.ts";

const Manifest = z.looseObject({
  name: z.string(),
  version: z.string(),
  mcpName: z.string().optional(),
  description: z.string().optional(),
  bin: z.unknown().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
  peerDependenciesMeta: z.unknown().optional(),
  scripts: z.record(z.string(), z.string()).optional(),
});
const manifestOf = (folder: string) =>
  Manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
const own = manifestOf(root);

const ServerJson = z.strictObject({
  $schema: z.literal("https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json"),
  name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z.string(),
  packages: z
    .array(
      z.strictObject({
        registryType: z.literal("npm"),
        identifier: z.string(),
        version: z.string().regex(/^\d+\.\d+\.\d+$/),
        runtimeHint: z.literal("npx"),
        transport: z.strictObject({ type: z.literal("stdio") }),
        packageArguments: z.array(z.strictObject({ type: z.literal("positional"), value: z.string() })),
        environmentVariables: z.array(
          z.strictObject({
            name: z.string(),
            description: z.string(),
            format: z.literal("filepath"),
            isRequired: z.literal(false),
          }),
        ),
      }),
    )
    .length(1),
});

test("server.json says of the package what package.json says", () => {
  const server = ServerJson.parse(JSON.parse(readFileSync(join(root, "server.json"), "utf8")));
  expect(server.name).toBe(own.mcpName);
  expect(server.version).toBe(own.version);
  expect(server.packages[0]).toMatchObject({ identifier: own.name, version: own.version });
  // npx runs the command of the package's own name.
  expect(own.bin).toEqual({ [own.name]: "dist/main.js" });
});

test("who installs the package gets nothing beside it, no script runs, and better-sqlite3 is theirs to add", () => {
  expect(Object.keys(own.dependencies ?? {})).toEqual([]);
  expect(own.peerDependenciesMeta).toEqual({ "better-sqlite3": { optional: true } });
  expect(Object.keys(own.scripts ?? {}).filter((name) => /install|^prepare$/.test(name))).toEqual([]);
});

test("the README's buttons install the command that the package brings", () => {
  const readme = readFileSync(join(root, "README.md"), "utf8");
  expect(readme).toContain(`file:./${own.name}-${own.version}.tgz`);
  const launch = { command: own.name, args: ["mcp"] };
  const cursor = new URL(/https:\/\/cursor\.com\/[^)]+/.exec(readme)?.[0] ?? "").searchParams;
  expect(cursor.get("name")).toBe(own.name);
  expect(JSON.parse(Buffer.from(cursor.get("config") ?? "", "base64").toString())).toEqual(launch);
  const code = new URL(/https:\/\/insiders\.vscode\.dev\/[^)]+/.exec(readme)?.[0] ?? "").searchParams;
  const [start, query = ""] = (code.get("url") ?? "").split("?");
  expect(start).toBe("vscode:mcp/install");
  expect(JSON.parse(decodeURIComponent(query))).toEqual({ name: own.name, ...launch });
});

/** A home and a cache of its own for npm, which are empty. */
const npmHome = (home: string) => ({ HOME: home, npm_config_cache: join(home, ".npm") });

const packed = mkdtempSync(join(tmpdir(), "career-context-packed-"));
afterAll(() => rmSync(packed, { recursive: true, force: true }));
let tarball = "";
let unpackedBytes = 0;
let files: string[] = [];

// What is built now is packed; the build itself is run before every test of the program.
beforeAll(async () => {
  const env = environment(npmHome(packed));
  const args = ["pack", "--ignore-scripts", "--json", "--pack-destination", packed];
  const made = await promisify(execFile)("npm", args, { cwd: root, env });
  const Packed = z.array(
    z.object({
      filename: z.string(),
      unpackedSize: z.number(),
      files: z.array(z.object({ path: z.string() })),
    }),
  );
  for (const one of Packed.parse(JSON.parse(made.stdout))) {
    tarball = join(packed, one.filename);
    files = one.files.map(({ path }) => path);
    unpackedBytes = one.unpackedSize;
  }
});

test("the package is small enough for npx, which clients wait for", () => {
  expect(unpackedBytes).toBeGreaterThan(1_000_000);
  expect(unpackedBytes).toBeLessThan(15_000_000);
});

test("the package holds what the program and its reader need, and nothing else", () => {
  for (const needed of [
    "LICENSE",
    "README.md",
    "dist/main.js",
    "dist/first-stage.json",
    "dist/resource-kinds.json",
    "dist/tool-definitions.json",
    "dist/overview.html",
    "dist/reference/LICENSE",
    "dist/THIRD-PARTY-NOTICES.txt",
    "db/sqlite/migrations/0000_first.sql",
    "db/sqlite/schema-digests.json",
    "db/catalog/assessments/riasec.json",
    "db/demo/person.json",
    "src/mcp/skills/start-session/SKILL.md",
    "docs/mcp.md",
  ]) {
    expect(files).toContain(needed);
  }
  expect(files.filter((file) => /^dist\/program-\w+\/0\.cjs$/.test(file))).toHaveLength(1);
  const engines = ["sqlite", "postgres"].map((engine) => `db/${engine}/migrations/`);
  for (const folder of engines)
    for (const migration of readdirSync(join(root, folder)))
      if (migration.endsWith(".sql")) expect(files).toContain(`${folder}${migration}`);
  const folders = ["dist/", "db/catalog/", "db/demo/", ...engines, "docs/", "src/mcp/skills/"];
  const top = ["LICENSE", "README.md", "package.json", "db/sqlite/schema-digests.json"];
  const others = files.filter(
    (file) => !top.includes(file) && !folders.some((start) => file.startsWith(start)),
  );
  expect(others).toEqual([]);
  expect(files.filter((file) => /\.(map|ts|tgz|db)$|(^|\/)\.|test/.test(file))).toEqual([]);
});

test("the notices name every package that was built in, with its version and licence", () => {
  const notices = readFileSync(join(root, "dist", "THIRD-PARTY-NOTICES.txt"), "utf8");
  const [, ...parts] = notices.split(/\n-{80}\n/);
  const titles = parts.map((part) => part.split("\n", 1)[0] ?? "");
  expect(titles).toEqual(titles.toSorted());
  for (const part of parts) expect(part).toMatch(/copyright/i);
  // All but the compiler itself, types, and what is installed beside the package.
  const { devDependencies = {} } = own;
  const builtIn = Object.entries(devDependencies).filter(
    ([name]) => !["esbuild", "better-sqlite3"].includes(name) && !name.startsWith("@types/"),
  );
  expect(builtIn.length).toBeGreaterThan(8);
  for (const [name, version] of builtIn) {
    expect(titles.filter((title) => title.startsWith(`${name} ${version} (`))).toHaveLength(1);
  }
  expect(titles.filter((title) => title.startsWith("better-sqlite3 "))).toEqual([]);
});

/** Copies a package and all it depends on: compiling SQLite anew would take minutes and show nothing of ours. */
function lend(name: string, folder: string): void {
  const [from, to] = [join(root, "node_modules", name), join(folder, "node_modules", name)];
  if (existsSync(to)) return;
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !/better-sqlite3\/(deps|src|build\/Release\/(obj|\.deps))/.test(path),
  });
  const { dependencies = {} } = manifestOf(from);
  for (const needed of Object.keys(dependencies)) lend(needed, folder);
}

/** npm takes a package whose commands are not linked for one that it has yet to fetch. */
function linkCommands(folder: string): void {
  const [from, to] = [join(root, "node_modules", ".bin"), join(folder, "node_modules", ".bin")];
  mkdirSync(to);
  for (const command of readdirSync(from)) {
    const target = readlinkSync(join(from, command));
    if (existsSync(join(to, target))) symlinkSync(target, join(to, command));
  }
}

/** An empty folder, the tarball installed into it offline: whatever it lacks makes this fail. */
async function installed(): Promise<string> {
  const folder = temporaryFolder();
  // Node 20 needs the driver that is compiled; whoever has such a Node installs it, too.
  const driver = "better-sqlite3";
  const dependencies = { [driver]: own.devDependencies?.[driver] };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, dependencies }));
  lend(driver, folder);
  linkCommands(folder);
  const flags = ["--offline", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { code, stderr } = await run(["install", ...flags, tarball], {
    command: "npm",
    cwd: folder,
    env: npmHome(folder),
  });
  expect({ code, errors: lines(stderr).filter((line) => line.startsWith("npm error")) }).toEqual({
    code: 0,
    errors: [],
  });
  return folder;
}

test("installed from its tarball into an empty folder, npx runs it: over stdio, and as a server", async () => {
  const folder = await installed();
  const env = environment({
    CAREER_CONTEXT_DATA_DIR: join(folder, "data"),
    ...npmHome(folder),
    npm_config_offline: "true",
  });
  const version = await run(["career-context", "--version"], { command: "npx", cwd: folder, env });
  expect(version).toMatchObject({ code: 0, stdout: `${own.version}\n` });

  const client = new Client({ name: "package test", version: "1.0.0" }, {});
  const args = ["career-context", "mcp"];
  await client.connect(
    new StdioClientTransport({ command: "npx", args, cwd: folder, env, stderr: "ignore" }),
  );
  onTestFinished(() => client.close());
  const written = await client.callTool({ name: "update_profile", arguments: { name: "Ada (fictional)" } });
  expect(written).toMatchObject({ structuredContent: { data: { user: { name: "Ada (fictional)" } } } });
  const { contents } = await client.readResource({ uri: "ui://career-context/overview" });
  expect(contents).toHaveLength(1);
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toContain("skill://start-session/SKILL.md");
  await client.close();

  const program = join(folder, "node_modules", "career-context", "dist", "main.js");
  const server = start([program, "serve", "--port", "0"], { command: process.execPath, cwd: folder, env });
  await until("the server says where it is", () => /http:\/\/127\.0\.0\.1:\d+/.test(printed(server)));
  const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed(server))?.[0] ?? "";
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(await (await fetch(`${address}/docs`)).text()).toContain("swagger");
  server.child.kill("SIGTERM");
  expect((await server.ended).code).toBe(0);
});

test.for([22, 24])(
  "on Node %i npm installs the tarball without a compiler, a script or the network, and the program answers",
  async (major, { skip }) => {
    const node = await otherNode(major);
    if (!node) return skip(`test/nodes has no Node ${major} for this platform.`);
    const folder = temporaryFolder();
    const prefix = join(folder, "global");
    const tools = join(folder, "tools");
    for (const place of [prefix, tools]) mkdirSync(place);
    symlinkSync("/bin/sh", join(tools, "sh"));
    const { stdout: npm } = await promisify(execFile)("sh", ["-c", "realpath $(command -v npm)"]);
    const env = { ...npmHome(folder), PATH: [dirname(node.command), tools].join(":") };
    const flags = [
      "--global",
      "--prefix",
      prefix,
      "--offline",
      "--foreground-scripts",
      "--no-audit",
      "--no-fund",
    ];
    const made = await run([npm.trim(), "install", ...flags, tarball], {
      command: node.command,
      cwd: folder,
      env,
    });
    expect(made).toMatchObject({
      code: 0,
      stderr: "",
      stdout: expect.stringMatching(/^\s*added 1 package in/),
    });

    const program = { command: join(prefix, "bin", "career-context"), cwd: folder, env };
    const dataDir = join(folder, "data");
    const { code, stdout, stderr } = await run(["doctor", "--data-dir", dataDir, "--port", "0"], program);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("Node's own SQLite loads");
    const mcp = await mcpOn(dataDir, { ...program, args: ["mcp", "--data-dir", dataDir] });
    const { structuredContent } = await mcp.call("get_context");
    expect(structuredContent.data).toBeDefined();
    expect(await mcp.end()).toMatchObject({ code: 0, stderr: "" });
  },
);

test("on a Node without SQLite of its own, one line says what to install or to use instead", async () => {
  if (process.versions.node.split(".").map(Number)[0] !== 20) return;
  const folder = temporaryFolder();
  for (const part of ["package.json", "dist", "db", "src"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  const { code, stdout, stderr } = await run(["serve", "--port", "0", "--data-dir", join(folder, "data")], {
    file: join(folder, "dist", "main.js"),
    cwd: folder,
  });
  expect({ code, stdout, count: lines(stderr).length }).toEqual({ code: 1, stdout: "", count: 1 });
  expect(stderr).toMatch(/not installed.*install better-sqlite3@12.*or use Node 22\.16 or newer/);
});

function printed({ output }: ReturnType<typeof start>): string {
  const { stdout, stderr } = output();
  return stdout + stderr;
}
