import { decodeWindows1252, isWindows1252 } from "./tables/encoding.ts";
import type { FileFormat } from "./types.ts";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const MOST_NAMES = 2000;

/** The names in a zip archive's directory; undefined if the archive has no end, such as a truncated one. */
function zipNames(bytes: Uint8Array): string[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === ENTRY && names.length < MOST_NAMES) {
    const length = view.getUint16(at + 28, true);
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** The position of the record that ends an archive. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END) return at;
  }
  return undefined;
}

/** File types that are recognised but not read. */
const refused = [
  "doc",
  "rtf",
  "image",
  "zip",
  "cut_zip",
  "xml",
  "pages",
  "spreadsheet",
  "slides",
  "epub",
] as const;
type RefusedKind = (typeof refused)[number];

/** The type of bytes or text: a file format, a text, or a recognised type that is not read. */
export type Kind = FileFormat | "json_resume" | "text" | RefusedKind;

const HEAD = 1024;
/** The base64 of a file's first bytes, such as a PDF's `%PDF-`. */
const SHORTEST_ENCODED = 8;

/** The type of bytes, by magic numbers and then structure, never by name; "text" if nothing else fits. */
export function kindOfBytes(bytes: Uint8Array): Kind {
  const head = latin(bytes.subarray(0, HEAD));
  if (head.includes("%PDF-")) return "pdf";
  if (head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06")) return kindOfZip(bytes, head);
  if (head.startsWith("\xd0\xcf\x11\xe0")) return "doc";
  if (head.startsWith("{\\rtf")) return "rtf";
  if (/^(?:\x89PNG|\xff\xd8\xff|GIF8|BM..\0\0|II\*\0|MM\0\*|RIFF....WEBP)/s.test(head)) return "image";
  return kindOfText(decodeText(bytes.subarray(0, 16 * HEAD)));
}

/** The first tag of a web page or of a part of one. */
const startOfPage =
  /^(?:<!--[^>]{0,500}-->\s*)?<(?:!doctype\s+html|html|head|body|main|article|section|header|div|table|h[1-6]|[ou]l|p)\b/i;

/** The same for a text. */
export function kindOfText(text: string): Kind {
  const head = text.slice(0, 16 * HEAD).replace(/^[\s\uFEFF]+/, "");
  if (/^[{[]/.test(head) && !head.startsWith("{\\rtf")) return "json_resume";
  if (head.startsWith("{\\rtf")) return "rtf";
  if (startOfPage.test(head)) return "html";
  if (!/^<(?:\?xml|[A-Za-z])/.test(head)) return "text";
  if (/europass/i.test(head) && /<(?:[\w-]+:)?(?:Candidate|SkillsPassport|LearnerInfo)\b/.test(head))
    return "europass";
  if (/^<\?xml/.test(head)) return /<html\b/i.test(head) ? "html" : "xml";
  return "text";
}

/** True if a text is base64 of a file whose type shows in its first bytes. A `data:` URL counts. */
export function isEncodedFile(text: string): boolean {
  const head = withoutAddress(text).slice(0, 2000).replace(/\s/g, "");
  if (head.length < SHORTEST_ENCODED || !/^[A-Za-z0-9+/_-]+={0,2}$/.test(head)) return false;
  const whole = head.slice(0, head.length - (head.length % 4));
  try {
    const bytes = Uint8Array.from(atob(whole.replace(/-/g, "+").replace(/_/g, "/")), (sign) =>
      sign.charCodeAt(0),
    );
    return kindOfBytes(bytes) !== "text" && kindOfBytes(bytes) !== "json_resume";
  } catch {
    return false;
  }
}

/** The base64 part of a `data:` URL, or the text unchanged. */
export function withoutAddress(text: string): string {
  return text.replace(/^\s*data:[\w.+/-]{0,100}(?:;[\w=-]{1,50}){0,3};base64,/, "");
}

function kindOfZip(bytes: Uint8Array, head: string): Kind {
  const names = zipNames(bytes);
  if (names === undefined) return "cut_zip";
  if (/mimetypeapplication\/vnd\.oasis\.opendocument\.text(?!-)/.test(head)) return "odt";
  if (/mimetypeapplication\/vnd\.oasis\.opendocument/.test(head)) return "spreadsheet";
  if (/mimetypeapplication\/epub/.test(head)) return "epub";
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has("word/")) return "docx";
  if (has("xl/")) return "spreadsheet";
  if (has("ppt/")) return "slides";
  if (has("Index/") && names.some((name) => name.endsWith(".iwa"))) return "pages";
  if (names.includes("content.xml") && has("META-INF/")) return "odt";
  return names.some((name) => /\.csv$/i.test(name)) ? "linkedin_zip" : "zip";
}

/** Decodes a text by its byte order mark or declared charset, or else as UTF-8 or Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const declared = /^[^>]{0,80}\bencoding=["']([\w-]{1,30})|<meta[^>]{1,100}charset=["']?([\w-]{1,30})/i.exec(
    latin(bytes.subarray(0, HEAD)),
  );
  const label = declared?.[1] ?? declared?.[2] ?? "utf-8";
  if (isWindows1252(label)) return decodeWindows1252(bytes);
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return isTruncatedUtf8(bytes) ? new TextDecoder().decode(bytes) : decodeWindows1252(bytes);
  }
}

/** The sample may end inside a character. */
function isTruncatedUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

const says: Record<RefusedKind, string> = {
  doc: "an old Word file (.doc) or one protected by a password: save it as .docx or PDF without a password",
  rtf: "an RTF file: save it as .docx or PDF",
  image: "a picture: send the text, or a PDF that has text",
  zip: "a zip archive with neither a document nor the CSV files of a LinkedIn export in it",
  cut_zip:
    "a zip archive (which .docx, .odt and exports are) that is cut off or damaged: save, export or download it again",
  xml: "an XML file that is no Europass CV: send a PDF, .docx, .odt or text",
  pages: "a Pages file: export it as PDF or .docx",
  spreadsheet: "a spreadsheet: save it as .docx, .odt or PDF",
  slides: "a presentation: save it as .docx, .odt or PDF",
  epub: "an e-book: save it as .docx, .odt or PDF",
};

/** True if a type is recognised but not read. */
export function isRefused(kind: Kind): kind is RefusedKind {
  return refused.some((one) => one === kind);
}

/** The type of a file that is not read, and what to do instead. */
export function refusalOf(kind: RefusedKind): string {
  return `content is ${says[kind]}.`;
}

/** True if the caller's format matches the bytes. A Europass CV may be inside a PDF. */
export function fits(format: string, kind: Kind): boolean {
  if (kind === "text") return format === "text" || format === "markdown";
  if (kind === "json_resume") return ["json_resume", "text", "markdown"].includes(format);
  if (kind === "html") return ["html", "text", "markdown"].includes(format);
  return format === kind || (format === "europass" && kind === "pdf");
}
