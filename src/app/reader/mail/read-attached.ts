import type { Attachment } from "postal-mime";
import { kindOfBytes } from "../../../engine/documents/format-of.ts";
import { UnreadableFile } from "../../../engine/documents/types.ts";
import type { MailAttachment } from "../../../engine/mail/types.ts";

/** A mail with more PDFs than this is not one that brings an opening. */
const MOST_PDFS = 3;
const MOST_BYTES = 3_000_000;
const MOST_TEXT = 100_000;
/** Less than what the reading process has for the whole file, so that the mail itself is always read. */
const MOST_MS = 2500;

/** Adds the text of attached PDFs, or why one has none. Other attachments stay names. The mail is read in any case. */
export async function withTexts(
  attachments: readonly MailAttachment[],
  files: readonly Attachment[],
): Promise<MailAttachment[]> {
  const until = performance.now() + MOST_MS;
  let left = MOST_PDFS;
  const read: MailAttachment[] = [];
  for (const [at, attachment] of attachments.entries()) {
    const isRead = attachment.isPdf && left > 0;
    if (isRead) left -= 1;
    const file = files[at];
    read.push(isRead && file ? { ...attachment, ...(await textOf(file, until)) } : attachment);
  }
  return read;
}

async function textOf({ content }: Attachment, until: number): Promise<Pick<MailAttachment, "text" | "why">> {
  if (typeof content === "string") return { why: "It is not a PDF." };
  const bytes = new Uint8Array(content);
  if (bytes.length > MOST_BYTES) return { why: "It has more than 3 MB: save it, and add it as a file." };
  if (kindOfBytes(bytes) !== "pdf") return { why: "It is not a PDF." };
  const hurry = () => {
    if (performance.now() > until) throw new UnreadableFile(SLOW);
  };
  try {
    hurry();
    const { readPdf } = await import("../pdf/read-pdf.ts");
    const { text } = await readPdf(bytes, hurry);
    return { text: text.slice(0, MOST_TEXT) };
  } catch (error) {
    return { why: error instanceof UnreadableFile ? error.message : "It is damaged." };
  }
}

const SLOW = "It takes too long to read here: save it, and add it as a file.";
