import { open, rename, rm, writeFile } from "node:fs/promises";
import { UsageError } from "../../../platform/usage-error.ts";

const MODE = 0o600;

export interface Target {
  out: string;
  /** Replaces an existing file. */
  force?: boolean;
}

/** The message for a file that cannot be written. */
export function unwritable(out: string) {
  return (error: NodeJS.ErrnoException): never => {
    if (error.syscall === undefined) throw error;
    throw new UsageError(
      error.code === "EEXIST"
        ? `${out} exists: choose another file, or add --force.`
        : `${out} cannot be written (${error.code}): choose a file in a folder you can write to.`,
    );
  };
}

/**
 * Writes a file that only its owner can read. It replaces an existing file completely: permissions and a link's
 * target are not kept.
 */
export async function writeOwn(
  { out, force }: Target,
  content: Iterable<string> | Uint8Array,
): Promise<void> {
  const path = force ? `${out}.part` : out;
  if (force) await rm(path, { force: true });
  const file = await open(path, "wx", MODE);
  try {
    await writeFile(file, content).finally(() => file.close());
    if (force) await rename(path, out);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
