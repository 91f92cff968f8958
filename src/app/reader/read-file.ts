import { readDocx } from "../../engine/documents/docx.ts";
import { readEuropass } from "../../engine/documents/europass/candidate.ts";
import { decodeText, fits, isRefused, kindOfBytes, refusalOf } from "../../engine/documents/format-of.ts";
import { readHtml } from "../../engine/documents/html.ts";
import { readLinkedIn } from "../../engine/documents/linkedin/linkedin.ts";
import { readOdt } from "../../engine/documents/odt.ts";
import {
  type FileContent,
  type TableFormat,
  tableFormats,
  UnreadableFile,
} from "../../engine/documents/types.ts";
import type { FileProgress } from "../../operation/handler.ts";
import { unzip } from "./zip.ts";

/** Reads a file. Throws UnreadableFile if its format is not as stated, or it cannot be read. */
export async function readFile(
  bytes: Buffer,
  format?: string,
  onProgress?: (progress: FileProgress) => void,
): Promise<FileContent> {
  if (isTableFormat(format)) return readTable(bytes, format);
  if (format === "mail") return readMail(bytes);
  const kind = kindOfBytes(bytes);
  if (isRefused(kind)) throw new UnreadableFile(refusalOf(kind));
  if (format !== undefined && !fits(format, kind)) throw new UnreadableFile(contradiction(format, kind));
  const content = await readKind(kind, bytes, onProgress);
  if (content === undefined) throw new UnreadableFile("content is no file of a known format.");
  if (format === "europass" && content.format !== "europass")
    throw new UnreadableFile(contradiction(format, content.format));
  return content;
}

function isTableFormat(format: string | undefined): format is TableFormat {
  return tableFormats.some((one) => one === format);
}

async function readTable(bytes: Buffer, format: TableFormat): Promise<FileContent> {
  const table = await (await import("./read-table.ts")).readTable(bytes, format);
  return { format: "text", text: "", table, warnings: [] };
}

/** A mail is recognised by the caller's statement: pasted, it could be any text. */
async function readMail(bytes: Buffer): Promise<FileContent> {
  const mail = await (await import("./mail/read-mail.ts")).readMailFile(bytes);
  return { format: "text", text: mail.text, mail, warnings: [] };
}

function contradiction(format: string, kind: string): string {
  return `format is ${format}, but content is ${kind}: send the format that it is, or none.`;
}

async function readKind(
  kind: string,
  bytes: Buffer,
  onProgress?: (progress: FileProgress) => void,
): Promise<FileContent | undefined> {
  switch (kind) {
    case "pdf":
      return (await import("./pdf/read-pdf.ts")).readPdf(bytes, onProgress);
    case "docx":
      return { format: "docx", text: readDocx(await docxParts(bytes)), warnings: [] };
    case "odt":
      return { format: "odt", text: readOdt(await odtParts(bytes)), warnings: [] };
    case "html":
      return readHtml(decodeText(bytes));
    case "europass":
      return readEuropass(decodeText(bytes));
    case "linkedin_zip":
      return readLinkedIn(await linkedInFiles(bytes));
    default:
      return undefined;
  }
}

async function docxParts(bytes: Buffer) {
  const parts = await unzip(bytes, (name) =>
    /^word\/(?:document\d?|styles|numbering|header\d{0,3}|footer\d{0,3})\.xml$/.test(name),
  );
  const names = [...parts.keys()].sort();
  const textOf = (name: string | undefined) => {
    const part = name === undefined ? undefined : parts.get(name);
    return part && decodeText(part);
  };
  const all = (start: string) =>
    names.filter((name) => name.startsWith(start)).flatMap((name) => textOf(name) ?? []);
  const document = textOf(names.find((name) => name.startsWith("word/document")));
  if (document === undefined)
    throw new UnreadableFile("content is a .docx without a document in it: save it again.");
  return {
    document,
    headers: all("word/header"),
    footers: all("word/footer"),
    styles: textOf("word/styles.xml"),
    numbering: textOf("word/numbering.xml"),
  };
}

async function odtParts(bytes: Buffer) {
  const parts = await unzip(bytes, (name) => /^(?:content|styles|META-INF\/manifest)\.xml$/.test(name));
  const textOf = (name: string) => {
    const part = parts.get(name);
    return part && decodeText(part);
  };
  if (/<manifest:encryption-data\b/.test(textOf("META-INF/manifest.xml") ?? ""))
    throw new UnreadableFile("content is protected by a password: save it without one.");
  const content = textOf("content.xml");
  if (content === undefined)
    throw new UnreadableFile("content is an .odt without a document in it: save it again.");
  return { content, styles: textOf("styles.xml") };
}

/** An archive's tables, and the names of its other files. Tables are recognised by their header lines. */
async function linkedInFiles(bytes: Buffer) {
  const others: string[] = [];
  const parts = await unzip(bytes, (name) => {
    if (/(?:^|\/)(?:__MACOSX\/|\._)|\/$/.test(name)) return false;
    const isTable = /\.csv$/i.test(name);
    if (!isTable) others.push(name);
    return isTable;
  });
  return { tables: [...parts].map(([name, part]) => ({ name, text: decodeText(part) })), others };
}
