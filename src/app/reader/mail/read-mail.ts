import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { decodeText, isRefused, kindOfBytes } from "../../../engine/documents/format-of.ts";
import { readHtml } from "../../../engine/documents/html.ts";
import { UnreadableFile } from "../../../engine/documents/types.ts";
import { inviteIn } from "../../../engine/mail/text/invite.ts";
import {
  composeMail,
  instantOf,
  MOST_HEADER,
  oneLine,
  readPastedMail,
} from "../../../engine/mail/text/pasted.ts";
import type { Mail, MailAttachment, Mailbox, MailInvite } from "../../../engine/mail/types.ts";
import { withTexts } from "./read-attached.ts";

const MOST_BYTES = 7_000_000;
const DEEPEST = 20;
const MOST_HEADERS = 256 * 1024;
const MOST_PARTS = 100;
const MOST_RECEIVERS = 20;
/** A text part that is shorter only says that the mail is a page. */
const LEAST_TEXT = 60;

/** Reads an `.eml` file or the text of a pasted mail. Throws UnreadableFile beyond the limits, and for other files. */
export async function readMailFile(bytes: Uint8Array): Promise<Mail> {
  if (bytes.length > MOST_BYTES)
    throw new UnreadableFile("content is a mail of more than 7 MB: save it without its attachments.");
  const kind = kindOfBytes(bytes);
  if (kind === "doc") throw new UnreadableFile(OUTLOOK);
  if (isRefused(kind) || ["pdf", "docx", "odt", "linkedin_zip"].includes(kind))
    throw new UnreadableFile(OTHER);
  if (kind === "html") return readPastedMail(readHtml(decodeText(bytes)).text);
  return isMime(bytes) ? readMime(bytes) : readPastedMail(decodeText(bytes));
}

const OUTLOOK = "content is an Outlook file (.msg): save the mail as .eml, or send its text.";
const OTHER = "content is no mail: send an .eml file, or the text of the mail.";

/** True if the text starts with headers that a mail program writes, not only with those that people paste. */
function isMime(bytes: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 64 * 1024)).replace(/^\s+/, "");
  const headers = head.split(/\r?\n\r?\n/, 1)[0] ?? "";
  if (!/^[\w-]{1,70}:/.test(headers)) return false;
  return /^(?:mime-version|content-type|message-id|received|return-path|delivered-to|dkim-signature|x-[\w-]{1,60}):/im.test(
    headers,
  );
}

async function readMime(bytes: Uint8Array): Promise<Mail> {
  refuseParts(bytes);
  const email = await parse(bytes);
  refuseHeaders(email);
  const date = instantOf(email.date);
  const files = email.attachments.filter(({ related }) => !related);
  const attachments = files.map(({ filename, mimeType }) => attachmentOf(filename, mimeType));
  const invite = inviteOf(files);
  const known = {
    ...(invite && { invite }),
    from: mailboxesOf([email.from])[0] ?? {},
    to: mailboxesOf(email.to ?? []).slice(0, MOST_RECEIVERS),
    subject: oneLine(email.subject ?? ""),
    ...(date && { date }),
    attachments: await withTexts(attachments, files),
  };
  return composeMail(known, bodyOf(email));
}

async function parse(bytes: Uint8Array): Promise<Email> {
  try {
    // A mail inside of the mail is another mail: it stays an attachment.
    return await PostalMime.parse(bytes, {
      maxNestingDepth: DEEPEST,
      maxHeadersSize: MOST_HEADERS,
      maxRfc822NestingDepth: 0,
      forceRfc822Attachments: true,
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (/header size/i.test(message))
      throw new UnreadableFile(
        "content is a mail with more than 256 KB of headers: no mail needs that; send its text.",
      );
    if (/nesting depth/i.test(message))
      throw new UnreadableFile("content is a mail whose parts lie more than 20 deep: send its text.");
    throw new UnreadableFile("content is a damaged mail: save it again as .eml, or send its text.");
  }
}

/** Counts before anything is parsed. */
function refuseParts(bytes: Uint8Array): void {
  const text = new TextDecoder("latin1").decode(bytes);
  let parts = 0;
  for (const _ of text.matchAll(/^content-type:/gim)) {
    parts += 1;
    if (parts > MOST_PARTS)
      throw new UnreadableFile("content is a mail of more than 100 parts: send its text.");
  }
}

function refuseHeaders({ headers, attachments }: Email): void {
  const read = headers.filter(({ key }) => key === "from" || key === "subject");
  if (read.some(({ value }) => value.length > MOST_HEADER * 4))
    throw new UnreadableFile(
      "content is a mail whose sender or subject is longer than 4,000 characters: send its text.",
    );
  if (attachments.length > MOST_PARTS)
    throw new UnreadableFile("content is a mail of more than 100 parts: send its text.");
}

/** The event of the first attached calendar. */
function inviteOf(files: readonly Attachment[]): MailInvite | undefined {
  const calendar = files.find(
    ({ mimeType, filename }) => /^text\/calendar\b/i.test(mimeType) || /\.ics$/i.test(filename ?? ""),
  );
  if (!calendar) return undefined;
  const { content } = calendar;
  return inviteIn(typeof content === "string" ? content : new TextDecoder().decode(content));
}

function bodyOf({ text = "", html }: Email): string {
  if (html === undefined || text.trim().length >= LEAST_TEXT) return text;
  const page = readHtml(html).text;
  return page === "" ? text : page;
}

function mailboxesOf(addresses: readonly (Address | undefined)[]): Mailbox[] {
  return addresses
    .flatMap((one) => (one === undefined ? [] : (one.group ?? [one])))
    .map(({ name, address }) => {
      const [shown, to] = [oneLine(name), oneLine(address ?? "", 320).toLowerCase()];
      return { ...(shown && { name: shown }), ...(to.includes("@") && { address: to }) };
    });
}

function attachmentOf(filename: string | null, mimeType: string): MailAttachment {
  const [name, type] = [oneLine(filename ?? "", 200), oneLine(mimeType, 100)];
  return { name, type, isPdf: type === "application/pdf" || /\.pdf$/i.test(name) };
}
