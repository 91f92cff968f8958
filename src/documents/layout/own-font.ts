import { create, type Font } from "fontkit";

/** A font and its file's bytes. */
export interface FontFile {
  name: string;
  bytes: Buffer;
  font: Font;
}

/** Thrown for a font that cannot be used. The message says why and what is right. */
export class UnusableFont extends Error {}

/** The largest Chinese, Japanese and Korean fonts are half as large. */
const MOST_BYTES = 40_000_000;

/** Opens the user's font. Throws UnusableFont. */
export function openOwnFont(given: Uint8Array): FontFile {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length > MOST_BYTES) throw new UnusableFont("it is larger than 40 MB.");
  refuseOtherFiles(bytes);
  const { font, own } = opened(bytes);
  if (font["OS/2"]?.fsType?.noEmbedding)
    throw new UnusableFont("its licence does not allow embedding. Choose one that may be embedded.");
  return { name: "own", bytes: own, font };
}

const POST_SCRIPT_NAME = 6;

/**
 * The font under another PostScript name. The PDF library treats two fonts with the same name as one, and the user's
 * font may be a fuller version of ours.
 */
function renamed(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  const entry = Array.from({ length: copy.readUInt16BE(4) }, (_, at) => 12 + at * 16).find(
    (at) => copy.toString("latin1", at, at + 4) === "name",
  );
  if (entry === undefined) return copy;
  const table = copy.readUInt32BE(entry + 8);
  const strings = table + copy.readUInt16BE(table + 4);
  for (let at = 0; at < copy.readUInt16BE(table + 2); at += 1) {
    const record = table + 6 + at * 12;
    if (copy.readUInt16BE(record + 6) !== POST_SCRIPT_NAME) continue;
    const end = strings + copy.readUInt16BE(record + 10) + copy.readUInt16BE(record + 8);
    // In every encoding the last character of the name is Latin, so changing its last byte is safe.
    copy[end - 1] = copy[end - 1] === 0x58 ? 0x59 : 0x58;
  }
  return copy;
}

function refuseOtherFiles(bytes: Buffer): void {
  const head = bytes.toString("latin1", 0, 4);
  if (["\0\x01\0\0", "true", "OTTO"].includes(head)) return;
  if (head === "ttcf") throw new UnusableFont("it is a font collection. Choose a single TTF or OTF.");
  if (head === "wOFF" || head === "wOF2")
    throw new UnusableFont("it is a web font (WOFF). Choose its TTF or OTF.");
  throw new UnusableFont("it is not a font. Choose a TTF or OTF.");
}

function opened(bytes: Buffer): { font: Font; own: Buffer } {
  try {
    const font = create(bytes);
    // A font that cannot set its own characters is damaged.
    if ("hasGlyphForCodePoint" in font) {
      const [code] = font.characterSet;
      if (code !== undefined && font.layout(String.fromCodePoint(code)).advanceWidth >= 0)
        return { font, own: renamed(bytes) };
    }
  } catch {
    // The library's error for a damaged font means nothing to users.
  }
  throw new UnusableFont("it is damaged. Choose another TTF or OTF.");
}
