import { type HiddenNames, hiddenNames, isHidden, isUnseen } from "./css-hidden.ts";
import { createOpenTags, type OpenTags } from "./open-tags.ts";
import { blockTags, voidTags } from "./tags.ts";
import { type Token, tokens } from "./tokens.ts";

/** A page's visible text, its JSON-LD scripts, and the number of removed characters of hidden text and comments. */
export interface PageText {
  text: string;
  jsonLd: string[];
  hiddenCharacters: number;
}

interface Walk {
  out: string[];
  open: OpenTags;
  names: HiddenNames;
  keepBreaks: boolean;
  /** True if the tags are a whole page's, where line breaks mean nothing. */
  isPage: boolean;
  page: PageText;
}

/** Converts HTML to plain lines in linear time, without anything a reader would not see. */
export function htmlToText(html: string): PageText {
  const list = tokens(html);
  const page: PageText = { text: "", jsonLd: [], hiddenCharacters: 0 };
  const sheets = list.flatMap((token) =>
    token.kind === "raw" && token.name === "style" ? [token.text] : [],
  );
  const structured = list.some(
    (token) => token.kind === "open" && token.name !== "body" && blockTags.has(token.name),
  );
  const walk: Walk = {
    out: [],
    open: createOpenTags(),
    names: hiddenNames(sheets),
    keepBreaks: !structured,
    isPage: list.some((token) => token.kind === "open" && (token.name === "html" || token.name === "body")),
    page,
  };
  for (const token of list) step(walk, token);
  page.text = walk.out.join("");
  return page;
}

function step(walk: Walk, token: Token): void {
  if (token.kind === "text") {
    writeText(walk, token.text);
    return;
  }
  if (token.kind === "comment") {
    walk.page.hiddenCharacters += token.text.trim().length;
    return;
  }
  if (token.kind === "raw") {
    const type = token.attributes.get("type")?.trim().toLowerCase() ?? "";
    if (token.name === "script" && type.startsWith("application/ld+json")) walk.page.jsonLd.push(token.text);
    return;
  }
  if (token.kind === "close") {
    walk.open.close(token.name);
    if (blockTags.has(token.name) && token.name !== "li") write(walk, "\n");
    return;
  }
  const hidden = isHidden(token.name, token.attributes, walk.names);
  if (!voidTags.has(token.name))
    walk.open.open(token.name, hidden ? "hidden" : isUnseen(token.name) ? "unseen" : "seen");
  write(walk, lead(token.name));
}

function writeText(walk: Walk, text: string): void {
  const state = walk.open.state();
  if (state === "hidden") walk.page.hiddenCharacters += text.trim().length;
  if (state !== "seen") return;
  // A few tags in pasted text say nothing about the lines around them.
  const isPasted = !walk.isPage && !walk.open.inBlock() && text.trim() !== "";
  walk.out.push(
    walk.keepBreaks || isPasted || walk.open.has("pre") ? text : text.replace(/[ \t\n\r\f]+/g, " "),
  );
}

function write(walk: Walk, text: string): void {
  if (text !== "" && walk.open.state() === "seen") walk.out.push(text);
}

function lead(name: string): string {
  if (name === "li") return "\n- ";
  if (name === "td" || name === "th") return "\t";
  if (/^h[1-6]$/.test(name)) return "\n\n";
  return name === "br" || blockTags.has(name) ? "\n" : "";
}
