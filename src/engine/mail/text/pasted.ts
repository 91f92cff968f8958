import { stripInvisible } from "../../../shared/text/invisible-characters.ts";
import { readDate } from "../../text/calendar-dates.ts";
import type { Mail, Mailbox } from "../types.ts";
import { blockHeader } from "./marks.ts";
import { earlierMails, forwardedFrom, ownText } from "./own-text.ts";

/** The most characters of a mail's text to keep. */
const MOST_TEXT = 100_000;
/** The most characters of a header to keep. */
export const MOST_HEADER = 1000;
const MOST_HEADER_LINES = 12;

interface Typed {
  headers: Partial<Pick<Mail, "from" | "to" | "subject" | "date">>;
  body: string;
}

/** Reads a pasted mail, with typed headers above it or only its body. */
export function readPastedMail(raw: string): Mail {
  return composeMail({ from: {}, to: [], subject: "", attachments: [] }, raw);
}

/** A mail from known headers and a raw text. If it only forwards a mail, that one's headers are used. */
export function composeMail(known: Omit<Mail, "text" | "quoted">, raw: string): Mail {
  const text = tidy(raw);
  const forwarded = forwardedFrom(text);
  const typed = typedHeaders(forwarded === undefined ? text : text.slice(forwarded).trimStart());
  if (forwarded !== undefined && isOfOther(known, typed?.headers.to)) return { ...known, ...textsOf(text) };
  const isBare = known.from.address === undefined && known.subject === "";
  if (typed === undefined || (forwarded === undefined && !isBare)) {
    return { ...known, ...textsOf(forwarded === undefined ? text : text.slice(forwarded)) };
  }
  return { ...known, ...typed.headers, ...textsOf(typed.body) };
}

/** Whether a person forwards a mail that they got themselves, and not the receiver of theirs: a friend's good news. */
function isOfOther({ from, to }: Pick<Mail, "from" | "to">, got: readonly Mailbox[] | undefined): boolean {
  const isOneOf = (boxes: readonly Mailbox[]) => boxes.some((box) => isSame(box, from));
  return got !== undefined && to.length > 0 && isOneOf(got) && !isOneOf(to);
}

/** One address, or two of one name. */
function isSame(left: Mailbox, right: Mailbox): boolean {
  const isNamed = left.name !== undefined && left.name.toLowerCase() === right.name?.toLowerCase();
  return isNamed || (left.address !== undefined && left.address === right.address);
}

function textsOf(body: string): Pick<Mail, "text" | "quoted"> {
  const quoted = earlierMails(body);
  return { text: ownText(body), ...(quoted !== undefined && { quoted }) };
}

/** A value on one line without invisible characters. */
export function oneLine(text: string, most = MOST_HEADER): string {
  return stripInvisible(text.slice(0, most * 4).replace(/\s/g, " "))
    .replace(/ {2,}/g, " ")
    .trim()
    .slice(0, most);
}

/** "Alex Example <alex@example.com>", a name or an address. */
function mailboxOf(text: string): Mailbox {
  const line = oneLine(text);
  const address = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/.exec(line)?.[0];
  const bare = address === undefined ? line : line.slice(0, line.indexOf(address));
  const name = bare.replace(/[<>[\]()"]|mailto:/g, " ").trim();
  return { ...(name && { name }), ...(address && { address: address.toLowerCase() }) };
}

/** An instant as ISO text, in UTC if the text names no zone; undefined if it is not a date. */
export function instantOf(text: string | undefined): string | undefined {
  if (text === undefined || !/\d{4}/.test(text)) return undefined;
  const said = text
    .slice(0, 100)
    .replace(/\bat\b/, " ")
    .trim();
  const isZoned =
    /(?:[+-]\d{2}:?\d{2}|\b(?:Z|GMT|UTC|[ECMP][SD]T))\b\s*(?:\([^)]*\))?$/.test(said) || /\dZ$/.test(said);
  const time = Date.parse(isZoned ? said : `${said} UTC`);
  if (!Number.isNaN(time)) return new Date(time).toISOString();
  const day = readDate(said.toLowerCase(), "de")?.iso;
  return day === undefined ? undefined : `${day}T00:00:00.000Z`;
}

function tidy(raw: string): string {
  return stripInvisible(raw.slice(0, MOST_TEXT * 2).replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, "\n"))
    .replace(/[\t\u00A0\u2000-\u200A\u202F\u3000]/g, " ")
    .replace(/ {2,}/g, " ")
    .replace(/ \n/g, "\n")
    .slice(0, MOST_TEXT)
    .trim();
}

/** The typed headers at the start of a text, and the text below them. */
function typedHeaders(text: string): Typed | undefined {
  const lines = text.split("\n");
  const headers: Typed["headers"] = {};
  let at = 0;
  let found = 0;
  for (; at < Math.min(lines.length, MOST_HEADER_LINES); at += 1) {
    const line = lines[at] ?? "";
    if (!/^\s{0,4}\*?[\p{L}-]{1,20}(?: [\p{L}]{1,10})?\s?:/u.test(line)) break;
    found += take(line, headers) ? 1 : 0;
  }
  const isHeaded = found >= 2 || (found === 1 && at === 1 && headers.subject !== undefined);
  return isHeaded ? { headers, body: lines.slice(at).join("\n") } : undefined;
}

function take(line: string, headers: Typed["headers"]): boolean {
  const value = line.slice(line.indexOf(":") + 1).replace(/^\*/, "");
  if (blockHeader.from.test(line)) headers.from = mailboxOf(value);
  else if (blockHeader.subject.test(line)) headers.subject = oneLine(value);
  else if (blockHeader.to.test(line)) headers.to ??= [mailboxOf(value)];
  else if (blockHeader.sent.test(line)) {
    const date = instantOf(value);
    if (date) headers.date = date;
  } else return false;
  return true;
}
