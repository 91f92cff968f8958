import {
  attribution,
  blockHeader,
  forwardMark,
  noticeStart,
  originalMark,
  phoneSignature,
  signatureMark,
} from "./marks.ts";

/** The number of lines within which a quoted mail's header block must appear. */
const BLOCK_REACH = 6;
const LEAST_BLOCK = 3;
/** A confidentiality notice is at the end of a mail. */
const NOTICE_AFTER = 2;

/** The text that a mail's writer wrote, without earlier mails, signature and confidentiality notices. */
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

/** The earlier mails below or inside a text, with everything after them, or undefined. */
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

/** Where a forwarded mail starts in a text without its own content before it; undefined for other text. */
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

/** True if nothing from this line on is the writer's own. */
function isEnd(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? "";
  if (signatureMark.test(line) || originalMark.test(line) || forwardMark.test(line)) return true;
  if (phoneSignature.test(line)) return true;
  if (at >= NOTICE_AFTER && noticeStart.test(line)) return true;
  if (isAttribution(lines, at)) return !isFollowedByQuote(lines, at);
  return at > 0 && isBlock(lines, at);
}

/** True if a line, alone or with the next one, says that someone wrote the following on a date. */
function isAttribution(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? "").slice(0, 300);
  if (attribution.test(line)) return true;
  return /\S/.test(line) && attribution.test(`${line} ${(lines[at + 1] ?? "").slice(0, 200)}`);
}

/** The second line of a wrapped attribution. */
function isRestOfAttribution(lines: readonly string[], at: number): boolean {
  const [before = "", line = ""] = [lines[at - 1], lines[at]];
  return (
    !attribution.test(before.slice(0, 300)) &&
    !attribution.test(line.slice(0, 300)) &&
    at > 0 &&
    isAttribution(lines, at - 1)
  );
}

/** A reply below a quote has marks before each quoted line. */
function isFollowedByQuote(lines: readonly string[], at: number): boolean {
  return lines.slice(at + 1, at + 5).some((line) => /^\s*>/.test(line));
}

/** True if an earlier mail's header block starts, in Outlook's form. */
function isBlock(lines: readonly string[], at: number): boolean {
  if (!blockHeader.from.test(lines[at] ?? "")) return false;
  const block = lines.slice(at, at + BLOCK_REACH);
  return block.filter((line) => blockHeader.any.test(line)).length >= LEAST_BLOCK;
}
