import { cutText } from "../../../shared/text/words.ts";
import type { Piece } from "../../text/piece.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { wordsOf } from "../../text/words.ts";
import { looksLikeOrganisation } from "../fields/company/company-name.ts";
import { hasLegalForm } from "../fields/company/legal-name.ts";
import { namesRole } from "../fields/title/roles.ts";
import { containsInstructions } from "../prompt-injection.ts";
import type { Opportunity, Span, UnreadLine } from "../types.ts";
import { isDemand } from "./headings/headings.ts";
import type { PostingLine } from "./headings/layout.ts";
import { kindOf } from "./kinds/kinds.ts";
import { isAsking, necessityOf } from "./necessity.ts";

const MAX_UNREAD = 12;
/** Higher than any line scores by its form. */
const MISSED = 5;
/** As high as a demand. */
const NAMES = 4;
const NAMING_LINES = 6;
const MAX_TEXT = 200;
const HEAD_LINES = 12;
const MAX_HEAD_LENGTH = 200;
const MAX_ITEM_LENGTH = 120;
const MAX_SENTENCE = 400;

/**
 * Lines that look like a demand or entry but gave no value, the most likely ones, in order. Lines about `missed`
 * facts come first.
 */
export function unreadLines(
  lines: readonly PostingLine[],
  opportunity: Opportunity,
  missed: readonly Span[] = [],
): UnreadLine[] {
  const taken = [...Object.entries(opportunity.spans)]
    .filter(([field]) => field !== "language")
    .map(([, span]) => span)
    .concat((opportunity.requirements ?? []).map(({ span }) => span))
    .sort((left, right) => left[0] - right[0]);
  const isTaken = createOverlap(taken);
  const isNameless = opportunity.title === undefined || opportunity.company === undefined;
  const isMissed = createOverlap(missed.toSorted((left, right) => left[0] - right[0]));
  return lines
    .flatMap((line, index) => restOf(line, isTaken).map((part) => ({ line: part, index })))
    .map((one) => ({ ...one, span: [one.line.piece.start, one.line.piece.end] as const }))
    .map(({ line, index, span }) => ({
      line,
      rank: isMissed(span)
        ? MISSED
        : isTaken(span)
          ? 0
          : isNameless && isInHead(line, index)
            ? NAMES
            : Math.max(rankOf(line, index), namesMissing(line, opportunity) ? 1 : 0),
    }))
    .filter(({ rank }) => rank > 0)
    .sort((left, right) => right.rank - left.rank)
    .slice(0, MAX_UNREAD)
    .map(({ line }) => line.piece)
    .sort((left, right) => left.start - right.start)
    .map(({ text, start }) => {
      const shown = cutText(text, MAX_TEXT).trimEnd();
      return { text: shown, span: [start, start + shown.length] };
    });
}

/** A line, and if something of it was read, its other sentences that may demand something. */
function restOf(line: PostingLine, isTaken: (span: Span) => boolean): PostingLine[] {
  if (line.body.text.length <= MAX_ITEM_LENGTH || !isTaken([line.piece.start, line.piece.end])) return [line];
  const rest = sentencesOf(line.body).filter(
    (piece) =>
      !isTaken([piece.start, piece.end]) &&
      necessityOf(piece.text) !== "not_needed" &&
      (isAsking(piece.text) || kindOf(piece) !== undefined),
  );
  return [line, ...rest.map((piece) => ({ ...line, piece, body: piece, isBullet: false }))];
}

/** Sender, recipient and greeting: nothing about the job. */
const ofMail =
  /^(?:from|to|cc|bcc|sent|date|von|an|gesendet|de|para|à|enviado|data|发件人|收件人)\s?[:：]|^(?:hi|hello|hey|dear|hallo|guten tag|bonjour|hola|buenos días|olá|bom dia|您好|你好)(?:[\s,!.]+(?:all|there|everyone|team|zusammen|à tous|a todos))?[\s,!.]*$/iu;

/** The first lines name the job and employer, in any layout. */
function isInHead({ piece, section }: PostingLine, index: number): boolean {
  return (
    index < NAMING_LINES &&
    section === "open" &&
    !ofMail.test(piece.text) &&
    piece.text.length <= MAX_ITEM_LENGTH &&
    /\p{L}{2}/u.test(piece.text) &&
    !containsInstructions(piece.text)
  );
}

/** A later line that may name the employer or job if nothing else did: a signature, a first sentence. */
function namesMissing({ piece, isHeading }: PostingLine, { company, title }: Opportunity): boolean {
  if (isHeading || piece.text.length > MAX_SENTENCE || containsInstructions(piece.text)) return false;
  return (
    (company === undefined && (looksLikeOrganisation(piece.text) || hasLegalForm(piece.text))) ||
    (title === undefined && namesRole(piece.text))
  );
}

/** How much a line looks like content to be read: 0 if it certainly is not. */
function rankOf(
  { piece, body, section, isHeading, isBullet, isLabelled }: PostingLine,
  index: number,
): number {
  if (isHeading || containsInstructions(piece.text) || !/[\p{L}]{2}/u.test(piece.text)) return 0;
  if (ofMail.test(piece.text)) return 0;
  if (isDemand(section)) return necessityOf(body.text) === "not_needed" ? 0 : 4;
  if (index < HEAD_LINES && piece.text.length <= MAX_HEAD_LENGTH && (section === "open" || isLabelled))
    return 2;
  // Even under "How to apply" a licence may be required.
  if (section === "aside" || section === "duties")
    return (isAsking(body.text) && asksSurely(body)) || (section === "duties" && saysWhen(body)) ? 1 : 0;
  if (wordsOf(body.text).length > 60) return 0;
  // A list below an unknown heading may contain demands.
  if (kindOf(body) === undefined)
    return isAsking(body.text) || (isBullet && piece.text.length <= MAX_ITEM_LENGTH) ? 1 : 0;
  return isAsking(body.text) ? 3 : 2;
}

function asksSurely(body: Piece): boolean {
  const kind = kindOf(body)?.kind;
  return kind !== undefined && !["schedule", "place", "other"].includes(kind);
}

/** Working times and places are as often among duties as among demands. */
function saysWhen(body: Piece): boolean {
  const kind = kindOf(body)?.kind;
  return kind === "schedule" || kind === "place" || atTimes.test(body.text);
}

const atTimes =
  /(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L})|(?<!\p{L})days? (?:a|per) (?:week|fortnight|month)/iu;

/** True if any of the spans, sorted by start, overlaps the range. */
function createOverlap(spans: readonly Span[]): (span: Readonly<Span>) => boolean {
  const furthest: number[] = [];
  for (const [, end] of spans) furthest.push(Math.max(end, furthest.at(-1) ?? 0));
  return ([start, end]) => {
    let low = 0;
    let high = spans.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((spans[middle]?.[0] ?? 0) < end) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (furthest[low - 1] ?? 0) > start;
  };
}
