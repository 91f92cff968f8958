import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Creates a folder and its missing parents with mode 0700. Node's own recursion never ends if a parent fails with ENOENT. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}
