// Builds what clients install with a click or one command: dist/career-context.mcpb, a bundle for Claude Desktop, and
// dist/claude-plugin, a marketplace with one plugin for Claude Code. Both carry the built program and no native file.
// A folder as argument takes the place of dist.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { ensureBuilt, ensureInstalled, ensurePeersInstalled, peers, root } from "./ready.mjs";

ensureInstalled();
ensureBuilt();
ensurePeersInstalled();
const { name, version, description, license } = readJson("package.json");
const out = resolve(process.argv[2] ?? join(root, "dist"));
const author = { name: "The career-context authors" };
const main = "server/dist/main.js";
const serverIn = (variable) => ({ command: "node", args: [`\${${variable}}/${main}`, "mcp"] });

buildBundle(join(out, `${name}.mcpb`));
buildPlugin(join(out, "claude-plugin"));

function buildBundle(file) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-bundle-`));
  writeServer(join(folder, "server"));
  cpSync(join(root, "docs", "images", "icon.png"), join(folder, "icon.png"));
  writeJson(join(folder, "manifest.json"), {
    manifest_version: "0.3",
    name,
    display_name: "Career context",
    version,
    description,
    author,
    icon: "icon.png",
    server: {
      type: "node",
      entry_point: main,
      mcp_config: { ...serverIn("__dirname"), env: { CAREER_CONTEXT_DATA_DIR: `\${user_config.data_dir}` } },
    },
    tools: readJson("dist/tool-definitions.json")
      .filter(({ toolset }) => toolset === "core")
      .map(({ tool, title }) => ({ name: tool, description: title })),
    // The settings decide which others a client sees.
    tools_generated: true,
    license,
    compatibility: { platforms: ["darwin", "win32", "linux"], runtimes: { node: ">=22.16.0" } },
    user_config: {
      data_dir: {
        type: "directory",
        title: "Data folder",
        description: "Where your career is kept. Leave it empty for .career-context in your home folder.",
        required: false,
      },
    },
  });
  pack(folder, file);
  rmSync(folder, { recursive: true });
  print(file);
}

/** The official packer checks the manifest, too. */
function pack(folder, file) {
  const packer = join(peers, "node_modules", "@anthropic-ai", "mcpb", "dist", "cli", "cli.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [packer, "pack", folder, file], {
    encoding: "utf8",
  });
  if (status === 0) return;
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(1);
}

function buildPlugin(folder) {
  rmSync(folder, { recursive: true, force: true });
  const plugin = join(folder, name);
  writeServer(join(plugin, "server"));
  cpSync(join(root, "src", "mcp", "skills"), join(plugin, "skills"), {
    recursive: true,
    filter: (path) => !path.endsWith(".ts"),
  });
  writeJson(join(plugin, ".mcp.json"), { mcpServers: { [name]: serverIn("CLAUDE_PLUGIN_ROOT") } });
  writeJson(join(plugin, ".claude-plugin", "plugin.json"), { name, version, description, author, license });
  writeJson(join(folder, ".claude-plugin", "marketplace.json"), {
    name,
    owner: author,
    metadata: { description, version },
    plugins: [{ name, description, source: `./${name}` }],
  });
  print(folder);
}

/** What npm would publish, without the pages that only people read. */
function writeServer(folder) {
  for (const path of published()) {
    const to = join(folder, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(root, path), to);
  }
  writeJson(join(folder, "package.json"), { name, version, license, type: "module", private: true });
}

function published() {
  const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
    ...{ cwd: root, encoding: "utf8", shell: process.platform === "win32" },
    maxBuffer: 1 << 26,
  });
  const [{ files }] = JSON.parse(stdout);
  return files.map(({ path }) => path).filter((path) => !/^(?:docs\/|README\.md$|package\.json$)/.test(path));
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`);
}

function print(path) {
  process.stdout.write(`${path}\n`);
}
