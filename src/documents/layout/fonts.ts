import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { packageRoot } from "../../platform/package-root.ts";
import { unwrapWoff } from "./woff.ts";

const folders: readonly (readonly [name: string, file: string, from: string])[] = [
  ["regular", "SourceSans3_400Regular.ttf", "@expo-google-fonts/source-sans-3/400Regular"],
  ["bold", "SourceSans3_600SemiBold.ttf", "@expo-google-fonts/source-sans-3/600SemiBold"],
  ["han", "noto-sans-sc-chinese-simplified-400-normal.woff", "@fontsource/noto-sans-sc/files"],
];

/** A font with its file's bytes. */
interface FontFile {
  name: string;
  bytes: Buffer;
  font: Font;
}

export interface Fonts {
  /** The runs of a text that one font each can set; what no font has is set by the first. */
  runs: (text: string, isBold: boolean) => { text: string; file: FontFile }[];
  width: (text: string, isBold: boolean, size: number) => number;
}

const loaded = new Map<string, FontFile>();

/** A font by its name; it is read when it is first needed. */
function fontFile(name: string): FontFile {
  const known = loaded.get(name);
  if (known) return known;
  const [, file = "", from = ""] = folders.find(([called]) => called === name) ?? [];
  const built = join(packageRoot(), "dist", "fonts", file);
  const stored = readFileSync(existsSync(built) ? built : join(packageRoot(), "node_modules", from, file));
  const bytes = file.endsWith(".woff") ? unwrapWoff(stored) : stored;
  const opened = create(bytes);
  if (!("hasGlyphForCodePoint" in opened)) throw new Error(`${file} holds no single font.`);
  const made = { name, bytes, font: opened };
  loaded.set(name, made);
  return made;
}

/** The fonts, chosen for each run of characters by which of them has its glyphs. */
export function openFonts(): Fonts {
  const widths = new Map<string, number>();
  const runs: Fonts["runs"] = (text, isBold) => {
    const first = fontFile(isBold ? "bold" : "regular");
    const found: { text: string; file: FontFile }[] = [];
    for (const character of text) {
      const file = fileFor(character, first);
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
  };
}

function fileFor(character: string, first: FontFile): FontFile {
  const code = character.codePointAt(0) ?? 0;
  if (first.font.hasGlyphForCodePoint(code) || !mayBeHan(code)) return first;
  const han = fontFile("han");
  return han.font.hasGlyphForCodePoint(code) ? han : first;
}

/** Chinese signs and the marks that go with them; for others the large font need not be opened. */
function mayBeHan(code: number): boolean {
  return code >= 0x2e80;
}
