import { constants } from "node:fs";
import { open } from "node:fs/promises";
import { UsageError } from "../../../platform/usage-error.ts";

export interface FileRules {
  maxBytes: number;
  /** What the file should be: the end of "give the path of …". */
  expected: string;
}

/** Reads a regular file as text. Throws UsageError. */
export async function readTextFile(file: string, rules: FileRules): Promise<string> {
  return (await readBytes(file, rules)).toString("utf8");
}

/** Reads a regular file, without waiting for a pipe or device. Throws UsageError. */
export async function readBytes(file: string, { maxBytes, expected }: FileRules): Promise<Buffer> {
  const unreadable = (error: NodeJS.ErrnoException): never => {
    throw new UsageError(`${file} cannot be read (${error.code}): give the path of ${expected}.`);
  };
  const handle = await open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch(unreadable);
  try {
    const facts = await handle.stat();
    if (!facts.isFile()) throw new UsageError(`${file} is not a file: give the path of ${expected}.`);
    if (facts.size > maxBytes)
      throw new UsageError(`${file} is larger than ${maxBytes} bytes: give the path of ${expected}.`);
    return await handle.readFile().catch(unreadable);
  } finally {
    await handle.close();
  }
}
