/** What Windows-1252 has for the bytes from 0x80 on; some versions of Node.js have control characters there. */
const signs = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ";

/** The text of bytes in Windows-1252, of which Latin-1 and ASCII are taken for a part, as on the web. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return new TextDecoder("latin1")
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (sign) => signs[sign.charCodeAt(0) - 0x80] ?? sign);
}

/** Whether a name stands for it. */
export function isWindows1252(label: string): boolean {
  return /^(?:windows-1252|cp1252|x-cp1252|iso-?8859-1|latin-?1|l1|us-ascii|ascii)$/i.test(label);
}
