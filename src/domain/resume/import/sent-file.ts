import {
  decodeText,
  isEncodedFile,
  isRefused,
  kindOfBytes,
  kindOfText,
  refusalOf,
} from "../../../engine/documents/format-of.ts";
import { fileFormats, type SentFile } from "../../../engine/documents/types.ts";
import { fail } from "../../../operation/errors.ts";
import { toBase64 } from "../../../shared/sent-files.ts";
import type { ResumeRecord } from "../schema.ts";

interface Sent {
  format?: ResumeRecord["format"] | undefined;
  content: unknown;
}

/** The file in an import, as base64 or text; none if the content is a JSON Resume or text. */
export function sentFile({ format, content }: Sent): SentFile | undefined {
  const kind = typeof content === "string" ? kindOfText(content) : "json_resume";
  if (typeof content === "string") {
    if (isEncodedFile(content)) return { content, encoding: "base64", format };
    if (isTextFile(kind, format)) return { content, encoding: "text", format };
    if (isRefused(kind) && !(kind === "xml" && isText(format)))
      throw fail("validation.bad_request", refusalOf(kind));
  }
  if (!fileFormats.some((known) => known === format)) return undefined;
  throw fail(
    "validation.bad_request",
    `format is ${format}, but content is ${kind}: a file is sent as its base64, a text with the format that it is, or none.`,
  );
}

/** A web page sent as text is read as one, including tags and what they hide. */
function isTextFile(kind: string, format: Sent["format"]): boolean {
  return kind === "europass" || (kind === "html" && !isText(format));
}

function isText(format: Sent["format"]): boolean {
  return format === "text" || format === "markdown";
}

/** The format of content that is not a file. */
export function textFormat(format: Sent["format"], content: unknown): "json_resume" | "text" | "markdown" {
  if (format === "json_resume" || isText(format))
    return format === "markdown" ? "markdown" : (format as "text");
  return typeof content === "string" && kindOfText(content) !== "json_resume" ? "text" : "json_resume";
}

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
