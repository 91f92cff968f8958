import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, inflateSync } from "node:zlib";
import { create } from "fontkit";
import { packageRoot } from "../../platform/package-root.ts";
import { type FontFile, openOwnFont } from "./own-font.ts";

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

const folders: readonly (readonly [name: string, file: string, from: string])[] = [
  ["regular", "SourceSans3_400Regular.ttf", "@expo-google-fonts/source-sans-3/400Regular"],
  ["bold", "SourceSans3_600SemiBold.ttf", "@expo-google-fonts/source-sans-3/600SemiBold"],
  ["han", "noto-sans-sc-chinese-simplified-400-normal.woff", "@fontsource/noto-sans-sc/files"],
];

export interface Fonts {
  /** Splits a text into runs with one font each. The first font takes characters that no font has. */
  runs: (text: string, isBold: boolean) => { text: string; file: FontFile }[];
  width: (text: string, isBold: boolean, size: number) => number;
  /** The characters that no font can show. */
  unshown: (text: string) => string[];
}

const loaded = new Map<string, FontFile>();

/** A font by name, read at first use. */
function fontFile(name: string): FontFile {
  const known = loaded.get(name);
  if (known) return known;
  const [, file = "", from = ""] = folders.find(([called]) => called === name) ?? [];
  // The build compresses its copies.
  const built = join(packageRoot(), "dist", "fonts", `${file}.br`);
  const stored = existsSync(built)
    ? brotliDecompressSync(readFileSync(built))
    : readFileSync(join(packageRoot(), "node_modules", from, file));
  const bytes = file.endsWith(".woff") ? unwrapWoff(stored) : stored;
  const opened = create(bytes);
  if (!("hasGlyphForCodePoint" in opened)) throw new Error(`${file} does not contain a single font.`);
  const made = { name, bytes, font: opened };
  loaded.set(name, made);
  return made;
}

/**
 * The fonts. Each run of characters uses the first font with its glyphs; the user's own font comes last. Throws
 * UnusableFont.
 */
export function openFonts(bytes?: Uint8Array): Fonts {
  const own = bytes && openOwnFont(bytes);
  const widths = new Map<string, number>();
  const runs: Fonts["runs"] = (text, isBold) => {
    const first = fontFile(isBold ? "bold" : "regular");
    const found: { text: string; file: FontFile }[] = [];
    for (const character of text) {
      const file = fileFor(character, first, own) ?? first;
      const last = found.at(-1);
      if (last?.file === file) last.text += character;
      else found.push({ text: character, file });
    }
    return found;
  };
  return {
    runs,
    width: (text, isBold, size) => {
      const key = `${isBold ? "b" : "r"}${text}`;
      const known = widths.get(key);
      const unit =
        known ??
        runs(text, isBold).reduce(
          (sum, { text: part, file: { font } }) => sum + font.layout(part).advanceWidth / font.unitsPerEm,
          0,
        );
      if (known === undefined) widths.set(key, unit);
      return unit * size;
    },
    unshown: (text) => {
      const regular = fontFile("regular");
      const seen = [...new Set(text)].filter((character) => !UNSEEN.test(character));
      return seen.filter((character) => fileFor(character, regular, own) === undefined);
    },
  };
}

/** Characters that need no glyph. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}]/u;

/** The font for a character. Undefined if none can show it. */
function fileFor(character: string, first: FontFile, own: FontFile | undefined): FontFile | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (first.font.hasGlyphForCodePoint(code)) return first;
  const han = mayBeHan(code) ? fontFile("han") : undefined;
  if (han?.font.hasGlyphForCodePoint(code)) return han;
  return own && maySet(character) && own.font.hasGlyphForCodePoint(code) ? own : undefined;
}

/** Chinese characters and their punctuation. Others do not need the large font. */
function mayBeHan(code: number): boolean {
  return code >= 0x2e80;
}

const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** True if a character's script can be laid out. Right-to-left text would come out in the wrong order. */
export function maySet(character: string): boolean {
  return !FROM_THE_RIGHT.test(character);
}
