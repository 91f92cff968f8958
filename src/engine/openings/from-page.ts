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

/** The text of each opening of a page, as the reader of postings takes it: its data first, then its words. */
export function postingsOfPage({ text, jsonld }: FromPage): string[] {
  const { postings } = findJobPostings(jsonld.trim() === "" ? [] : [jsonld]);
  // Two programs of one site often write the same posting.
  const written = [...new Set(postings.map(dataAlone))];
  const [only, another] = written;
  if (only === undefined) return text.trim() === "" ? [] : [text];
  if (another !== undefined) return written.slice(0, MOST);
  return [text.trim() === "" ? only : `${inScript(only)}\n<pre>${escaped(text)}</pre>`];
}

/** A page's title without the count of unread messages before it. */
export function titleOfPage(title: string): string {
  return title.replace(/^\s{0,9}[([]\d{1,4}\+?[)\]]\s{1,9}/, "").trim();
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
