import { inflateSync } from "node:zlib";
import { readEuropass } from "../../../engine/documents/europass/candidate.ts";
import { decodeText, kindOfBytes } from "../../../engine/documents/format-of.ts";
import { type FileContent, UnreadableFile } from "../../../engine/documents/types.ts";
import { textOfPages } from "../../../engine/resume/page/page-text.ts";
import type { PageItems } from "../../../engine/resume/page/types.ts";
import type { FileProgress } from "../../../operation/handler.ts";
import { isObject } from "../../../shared/json.ts";
import { openPdf, type PdfDocument } from "./open-pdf.ts";
import { itemsOf, treeOf } from "./page-items.ts";

const MOST_PAGES = 50;
const MOST_ITEMS = 50_000;
/** How often text may be set: some programs set each letter alone. */
const MOST_OPERATORS = 150_000;
const MOST_LETTERS = 300_000;
/** With fewer letters per page, the text is probably in images. */
const FEWEST_LETTERS = 20;

/** Reads a PDF: the Europass XML inside of it, or else its pages. Throws UnreadableFile. */
export async function readPdf(
  bytes: Uint8Array,
  onProgress?: (progress: FileProgress) => void,
): Promise<FileContent> {
  if (setsMoreText(bytes, MOST_OPERATORS)) throw tooMuch(MOST_OPERATORS, "pieces");
  const document = await openPdf(bytes);
  if (document.numPages > MOST_PAGES)
    throw new UnreadableFile(`content has more than ${MOST_PAGES} pages: no document of its kind does.`);
  const attached = await attachedEuropass(document);
  if (attached) return attached;
  const pages = await pagesOf(document, onProgress);
  const read = textOfPages(pages);
  const letters = read.text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) throw new UnreadableFile("the pages are images; export the text or run OCR first.");
  if (letters < FEWEST_LETTERS)
    throw new UnreadableFile(
      "the pages have hardly any text: if they are images, export the text or run OCR first.",
    );
  return { format: "pdf", ...read, warnings: [] };
}

function tooMuch(most: number, what: string): UnreadableFile {
  return new UnreadableFile(`content has more than ${most} ${what} of text: no document of its kind does.`);
}

async function pagesOf(
  document: PdfDocument,
  onProgress?: (progress: FileProgress) => void,
): Promise<PageItems[]> {
  const pages: PageItems[] = [];
  const room = { items: MOST_ITEMS, letters: MOST_LETTERS };
  onProgress?.({ pages: 0, of: document.numPages });
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { height, items } = await itemsOf(page, room);
    if (room.items <= 0) throw tooMuch(MOST_ITEMS, "pieces");
    if (room.letters <= 0) throw tooMuch(MOST_LETTERS, "letters");
    pages.push({ height, items, tree: await treeOf(page) });
    page.cleanup();
    onProgress?.({ pages: number, of: document.numPages });
  }
  return pages;
}

/** What the Europass XML says that a PDF carries beside its pages, if it does. */
async function attachedEuropass(document: PdfDocument): Promise<FileContent | undefined> {
  const attachments = await document.getAttachments().catch(() => undefined);
  const contents = Object.values(isObject(attachments) ? attachments : {}).flatMap((attachment) =>
    isObject(attachment) && attachment.content instanceof Uint8Array ? [attachment.content] : [],
  );
  const found = contents.find((content) => kindOfBytes(content) === "europass");
  return found && readEuropass(decodeText(found));
}

/** Content of pages is text; pictures, fonts and tables of objects are none. */
const noContent = /\/(?:Image|ObjStm|XRef|Length1|Length2|Length3|Metadata|EmbeddedFile|FunctionType)\b/;
const MOST_BYTES_OF_STREAM = 32 * 1024 * 1024;
const LONGEST_DICTIONARY = 2000;

/** Whether the pages of a PDF set text more often than `most` times; what lies outside of a page counts, too. */
function setsMoreText(bytes: Uint8Array, most: number): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let left = most;
  let at = file.indexOf("stream");
  while (at >= 0 && left >= 0) {
    const end = file.indexOf("endstream", at);
    if (end < 0) break;
    const before = file.toString("latin1", Math.max(0, at - LONGEST_DICTIONARY), at);
    const dictionary = before.slice(before.lastIndexOf(" obj") + 1);
    if (!noContent.test(dictionary)) left -= operatorsIn(contentOf(file.subarray(at + 6, end), dictionary));
    at = file.indexOf("stream", end + 9);
  }
  return left < 0;
}

function contentOf(packed: Buffer, dictionary: string): string {
  const from = packed[0] === 0x0d ? 2 : 1;
  if (!dictionary.includes("/FlateDecode")) return packed.toString("latin1");
  try {
    return inflateSync(packed.subarray(from), { maxOutputLength: MOST_BYTES_OF_STREAM }).toString("latin1");
  } catch {
    // The page reader handles data that cannot be unpacked.
    return "";
  }
}

function operatorsIn(content: string): number {
  return content.match(/[)\]>]\s{0,3}(?:T[jJ]\b|['"])/g)?.length ?? 0;
}
