import { join } from "node:path";
import { put } from "./data.ts";
import { temporaryFolder } from "./folder.ts";

/** The environment of a process in which SQLite's native module was built for another Node. */
export function otherNode(): Record<string, string> {
  const message = [
    "The module 'better_sqlite3.node'",
    "was compiled against a different Node.js version using",
    "NODE_MODULE_VERSION 108. This version of Node.js requires",
    "NODE_MODULE_VERSION 115. Please try re-compiling or re-installing",
    "the module (for instance, using `npm rebuild` or `npm install`).",
  ].join("\n");
  const hook = put(
    join(temporaryFolder(), "other-node.cjs"),
    `process.dlopen = () => { throw Object.assign(new Error(${JSON.stringify(message)}), { code: "ERR_DLOPEN_FAILED" }); };`,
  );
  return { NODE_OPTIONS: `--require ${hook}` };
}
