import { type Entry, fromBufferPromise, type ZipFile } from "yauzl";
import { UnreadableFile } from "../../engine/documents/types.ts";

const MOST_ENTRIES = 2000;
const MOST_BYTES_OF_ENTRY = 24 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
/** Texts compress to a twentieth. Small ones may compress more. */
const MOST_RATIO = 200;
const FREE_BYTES = 1024 * 1024;

/** The requested entries of an archive, unpacked, by name. */
export type Unpacked = ReadonlyMap<string, Buffer>;

/**
 * Unpacks the wanted entries of an archive in memory. Throws UnreadableFile if it is damaged or encrypted, has
 * names that lead out of it or overlapping entries, or is larger than declared or than any resume.
 */
export async function unzip(bytes: Buffer, isWanted: (name: string) => boolean): Promise<Unpacked> {
  try {
    const zip = await fromBufferPromise(bytes, { strictFileNames: false });
    const entries = await entriesOf(zip);
    const unpacked = new Map<string, Buffer>();
    let room = MOST_BYTES;
    for (const entry of entries.filter(({ fileName }) => isWanted(fileName))) {
      const content = await contentOf(zip, entry, Math.min(room, MOST_BYTES_OF_ENTRY));
      room -= content.length;
      unpacked.set(entry.fileName, content);
    }
    return unpacked;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    throw new UnreadableFile(reasonOf(error));
  }
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MOST_ENTRIES) throw new UnreadableFile(TOO_MUCH);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    entries.push(entry);
    if (entries.length > MOST_ENTRIES) throw new UnreadableFile(TOO_MUCH);
  }
  const ranges = entries
    .map(({ relativeOffsetOfLocalHeader: from, compressedSize }) => ({
      from,
      to: from + 30 + compressedSize,
    }))
    .sort((left, right) => left.from - right.from);
  const overlap = ranges.some(({ to }, at) => to > (ranges[at + 1]?.from ?? Number.POSITIVE_INFINITY));
  if (overlap)
    throw new UnreadableFile("content is an archive whose entries overlap: it is damaged or built to harm.");
  return entries;
}

async function contentOf(zip: ZipFile, entry: Entry, most: number): Promise<Buffer> {
  if (entry.isEncrypted()) throw new UnreadableFile(PROTECTED);
  const ratioLimit = Math.max(FREE_BYTES, entry.compressedSize * MOST_RATIO);
  const limit = Math.min(most, ratioLimit);
  if (entry.uncompressedSize > limit) throw new UnreadableFile(TOO_MUCH);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    size += chunk.length;
    if (size > limit) throw new UnreadableFile(TOO_MUCH);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const TOO_MUCH = "content is an archive that unpacks to more than any document of its kind holds.";
const PROTECTED = "content is protected by a password: save it without one.";

/** The library's error, in words that repeat nothing from the file. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : "";
  if (/invalid relative path|absolute path|invalid characters in fileName/i.test(message))
    return "content is an archive with names that lead out of it.";
  if (/too many bytes|not enough bytes|size/i.test(message))
    return "content is an archive whose entries are not as large as it says: it is damaged or built to harm.";
  return "content is a damaged archive: save or export it again.";
}
