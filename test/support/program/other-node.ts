import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { root } from "./folder.ts";
import { environment } from "./program.ts";

/** A release of Node from test/nodes. */
export interface OtherNode {
  /** The folder of its npm package, which brings the headers, too. */
  folder: string;
  command: string;
}

const modules = join(root, "test", "nodes", "node_modules");

/** The release of a major version for this platform; undefined where test/nodes has none. */
export async function otherNode(major: number): Promise<OtherNode | undefined> {
  // Plain JavaScript without types, since it also runs before anything is installed.
  const { ensureNodesInstalled }: { ensureNodesInstalled: () => void } = await import(
    new URL("../../../scripts/ready.mjs", import.meta.url).href
  );
  ensureNodesInstalled();
  const folder = join(modules, `node${major}-${process.platform}-${process.arch}`);
  const command = join(folder, "bin", "node");
  return existsSync(command) ? { folder, command } : undefined;
}

const Manifest = z.looseObject({ version: z.string() });

/** What the program's folder has beside its packages. */
const parts = ["dist", "db", join("src", "mcp", "skills"), "package.json"];

/**
 * A copy of the program whose SQLite is built for another Node, by the command that the program advises; what was built
 * is kept. Gives its main file, or what the build said where it failed.
 */
export async function programFor(node: OtherNode): Promise<{ file: string } | { failed: string }> {
  const sqlite = join(root, "node_modules", "better-sqlite3");
  const versions = [sqlite, node.folder].map((folder) => versionOf(folder)).join("-node");
  const copy = join(modules, ".built", `better-sqlite3-${versions}`);
  const failed = existsSync(join(copy, "built")) ? undefined : await build(copy, node);
  if (failed !== undefined) return { failed };
  for (const part of parts) {
    rmSync(join(copy, part), { recursive: true, force: true });
    cpSync(join(root, part), join(copy, part), { recursive: true });
  }
  return { file: join(copy, "dist", "main.js") };
}

function versionOf(folder: string): string {
  return Manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))).version;
}

async function build(copy: string, { folder, command }: OtherNode): Promise<string | undefined> {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  const dependencies = { "better-sqlite3": versionOf(join(root, "node_modules", "better-sqlite3")) };
  const allowScripts = { "better-sqlite3": true };
  writeFileSync(join(copy, "package.json"), JSON.stringify({ private: true, dependencies, allowScripts }));
  // Not what fetches a finished module: this one is to be compiled.
  for (const name of ["better-sqlite3", "bindings", "file-uri-to-path"]) {
    const from = join(root, "node_modules", name);
    cpSync(from, join(copy, "node_modules", name), {
      recursive: true,
      filter: (path) => path !== join(from, "build"),
    });
  }
  // Quick to compile; how fast it is then is not what is tried.
  const flags = { CFLAGS: "-O0", CXXFLAGS: "-O0", MAKEFLAGS: "-j2" };
  const path = [dirname(command), process.env.PATH].join(delimiter);
  const env = environment({ ...flags, PATH: path, npm_config_nodedir: folder });
  try {
    await promisify(execFile)("npm", ["rebuild", "better-sqlite3"], { cwd: copy, env });
  } catch (error) {
    return String(error).slice(-500);
  }
  writeFileSync(join(copy, "built"), "");
  return undefined;
}
