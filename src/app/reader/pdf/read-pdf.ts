import { type FileContent, UnreadableFile } from "../../../engine/documents/types.ts";
import { textOfPages } from "../../../engine/resume/page/page-text.ts";
import type { PageItems } from "../../../engine/resume/page/types.ts";
import type { FileProgress } from "../../../operation/handler.ts";
import { attachedEuropass } from "./attached-europass.ts";
import { openPdf, type PdfDocument } from "./open-pdf.ts";
import { itemsOf, treeOf } from "./page-items.ts";
import { setsMoreText } from "./text-operators.ts";

const MOST_PAGES = 50;
const MOST_ITEMS = 50_000;
/** How often text may be set: some programs set each letter alone. */
const MOST_OPERATORS = 150_000;
const MOST_LETTERS = 300_000;
/** Letters of a page below which its text is in its pictures. */
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
  if (letters < FEWEST_LETTERS)
    throw new UnreadableFile("the pages are images; export the text or run OCR first.");
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
