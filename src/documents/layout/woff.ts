import { inflateSync } from "node:zlib";

const HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Unwraps a WOFF (version 1) font. Otherwise the library would inflate a table again for each glyph. */
export function unwrapWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, at) => {
    const entry = HEADER + at * WOFF_ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(entry + place));
    if (offset === undefined || packed === undefined || length === undefined)
      throw new Error("No such table.");
    const stored = woff.subarray(offset, offset + packed);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      length,
      bytes: packed < length ? inflateSync(stored) : stored,
    };
  });
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10);
  let offset = head.length;
  const parts: Buffer[] = [head];
  tables.forEach(({ tag, checksum, length, bytes }, at) => {
    const entry = SFNT_HEADER + at * SFNT_ENTRY;
    tag.copy(head, entry);
    head.writeUInt32BE(checksum, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    bytes.copy(padded);
    parts.push(padded);
    offset += padded.length;
  });
  return Buffer.concat(parts);
}
