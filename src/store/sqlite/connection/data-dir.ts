import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Makes a folder with mode 0700 and what it stands in. Node's own recursion never ends where a parent refuses by ENOENT. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
