import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { otherNode } from "../support/program/other-node.ts";
import { mcpOn } from "../support/program/stdio.ts";

const TO_BUILD_MS = 600_000;
const Launch = z.object({
  command: z.literal("node"),
  args: z.array(z.string()),
  env: z.record(z.string(), z.string()).optional(),
});
const Manifest = z.looseObject({
  version: z.string(),
  icon: z.string(),
  server: z.object({ type: z.string(), entry_point: z.string(), mcp_config: Launch }),
  tools: z.array(z.object({ name: z.string(), description: z.string() })),
});
const Plugin = z.object({ mcpServers: z.object({ "career-context": Launch }) });
const Marketplace = z.looseObject({
  plugins: z.array(z.looseObject({ name: z.string(), source: z.string() })),
});

const packer = join(root, "test", "peers", "node_modules", "@anthropic-ai", "mcpb", "dist", "cli", "cli.js");
const built = mkdtempSync(join(tmpdir(), "career-context-"));
const unpacked = join(built, "unpacked");
const marketplace = join(built, "claude-plugin");
const plugin = join(marketplace, "career-context");

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), "utf8"));
const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String);

beforeAll(() => {
  execFileSync(process.execPath, [join(root, "scripts", "bundle.mjs"), built], { stdio: "pipe" });
  // Peers are there now; the official packer unpacks what it packed.
  execFileSync(process.execPath, [packer, "unpack", join(built, "career-context.mcpb"), unpacked]);
}, TO_BUILD_MS);

afterAll(() => rmSync(built, { recursive: true, force: true }));

test("the official packer finds the manifest right, and what it names is there", () => {
  const said = execFileSync(process.execPath, [packer, "validate", join(unpacked, "manifest.json")], {
    encoding: "utf8",
  });
  expect(said).toContain("Manifest schema validation passes");
  expect(said).toContain("Icon validation passed");
  const { icon, server, version, tools } = Manifest.parse(readJson(unpacked, "manifest.json"));
  expect(version).toBe(z.looseObject({ version: z.string() }).parse(readJson(root, "package.json")).version);
  for (const file of [icon, server.entry_point]) expect(existsSync(join(unpacked, file))).toBe(true);
  expect(tools.map(({ name }) => name)).toContain("get_context");
});

test("neither holds a native file, a page of the docs or a package of others", () => {
  for (const folder of [unpacked, marketplace]) {
    expect(filesIn(folder).filter((name) => /\.node$|node_modules|(^|[\\/])docs[\\/]/.test(name))).toEqual(
      [],
    );
  }
});

test("the marketplace's plugin has the server and the very skills that the program serves", () => {
  const { plugins } = Marketplace.parse(readJson(marketplace, ".claude-plugin", "marketplace.json"));
  expect(plugins).toEqual([expect.objectContaining({ name: "career-context", source: "./career-context" })]);
  expect(readJson(plugin, ".claude-plugin", "plugin.json")).toMatchObject({ name: "career-context" });
  const skills = join(root, "src", "mcp", "skills");
  const texts = filesIn(skills).filter((name) => name.endsWith(".md"));
  expect(texts.length).toBeGreaterThan(5);
  for (const name of texts) {
    expect(readFileSync(join(plugin, "skills", name))).toEqual(readFileSync(join(skills, name)));
  }
});

// A process of Claude Desktop refuses native files: only a Node with SQLite inside can run either.
describe.each([22, 24])("Node %i", (major) => {
  test.each([
    {
      what: "the bundle with a folder",
      launch: () => Manifest.parse(readJson(unpacked, "manifest.json")).server.mcp_config,
      filled: { __dirname: unpacked, "user_config.data_dir": "FOLDER" },
    },
    {
      what: "the bundle where nobody names a folder",
      launch: () => Manifest.parse(readJson(unpacked, "manifest.json")).server.mcp_config,
      filled: { __dirname: unpacked },
    },
    {
      what: "the plugin",
      launch: () => Plugin.parse(readJson(plugin, ".mcp.json")).mcpServers["career-context"],
      filled: { CLAUDE_PLUGIN_ROOT: plugin },
    },
  ])("$what answers and keeps its data where it should", async ({ launch, filled }) => {
    const node = await otherNode(major);
    if (!node) throw new Error(`test/nodes has no Node ${major} for this platform.`);
    const [home, folder] = [temporaryFolder(), temporaryFolder()];
    const fill = (text: string) =>
      Object.entries(filled).reduce((said, [name, value]) => said.replaceAll(`\${${name}}`, value), text);
    const { args, env = {} } = launch();
    const given = Object.entries(env).map(([name, text]) => [name, fill(text).replace("FOLDER", folder)]);
    const session = await mcpOn("", {
      command: node.command,
      args: args.map(fill),
      env: { HOME: home, ...Object.fromEntries(given) },
    });
    const { structuredContent, isError } = await session.call("get_context", {});
    expect(isError).not.toBe(true);
    expect(structuredContent.data).toBeDefined();
    expect((await session.end()).code).toBe(0);
    const place = "user_config.data_dir" in filled ? folder : join(home, ".career-context");
    expect(readdirSync(place)).toContain("career-context.db");
  });
});
