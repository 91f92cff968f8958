import { type FileContent, UnreadableFile } from "../../../engine/documents/types.ts";
import { textOfPages } from "../../../engine/resume/page/page-text.ts";
import type { PageItems } from "../../../engine/resume/page/types.ts";
import type { FileProgress } from "../../../operation/handler.ts";
import { attachedEuropass } from "./attached-europass.ts";
import { openPdf, type PdfDocument } from "./open-pdf.ts";
import { itemsOf, treeOf } from "./page-items.ts";

const MOST_PAGES = 50;
const MOST_ITEMS = 50_000;
/** Letters of a page below which its text is in its pictures. */
const FEWEST_LETTERS = 20;

/** Reads a PDF: the Europass XML inside of it, or else its pages. Throws UnreadableFile. */
export async function readPdf(
  bytes: Uint8Array,
  onProgress?: (progress: FileProgress) => void,
): Promise<FileContent> {
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

async function pagesOf(
  document: PdfDocument,
  onProgress?: (progress: FileProgress) => void,
): Promise<PageItems[]> {
  const pages: PageItems[] = [];
  let count = 0;
  onProgress?.({ pages: 0, of: document.numPages });
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { height, items } = await itemsOf(page, MOST_ITEMS - count);
    count += items.length;
    if (count >= MOST_ITEMS)
      throw new UnreadableFile(
        `content has more than ${MOST_ITEMS} pieces of text: no document of its kind does.`,
      );
    pages.push({ height, items, tree: await treeOf(page) });
    page.cleanup();
    onProgress?.({ pages: number, of: document.numPages });
  }
  return pages;
}
