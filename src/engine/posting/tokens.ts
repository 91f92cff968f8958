import { decodeEntities } from "./entities.ts";
import { rawTags } from "./tags.ts";

export type Attributes = ReadonlyMap<string, string>;

export type Token =
  | { kind: "text"; text: string }
  | { kind: "open"; name: string; attributes: Attributes }
  | { kind: "close"; name: string }
  | { kind: "raw"; name: string; attributes: Attributes; text: string }
  | { kind: "comment"; text: string };

/** Splits HTML into tokens the way browsers do, each character read a bounded number of times. */
export function* tokens(html: string): Generator<Token> {
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf("<", at);
    if (next === -1) {
      yield { kind: "text", text: html.slice(at) };
      return;
    }
    if (next > at) yield { kind: "text", text: html.slice(at, next) };
    const read = readMarkup(html, next);
    yield* read.tokens;
    at = read.end;
  }
}

function readMarkup(html: string, start: number): { tokens: Token[]; end: number } {
  if (html.startsWith("<!--", start)) return readComment(html, start);
  const second = html[start + 1] ?? "";
  if (second === "!" || second === "?") {
    const end = orEnd(html, html.indexOf(">", start), 1);
    return { tokens: [{ kind: "comment", text: html.slice(start + 2, end) }], end };
  }
  const closing = second === "/";
  if (!/[a-zA-Z]/.test(html[start + (closing ? 2 : 1)] ?? "")) {
    return { tokens: [{ kind: "text", text: "<" }], end: start + 1 };
  }
  const tag = readTag(html, start + (closing ? 2 : 1));
  if (closing) return { tokens: [{ kind: "close", name: tag.name }], end: tag.end };
  return rawTags.has(tag.name) ? readRaw(html, tag) : { tokens: [{ kind: "open", ...tag }], end: tag.end };
}

function readComment(html: string, start: number): { tokens: Token[]; end: number } {
  const short = /^<!---?>/.exec(html.slice(start, start + 6));
  if (short) return { tokens: [], end: start + short[0].length };
  const end = orEnd(html, html.indexOf("-->", start + 4), 3);
  return { tokens: [{ kind: "comment", text: html.slice(start + 4, end) }], end };
}

function orEnd(html: string, found: number, length: number): number {
  return found === -1 ? html.length : found + length;
}

interface Tag {
  name: string;
  attributes: Attributes;
  end: number;
}

function readRaw(html: string, tag: Tag): { tokens: Token[]; end: number } {
  const close = new RegExp(`</${tag.name}`, "gi");
  close.lastIndex = tag.end;
  const found = close.exec(html);
  const until = found ? found.index : html.length;
  const text = html.slice(tag.end, until);
  const end = found ? orEnd(html, html.indexOf(">", until), 1) : html.length;
  return { tokens: [{ kind: "raw", name: tag.name, attributes: tag.attributes, text }], end };
}

function readTag(html: string, start: number): Tag {
  const nameEnd = run(/[^\s/>]*/y, html, start);
  const name = html.slice(start, Math.min(nameEnd, start + 40)).toLowerCase();
  const attributes = new Map<string, string>();
  let at = nameEnd;
  while (at < html.length) {
    at = run(/[\s/]*/y, html, at);
    if (html[at] === ">") return { name, attributes, end: at + 1 };
    const keyEnd = run(/=?[^\s/>=]*/y, html, at);
    const key = html.slice(at, keyEnd).toLowerCase();
    at = run(/\s*/y, html, keyEnd);
    if (html[at] !== "=") {
      if (!attributes.has(key)) attributes.set(key, "");
      continue;
    }
    const value = readValue(html, run(/\s*/y, html, at + 1));
    if (!attributes.has(key)) attributes.set(key, decodeEntities(value.text));
    at = value.end;
  }
  return { name, attributes, end: html.length };
}

function readValue(html: string, start: number): { text: string; end: number } {
  const quote = html[start];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, start + 1);
    if (close === -1) return { text: html.slice(start + 1), end: html.length };
    return { text: html.slice(start + 1, close), end: close + 1 };
  }
  const end = run(/[^\s>]*/y, html, start);
  return { text: html.slice(start, end), end };
}

function run(sticky: RegExp, text: string, at: number): number {
  sticky.lastIndex = at;
  return sticky.test(text) ? sticky.lastIndex : at;
}
