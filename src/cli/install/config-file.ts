import { randomBytes } from "node:crypto";
import { chmod, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

const MODE = 0o600;

/** A configuration file on disk. `text` is undefined if there is no file. */
export interface ConfigFile {
  /** The file itself if the path is a link. */
  path: string;
  text: string | undefined;
}

/** Reads a configuration. Throws if it is not readable or not UTF-8. */
export async function readConfig(file: string): Promise<ConfigFile> {
  const path = await realpath(file).catch(orMissing);
  if (path === undefined) return { path: file, text: undefined };
  const bytes = await readFile(path);
  return { path, text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
}

/** Writes a configuration completely, with its old permissions. Creates missing folders. */
export async function writeConfig({ path }: ConfigFile, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const there = await stat(path).catch(orMissing);
  // Renaming over a file ignores its write permission, so the permission is checked first.
  if (there && (there.mode & 0o200) === 0) throw Object.assign(new Error("read-only"), { code: "EACCES" });
  const part = `${path}.${randomBytes(4).toString("hex")}.part`;
  try {
    await writeFile(part, text, { flag: "wx", mode: MODE });
    if (there) await chmod(part, there.mode & 0o777);
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Keeps a dated copy next to a configuration and returns its path. */
export async function keepCopy({ path, text = "" }: ConfigFile, now: Date): Promise<string> {
  const day = now.toISOString().replace(/[-:]/g, "").replace("T", "-").slice(0, 15);
  const copy = `${path}.${day}.${randomBytes(2).toString("hex")}.before-career-context`;
  const { mode } = await stat(path);
  await writeFile(copy, text, { flag: "wx", mode: mode & 0o777 });
  return copy;
}

/** The newest copy of a configuration, with its text; undefined without one. */
export async function newestCopy({ path }: ConfigFile): Promise<{ copy: string; text: string } | undefined> {
  const own = basename(path);
  const names = (await readdir(dirname(path)).catch(() => []))
    .filter((name) => name.startsWith(`${own}.`) && name.endsWith(".before-career-context"))
    .sort();
  const last = names.at(-1);
  if (last === undefined) return undefined;
  const copy = join(dirname(path), last);
  return { copy, text: await readFile(copy, "utf8") };
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}
