import { Tokenizer, type TokenizerCallbacks } from "htmlparser2";
import { rawTags } from "./tags.ts";

export type Attributes = ReadonlyMap<string, string>;

export type Token =
  | { kind: "text"; text: string }
  | { kind: "open"; name: string; attributes: Attributes }
  | { kind: "close"; name: string }
  | { kind: "raw"; name: string; attributes: Attributes; text: string }
  | { kind: "comment"; text: string };

const MAX_NAME_LENGTH = 40;

interface Tag {
  name: string;
  attributes: Map<string, string>;
}

/**
 * Splits HTML into tokens with decoded character references, in linear time. Uses the library's tokeniser without
 * its parser, whose stack of open elements takes quadratic time on a deeply nested page.
 */
export function tokens(html: string): Token[] {
  const list: Token[] = [];
  let text = "";
  let tag: Tag = { name: "", attributes: new Map() };
  let attribute = { name: "", value: "" };
  let raw: (Tag & { from: number }) | undefined;

  const flush = (): void => {
    if (text !== "") list.push({ kind: "text", text });
    text = "";
  };
  const put = (token: Token): void => {
    if (raw !== undefined) return;
    flush();
    list.push(token);
  };
  const endRaw = (until: number): void => {
    if (raw === undefined) return;
    const { name, attributes, from } = raw;
    raw = undefined;
    put({ kind: "raw", name, attributes, text: html.slice(from, until) });
  };
  const endTag = (end: number): void => {
    if (!rawTags.has(tag.name)) put({ kind: "open", ...tag });
    else raw ??= { ...tag, from: end + 1 };
  };
  const nameOf = (start: number, end: number): string =>
    html
      .slice(start, Math.min(end, start + MAX_NAME_LENGTH))
      .replace(/\/.*/s, "")
      .toLowerCase();

  // Browsers end an HTML CDATA section at its first ">", the library at "]]>".
  read(html.replaceAll("<![CDATA[", "<!?CDATA["), {
    ontext: (start, end) => {
      if (raw === undefined) text += html.slice(start, end);
    },
    ontextentity: (code) => {
      if (raw === undefined) text += String.fromCodePoint(code);
    },
    onopentagname: (start, end) => {
      tag = { name: nameOf(start, end), attributes: new Map() };
    },
    onattribname: (start, end) => {
      attribute = { name: html.slice(start, end).toLowerCase(), value: "" };
    },
    onattribdata: (start, end) => {
      attribute.value += html.slice(start, end);
    },
    onattribentity: (code) => {
      attribute.value += String.fromCodePoint(code);
    },
    onattribend: () => {
      if (!tag.attributes.has(attribute.name)) tag.attributes.set(attribute.name, attribute.value);
    },
    onopentagend: endTag,
    onselfclosingtag: endTag,
    onclosetag: (start, end) => {
      const name = nameOf(start, end);
      if (raw?.name === name) endRaw(start - 2);
      else put({ kind: "close", name });
    },
    oncomment: (start, end, offset) => put({ kind: "comment", text: html.slice(start, end - offset) }),
    ondeclaration: (start, end) => {
      if (!/^doctype/i.test(html.slice(start, start + 7)))
        put({ kind: "comment", text: html.slice(start, end) });
    },
    onprocessinginstruction: (start, end) => put({ kind: "comment", text: html.slice(start, end) }),
  });
  endRaw(html.length);
  flush();
  return list;
}

/** Decodes HTML character references once, as in an attribute, so that a link's query stays unchanged. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  const attribute = `<a b="${text.replaceAll('"', "&quot;")}">`;
  let decoded = "";
  read(attribute, {
    onattribdata: (start, end) => {
      decoded += attribute.slice(start, end);
    },
    onattribentity: (code) => {
      decoded += String.fromCodePoint(code);
    },
  });
  return decoded;
}

const ignore = (): void => {};
const nothing: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribentity: ignore,
  onattribend: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};

function read(text: string, callbacks: Partial<TokenizerCallbacks>): void {
  const tokenizer = new Tokenizer({}, { ...nothing, ...callbacks });
  tokenizer.write(text);
  tokenizer.end();
}
