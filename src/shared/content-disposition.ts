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
