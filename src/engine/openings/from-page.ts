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
  const [only, another] = postings;
  if (only === undefined) return text.trim() === "" ? [] : [text];
  if (another !== undefined) return postings.slice(0, MOST).map(dataAlone);
  return [text.trim() === "" ? dataAlone(only) : `${inScript(only)}\n<pre>${escaped(text)}</pre>`];
}

function dataAlone(posting: Node): string {
  return JSON.stringify(posting);
}

function inScript(posting: Node): string {
  const data = JSON.stringify(posting).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${data}</script>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
