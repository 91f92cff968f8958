import {
  attribution,
  blockHeader,
  forwardMark,
  noticeStart,
  originalMark,
  phoneSignature,
  signatureMark,
} from "./marks.ts";

/** Lines in which the header block of a quoted mail must show. */
const BLOCK_REACH = 6;
const LEAST_BLOCK = 3;
/** A notice of confidentiality stands at the end of a mail. */
const NOTICE_AFTER = 2;

/** The text that the writer of a mail wrote: without earlier mails, the signature and notices of confidentiality. */
export function ownText(text: string): string {
  const lines = text.split("\n");
  const end = lines.findIndex((_, at) => isEnd(lines, at));
  const own = lines.slice(0, end < 0 ? lines.length : end).filter((line) => !/^\s*>/.test(line));
  const kept = own.filter((_, at) => !isAttribution(own, at) && !isRestOfAttribution(own, at));
  return kept
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** The earlier mails below or within a text, with all that follows them; undefined where it has none. */
export function earlierMails(text: string): string | undefined {
  const lines = text.split("\n");
  const start = lines.findIndex((_, at) => isEarlier(lines, at));
  return start < 0 ? undefined : lines.slice(start).join("\n");
}

function isEarlier(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (/^\s*>/.test(line) || originalMark.test(line) || isAttribution(lines, at)) return true;
  return at > 0 && isBlock(lines, at);
}

/** Where a forwarded mail begins in a text that says nothing of its own before it; undefined for any other text. */
export function forwardedFrom(text: string): number | undefined {
  let start = 0;
  let said = 0;
  for (const line of text.split("\n").slice(0, 12)) {
    if (forwardMark.test(line)) return start + line.length + 1;
    said += line.trim().length;
    if (said > 200) return undefined;
    start += line.length + 1;
  }
  return undefined;
}

/** Whether all from this line on is no word of this mail's writer. */
function isEnd(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (signatureMark.test(line) || originalMark.test(line) || forwardMark.test(line)) return true;
  if (phoneSignature.test(line)) return true;
  if (at >= NOTICE_AFTER && noticeStart.test(line)) return true;
  if (isAttribution(lines, at)) return !isFollowedByQuote(lines, at);
  return at > 0 && isBlock(lines, at);
}

/** Whether a line, or it with the next one, says that somebody wrote on a day what follows. */
function isAttribution(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? "").slice(0, 300);
  if (attribution.test(line)) return true;
  return /\S/.test(line) && attribution.test(`${line} ${(lines[at + 1] ?? "").slice(0, 200)}`);
}

/** The second line of an attribution that a program wrapped. */
function isRestOfAttribution(lines: readonly string[], at: number): boolean {
  const [before = "", line = ""] = [lines[at - 1], lines[at]];
  return (
    !attribution.test(before.slice(0, 300)) &&
    !attribution.test(line.slice(0, 300)) &&
    at > 0 &&
    isAttribution(lines, at - 1)
  );
}

/** Who answers below a quote marks it line by line. */
function isFollowedByQuote(lines: readonly string[], at: number): boolean {
  return lines.slice(at + 1, at + 5).some((line) => /^\s*>/.test(line));
}

/** Whether the header block of an earlier mail begins, as Outlook writes it. */
function isBlock(lines: readonly string[], at: number): boolean {
  if (!blockHeader.from.test(lines[at] ?? "")) return false;
  const block = lines.slice(at, at + BLOCK_REACH);
  return block.filter((line) => blockHeader.any.test(line)).length >= LEAST_BLOCK;
}
