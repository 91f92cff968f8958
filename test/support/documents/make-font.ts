import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

interface FontOptions {
  /** As a font says whose licence forbids to embed it. */
  isRestricted?: boolean;
}

/** A TTF in which each of the characters looks like some Latin letter, and that has no others. */
export function fontOf(characters: string, { isRestricted = false }: FontOptions = {}): Buffer {
  const file = "@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf";
  const font = readFileSync(createRequire(import.meta.url).resolve(file));
  const tables = new Map(tablesOf(font));
  // What joins letters goes by glyphs that this font does not name.
  for (const tag of ["GSUB", "GPOS", "GDEF"]) tables.delete(tag);
  tables.set("cmap", cmapOf([...characters].map((character) => character.codePointAt(0) ?? 0)));
  const os2 = Buffer.from(tables.get("OS/2") ?? []);
  os2.writeUInt16BE(isRestricted ? 2 : 0, 8);
  tables.set("OS/2", os2);
  return packed([...tables].sort(([left], [right]) => (left < right ? -1 : 1)));
}

function tablesOf(font: Buffer): [string, Buffer][] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, at): [string, Buffer] => {
    const entry = 12 + at * 16;
    const start = font.readUInt32BE(entry + 8);
    return [
      font.toString("latin1", entry, entry + 4),
      font.subarray(start, start + font.readUInt32BE(entry + 12)),
    ];
  });
}

/** Glyphs from here on have outlines. */
const FIRST_GLYPH = 36;

/** A table of one group a character (format 12). */
function cmapOf(codes: readonly number[]): Buffer {
  const sorted = codes.toSorted((left, right) => left - right);
  const table = Buffer.alloc(12 + 16 + sorted.length * 12);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(table.length - 12, 16);
  table.writeUInt32BE(sorted.length, 24);
  sorted.forEach((code, at) => {
    const group = 28 + at * 12;
    table.writeUInt32BE(code, group);
    table.writeUInt32BE(code, group + 4);
    table.writeUInt32BE(FIRST_GLYPH + at, group + 8);
  });
  return table;
}

function packed(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  let offset = head.length;
  const bodies = tables.map(([tag, bytes], at) => {
    const entry = 12 + at * 16;
    head.write(tag, entry, "latin1");
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(bytes.length, entry + 12);
    const body = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(body);
    offset += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}
