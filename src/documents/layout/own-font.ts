import { create, type Font } from "fontkit";

/** A font with its file's bytes. */
export interface FontFile {
  name: string;
  bytes: Buffer;
  font: Font;
}

/** A font that is refused; the message says why and what would be right. */
export class UnusableFont extends Error {}

/** The largest fonts for Chinese, Japanese and Korean have half of it. */
const MOST_BYTES = 40_000_000;

/** Opens a font that a person gives. Throws UnusableFont. */
export function openOwnFont(given: Uint8Array): FontFile {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length > MOST_BYTES) throw new UnusableFont("it is larger than 40 MB.");
  refuseOtherFiles(bytes);
  const { font, own } = opened(bytes);
  if (font["OS/2"]?.fsType?.noEmbedding)
    throw new UnusableFont("its licence allows no embedding: give one that may be embedded.");
  return { name: "own", bytes: own, font };
}

const POST_SCRIPT_NAME = 6;

/**
 * The font under another PostScript name: the library that writes PDFs takes two fonts of one name for the same, and the
 * person's may be a fuller version of one of ours.
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
    // The last character of a name is Latin in every encoding, and its last byte says which.
    copy[end - 1] = copy[end - 1] === 0x58 ? 0x59 : 0x58;
  }
  return copy;
}

function refuseOtherFiles(bytes: Buffer): void {
  const head = bytes.toString("latin1", 0, 4);
  if (["\0\x01\0\0", "true", "OTTO"].includes(head)) return;
  if (head === "ttcf") throw new UnusableFont("it is a collection of fonts: give a single TTF or OTF.");
  if (head === "wOFF" || head === "wOF2")
    throw new UnusableFont("it is a font for web pages (WOFF): give its TTF or OTF.");
  throw new UnusableFont("it is no font: give a TTF or OTF.");
}

function opened(bytes: Buffer): { font: Font; own: Buffer } {
  try {
    const font = create(bytes);
    // What cannot set one of its own characters is damaged.
    if ("hasGlyphForCodePoint" in font) {
      const [code] = font.characterSet;
      if (code !== undefined && font.layout(String.fromCodePoint(code)).advanceWidth >= 0)
        return { font, own: renamed(bytes) };
    }
  } catch {
    // What a damaged font makes of the library says nothing to a person.
  }
  throw new UnusableFont("it is a damaged font: give another TTF or OTF.");
}
