import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root, temporaryFolder } from "../../support/program/folder.ts";

const program = join(
  root,
  "test",
  "peers",
  "node_modules",
  "@modelcontextprotocol",
  "conformance",
  "dist",
  "index.js",
);
const hook = join(root, "test", "robustness", "conformance", "node20.mjs");

/** Runs the official suite's server mode against an address with these further arguments. */
export async function runSuite(
  url: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const command = ["--import", hook, program, "server", "--url", url, "-o", temporaryFolder(), ...args];
  const child = spawn(process.execPath, command, { stdio: ["ignore", "pipe", "pipe"] });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { code, output: output + errors };
}
