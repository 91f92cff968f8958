import { findJobPostings, type Node } from "../posting/structured/json-ld.ts";

/** What a browser takes from a page about one opening or several. */
export interface FromPage {
  url: string;
  title: string;
  /** What was selected, or the page's main text. */
  text: string;
  /** The page's schema.org JobPostings. */
  jsonld: string;
}

/** Postings of one page that are read; a list of results may have hundreds. */
const MOST = 10;
const MOST_ADDRESS = 2000;
const MOST_TITLE = 500;

/** An opening as the reader takes it; by its name alone where the page has no words. */
export type OpeningOfPage = {
  inputMode: "pasted_text" | "manual";
  rawText?: string;
  title?: string;
  sourceUrl?: string;
};

/** The openings of a page, of which there is always one, and an address where it is the page's only one. */
export function openingsOfPage(page: FromPage): OpeningOfPage[] {
  const texts = postingsOf(page);
  const sourceUrl = addressOf(page.url);
  const at = sourceUrl === undefined || texts.length > 1 ? {} : { sourceUrl };
  const title = titleOf(page.title);
  if (texts.length === 0) return [{ inputMode: "manual", ...(title !== "" && { title }), ...at }];
  return texts.map((rawText) => ({ inputMode: "pasted_text", rawText, ...at }));
}

/** The text of each opening: its data first, then its words. */
function postingsOf({ text, jsonld }: FromPage): string[] {
  const { postings } = findJobPostings(jsonld.trim() === "" ? [] : [jsonld]);
  // Two programs of one site often write the same posting.
  const written = [...new Set(postings.map(dataAlone))];
  const [only, another] = written;
  if (only === undefined) return text.trim() === "" ? [] : [text];
  if (another !== undefined) return written.slice(0, MOST);
  return [text.trim() === "" ? only : `${inScript(only)}\n<pre>${escaped(text)}</pre>`];
}

/** The address of a page, where it is one of the web. */
export function addressOf(url: string): string | undefined {
  return /^https?:\/\//i.test(url) && url.length <= MOST_ADDRESS ? url : undefined;
}

/** A page's title without the count of unread messages before it. */
function titleOf(title: string): string {
  return title
    .slice(0, MOST_TITLE)
    .replace(/^\s{0,9}[([]\d{1,4}\+?[)\]]\s{1,9}/, "")
    .trim();
}

function dataAlone(posting: Node): string {
  return JSON.stringify(posting);
}

function inScript(data: string): string {
  return `<script type="application/ld+json">${data.replaceAll("<", "\\u003c")}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
