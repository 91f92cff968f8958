import { UnreadableFile } from "../types.ts";

/** Windows-1252 characters for the bytes from 0x80. Some Node.js versions have control characters there. */
const signs = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** Decodes Windows-1252 bytes, including Latin-1 and ASCII as on the web. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder("latin1")
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (sign) => signs[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** True if a charset name means Windows-1252. */
export function isWindows1252(label: string): boolean {
  return /^(?:windows-1252|cp1252|x-cp1252|iso-?8859-1|latin-?1|l1|us-ascii|ascii)$/i.test(label);
}

const SAMPLE = 4000;

/** Decodes a text file: UTF-8, UTF-16 or Windows-1252. Throws UnreadableFile for other encodings. */
export function decodeTable(bytes: Uint8Array): string {
  const utf16 = markedUtf16(bytes) ?? unmarkedUtf16(bytes);
  const text = utf16 ? new TextDecoder(utf16).decode(bytes) : (asUtf8(bytes) ?? asWindows1252(bytes));
  return text.replace(/^\uFEFF/, "");
}

function markedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined;
}

/** UTF-16 without a byte order mark: for most letters every second byte is zero. */
function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const head = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = head.length / 5;
  if (odd > many && even < odd / 4) return "utf-16le";
  return even > many && odd < even / 4 ? "utf-16be" : undefined;
}

function asUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function asWindows1252(bytes: Uint8Array): string {
  const text = decodeWindows1252(bytes);
  if (!isMisread(text)) return text;
  throw new UnreadableFile(
    "content is a text in an encoding that is not read: save it again as CSV UTF-8, or as .xlsx.",
  );
}

/**
 * True if a text decoded as Windows-1252 is evidently in another encoding: control characters, symbols inside
 * words (old Polish and Czech files), or runs of accented letters (Chinese and Japanese).
 */
function isMisread(text: string): boolean {
  if (/[\x80-\x9f]/.test(text)) return true;
  if (/\p{Ll}[³¹¿¾£¶¼ˆ]\p{Ll}/u.test(text)) return true;
  const high = text.match(/[\xa1-\xff]/g)?.length ?? 0;
  const inRuns = (text.match(/[\xa1-\xff]{4,}/g) ?? []).join("").length;
  return inRuns > high / 2;
}
