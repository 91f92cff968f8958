/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

/** The bytes of a base64 text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, "base64"));
}

/** A file name as ASCII for all clients, and in full for those that support it (RFC 6266). */
export function contentDisposition(kind: "inline" | "attachment", name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/[^\x20-\x7E]/g, "")
    .replace(/["\\%]/g, "")
    .trim();
  const shown = plain.startsWith(".") ? `document${plain}` : plain;
  if (name === shown) return `${kind}; filename="${name}"`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${shown}"; filename*=UTF-8''${encoded}`;
}
