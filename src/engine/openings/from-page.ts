import { findJobPostings, type Node } from "../posting/structured/json-ld.ts";

/** What a browser sends from a page with one or more openings. */
export interface FromPage {
  url: string;
  title: string;
  /** The selected text, or the page's main text. */
  text: string;
  /** The page's schema.org JobPostings. */
  jsonld: string;
}

/** The most postings read from one page. A list of results may have hundreds. */
const MOST = 10;
const MOST_ADDRESS = 2000;
const MOST_TITLE = 500;

/** An opening for the reader. If the page has no text, only its name. */
export type OpeningOfPage = {
  inputMode: "pasted_text" | "manual";
  rawText?: string;
  title?: string;
  sourceUrl?: string;
};

/** A page's openings, at least one. It has an address only if it is the page's only one. */
export function openingsOfPage(page: FromPage): OpeningOfPage[] {
  const texts = postingsOf(page);
  const sourceUrl = addressOf(page.url);
  const at = sourceUrl === undefined || texts.length > 1 ? {} : { sourceUrl };
  const title = titleOf(page.title);
  if (texts.length === 0) return [{ inputMode: "manual", ...(title !== "" && { title }), ...at }];
  return texts.map((rawText) => ({ inputMode: "pasted_text", rawText, ...at }));
}

/** The text of each opening: its structured data first, then its words. */
function postingsOf({ text, jsonld }: FromPage): string[] {
  const { postings } = findJobPostings(jsonld.trim() === "" ? [] : [jsonld]);
  // Two programs of a site often write the same posting.
  const written = [...new Set(postings.map(dataAlone))];
  const [only, another] = written;
  if (only === undefined) return text.trim() === "" ? [] : [text];
  if (another !== undefined) return written.slice(0, MOST);
  return [text.trim() === "" ? only : `${inScript(only)}\n<pre>${escaped(text)}</pre>`];
}

/** The page's address if it is http(s). */
export function addressOf(url: string): string | undefined {
  return /^https?:\/\//i.test(url) && url.length <= MOST_ADDRESS ? url : undefined;
}

/** A page's title without a count of unread messages at its start. */
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
