import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { create } from "fontkit";
import { packageRoot } from "../../platform/package-root.ts";
import { type FontFile, openOwnFont } from "./own-font.ts";
import { unwrapWoff } from "./woff.ts";

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
