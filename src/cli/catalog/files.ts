import { constants } from "node:fs";
import { open, readdir, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { UsageError } from "../../platform/usage-error.ts";
import { type CatalogFile, type CatalogFiles, MAX_FILES } from "./file.ts";

const MAX_DEPTH = 8;

/** Lists a folder (recursively), a zip archive or one file. Throws UsageError for any other `path`. */
export async function openCatalogFiles(path: string): Promise<CatalogFiles> {
  const real = await realpath(path).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      `${path} cannot be read (${error.code}): give the folder or zip of the O*NET text release or of the ESCO CSV download.`,
    );
  });
  const facts = await stat(real);
  const origin = `${basename(dirname(real))}/${basename(real)}`;
  if (facts.isDirectory()) return { ...(await listFolder(real)), origin };
  if (!facts.isFile()) throw new UsageError(`${path} is neither a directory nor a file.`);
  if (/\.zip$/i.test(real)) return { ...(await readZip(real)), origin };
  return { files: [await fileAt(real, basename(real))], skipped: [], origin, close: () => undefined };
}

/** Lists all files below a folder, sorted by name. Follows a link only to a file inside the folder. */
async function listFolder(root: string): Promise<Omit<CatalogFiles, "origin">> {
  const files: CatalogFile[] = [];
  const skipped: CatalogFiles["skipped"] = [];
  const walk = async (folder: string, depth: number): Promise<void> => {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.sort((left, right) => (left.name < right.name ? -1 : 1))) {
      const place = join(folder, entry.name);
      const path = relative(root, place).split(sep).join("/");
      if (files.length + skipped.length >= MAX_FILES) throw tooMany(root);
      if (entry.isDirectory() && depth < MAX_DEPTH) await walk(place, depth + 1);
      else if (entry.isDirectory()) skipped.push({ file: path, reason: "its folder is nested too deeply" });
      else if (entry.isFile()) files.push(await fileAt(place, path));
      else {
        const target = entry.isSymbolicLink() ? await linkedFile(root, place) : undefined;
        if (target !== undefined) files.push(await fileAt(target, path));
        else skipped.push({ file: path, reason: "it is not a file inside this folder" });
      }
    }
  };
  await walk(root, 1);
  return { files, skipped, close: () => undefined };
}

async function fileAt(place: string, path: string): Promise<CatalogFile> {
  // O_NOFOLLOW: the last part must still be a file, not a link that replaced it after the check.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
  const { size } = await stat(place);
  return { path, bytes: size, open: async () => (await open(place, flags)).createReadStream() };
}

async function linkedFile(root: string, link: string): Promise<string | undefined> {
  const target = await realpath(link).catch(() => undefined);
  if (target === undefined || !target.startsWith(root + sep)) return undefined;
  return (await stat(target)).isFile() ? target : undefined;
}

function tooMany(root: string): UsageError {
  return new UsageError(
    `${root} contains more than ${MAX_FILES} files: give only the folder of the download.`,
  );
}

/**
 * Lists an archive's files without unpacking anything to disk. Throws Error for a damaged archive, a file name that
 * points outside it, and content longer than declared.
 */
async function readZip(path: string): Promise<Omit<CatalogFiles, "origin">> {
  const zip = await openPromise(path, { autoClose: false }).catch(unreadable(path));
  try {
    const files: CatalogFile[] = [];
    const skipped: CatalogFiles["skipped"] = [];
    for await (const entry of zip.eachEntry()) {
      if (files.length + skipped.length >= MAX_FILES)
        throw new UsageError(`${path} contains more than ${MAX_FILES} files: give the official download.`);
      const hidden = entry.fileName.startsWith("__MACOSX/") || entry.fileName.endsWith("/");
      if (hidden) continue;
      if (entry.isEncrypted()) skipped.push({ file: entry.fileName, reason: "it is encrypted" });
      else if (!entry.canDecodeFileData())
        skipped.push({ file: entry.fileName, reason: "its compression is unknown" });
      else files.push(fileOf(zip, entry));
    }
    return { files, skipped, close: () => zip.close() };
  } catch (error) {
    zip.close();
    if (error instanceof UsageError) throw error;
    return unreadable(path)(error);
  }
}

function fileOf(zip: ZipFile, entry: Entry): CatalogFile {
  return {
    path: entry.fileName,
    bytes: entry.uncompressedSize,
    open: () => zip.openReadStreamPromise(entry),
  };
}

function unreadable(path: string) {
  return (error: unknown): never => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `${path} is not a readable zip archive (${reason.slice(0, 200)}): download it again.`,
    );
  };
}
