import module from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Keeps compiled code beside the built program for the next start, where this Node can (22.1 and newer). Beside the
 * program and not in the folder for temporary files: who may write there may run code here. Where the folder cannot be
 * written, nothing is kept.
 */
export function keepCompiledCode(script: string): void {
  if (!script.endsWith("/main.js")) return;
  const enable: unknown = Reflect.get(module, "enableCompileCache");
  if (typeof enable === "function") enable(fileURLToPath(new URL(".compile-cache", script)));
}
