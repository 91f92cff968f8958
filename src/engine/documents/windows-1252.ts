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
