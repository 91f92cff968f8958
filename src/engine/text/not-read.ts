import { findUnreadLanguage, isLineRead } from "./text-language.ts";

/** A text that was not read: its language if known, and the understood share of its lines, 0..1. */
export type NotRead = { language?: string; share: number };

/** A position in a text. */
type Span = readonly number[];

/** The share of lines below which a text counts as not read. */
const LEAST_SHARE = 1 / 3;
/** Fewer lines prove nothing. */
const LEAST_LINES = 4;

/**
 * True if a posting is entirely or mostly in a language without a reader. Its requirements are then guesses. A
 * line counts as understood if something was read from it, or if its words are in a language with a reader.
 */
export function notReadOf(text: string, spans: Readonly<Record<string, Span>>): NotRead | undefined {
  const taken = Object.entries(spans).flatMap(([field, span]) => (field === "language" ? [] : [span]));
  const unread = findUnreadLanguage(text);
  if (unread) return { ...unread, share: shareTaken(text, taken) };
  // What was read as a demand in a line of another language is a guess, and no sign that the line was understood.
  const sure = Object.entries(spans).flatMap(([field, span]) => (ofDemands.test(field) ? [] : [span]));
  const lines = linesOf(text).map(({ line, span }) => isTaken(span, sure) || isLineRead(line));
  const telling = lines.filter((isRead) => isRead !== undefined);
  const share = telling.filter(Boolean).length / telling.length;
  return telling.length >= LEAST_LINES && share < LEAST_SHARE ? { share: rounded(share) } : undefined;
}

const ofDemands = /^(?:language|requirements|skills|education|yearsRequired)(?:$|[.[])/;

/** True if a resume is in a language without a reader, or less than a third of its lines was read. */
export function notReadOfResume(text: string, taken: readonly Span[]): NotRead | undefined {
  const { language } = findUnreadLanguage(text) ?? {};
  const share = shareTaken(text, taken);
  const isUnread = language !== undefined || (linesOf(text).length >= LEAST_LINES && share < LEAST_SHARE);
  return isUnread ? { ...(language !== undefined && { language }), share } : undefined;
}

function shareTaken(text: string, taken: readonly Span[]): number {
  const lines = linesOf(text);
  return lines.length === 0
    ? 0
    : rounded(lines.filter(({ span }) => isTaken(span, taken)).length / lines.length);
}

function linesOf(text: string): { line: string; span: Span }[] {
  let start = 0;
  return text.split("\n").flatMap((line) => {
    const span = [start, start + line.length];
    start += line.length + 1;
    return line.trim() === "" ? [] : [{ line, span }];
  });
}

function isTaken([from = 0, to = 0]: Span, taken: readonly Span[]): boolean {
  return taken.some(([start = 0, end = 0]) => start < to && end > from);
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}
