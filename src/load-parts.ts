import { fileURLToPath } from "node:url";
import type { Parts } from "./parts.ts";
import { openScripts } from "./platform/scripts.ts";

/** The folder of the built scripts, named by what they contain. */
declare const PROGRAM: string;

/**
 * Loads the program. Compiled code is kept beside it, for each of these uses apart, since each compiles other
 * functions. Beside the program and not in the folder for temporary files: who may write there may run code here.
 */
export function loadParts(use: "mcp" | "serve" | "command" | "worker"): Parts {
  const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));
  const kept = beside(`.compile-cache/${PROGRAM}/${process.version}-${process.arch}-${use}`);
  const scripts = openScripts(beside(PROGRAM), kept);
  process.once("exit", scripts.keep);
  const { parts } = scripts.load("0/0") as { parts: Parts };
  return parts;
}
