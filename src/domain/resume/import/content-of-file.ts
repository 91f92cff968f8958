import { decodeText, kindOfBytes } from "../../../engine/documents/format-of.ts";
import { toBase64 } from "../../../shared/base64.ts";

/**
 * A file for an import, recognised by its bytes. Only Markdown is recognised by name, because its bytes look like
 * any text.
 */
export function contentOfFile(
  { name, bytes }: { name: string; bytes: Uint8Array },
  format?: string,
): { format?: string; content: string } {
  const kind = kindOfBytes(bytes);
  const isText = kind === "text" || kind === "json_resume";
  if (!isText) return { ...(format && { format }), content: toBase64(bytes) };
  const named = /\.json$/i.test(name) ? "json_resume" : /\.(md|markdown)$/i.test(name) ? "markdown" : kind;
  return { format: format ?? named, content: decodeText(bytes) };
}
