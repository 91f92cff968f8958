import { type Entry, openPromise, type ZipFile } from "yauzl";
import { UsageError } from "../../platform/usage-error.ts";
import { type CatalogFile, type CatalogFiles, MAX_FILES } from "./file.ts";

/**
 * Lists an archive's files without unpacking anything to disk. Throws Error for a damaged archive, a file name that
 * points outside it, and content longer than declared.
 */
export async function readZip(path: string): Promise<Omit<CatalogFiles, "origin">> {
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
