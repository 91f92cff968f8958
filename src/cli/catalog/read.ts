import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import {
  type FileSink,
  fileName,
  type ImportResult,
  knownFile,
  readImport,
} from "../../engine/catalog/import/import-reading.ts";
import type { KnownTitles } from "../../engine/catalog/onet/entries.ts";
import { UsageError } from "../../platform/usage-error.ts";
import type { Progress } from "../terminal/progress.ts";
import type { CatalogFile } from "./file.ts";
import { openCatalogFiles } from "./files.ts";

/** The largest official file has 30 MB. A hostile archive must not fill the memory. */
const MAX_FILE_BYTES = 256 * 1024 * 1024;
const MAX_TOTAL_BYTES = 1024 * 1024 * 1024;

/**
 * Reads the known files below a path: folder, zip or single file. Throws UsageError if there are none, and Error
 * if a known file cannot be read.
 */
export async function readCatalog(
  path: string,
  titles: KnownTitles,
  progress: Progress,
): Promise<ImportResult> {
  const source = await openCatalogFiles(path);
  try {
    rejectUnfit(path, source.files);
    const known = source.files.filter((file) => knownFile(file.path) !== undefined);
    const reading = readImport(titles, source.origin);
    progress.step(
      "Reading",
      known.reduce((sum, file) => sum + file.bytes, 0),
    );
    for (const file of source.files) {
      const sink = reading.open(file.path);
      if (sink !== undefined) await streamInto(file, sink, progress.advance);
    }
    const result = reading.finish();
    rejectEmpty(path, result);
    return { ...result, skipped: [...result.skipped, ...source.skipped] };
  } finally {
    progress.end();
    source.close();
  }
}

function rejectUnfit(path: string, files: CatalogFile[]): void {
  const known = files.filter((file) => ["onet", "esco"].includes(knownFile(file.path) ?? ""));
  if (known.length === 0) throw nothingKnown(path);
  const byName = new Map<string, string>();
  for (const file of known) {
    const name = fileName(file.path);
    const other = byName.get(name);
    if (other !== undefined)
      throw new UsageError(
        `${path} contains two files with the same name, ${other} and ${file.path}: give the folder of one release.`,
      );
    byName.set(name, file.path);
  }
  const large = known.find((file) => file.bytes > MAX_FILE_BYTES);
  const whole = known.reduce((sum, file) => sum + file.bytes, 0);
  if (large !== undefined || whole > MAX_TOTAL_BYTES)
    throw new UsageError(`${large?.path ?? path} is too large to be an official file of O*NET or ESCO.`);
}

function rejectEmpty(path: string, { brought, files, malformed }: ImportResult): void {
  if (brought.length > 0) return;
  if (files.length === 0) throw nothingKnown(path);
  const first = malformed[0];
  const reason = first ? ` (${first.file} line ${first.line}: ${first.reason})` : "";
  throw new UsageError(`${path} contains no usable row${reason}; nothing was imported.`);
}

function nothingKnown(path: string): UsageError {
  return new UsageError(
    `${path} contains none of the known files (Occupation Data.txt, Skills.txt and others of an O*NET text release; skills_en.csv and occupations_de.csv of ESCO, in any languages): give the folder or zip as downloaded; nothing was imported.`,
  );
}

/**
 * Streams a file's text into its sink and decompresses `.gz`. The file is never completely in memory. Throws
 * Error.
 */
async function streamInto(
  file: CatalogFile,
  sink: FileSink,
  advance: (bytes: number) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  let length = 0;
  async function* counted(source: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
    for await (const chunk of source) {
      advance(chunk.length);
      yield chunk;
    }
  }
  async function take(source: AsyncIterable<Buffer>): Promise<void> {
    for await (const chunk of source) {
      length += chunk.length;
      if (length > MAX_FILE_BYTES) throw new Error("it expands to more than an official file contains");
      if (!sink.refused()) sink.write(decoder.decode(chunk, { stream: true }));
    }
    if (!sink.refused()) sink.write(decoder.decode());
  }
  try {
    const raw = await file.open();
    if (/\.gz$/i.test(file.path)) await pipeline(raw, counted, createGunzip(), take);
    else await pipeline(raw, counted, take);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file.path} cannot be read (${reason}); nothing was imported.`);
  }
  sink.end();
}
