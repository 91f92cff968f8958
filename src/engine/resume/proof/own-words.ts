import { isStopped, stoppedPlaces } from "../../education.ts";
import { cuesOf, has, isDoubtful } from "../../held/cues.ts";
import { languagesOf } from "../../held/sentence-language.ts";
import { quotable, quotePlaces } from "../../text/loose-quote.ts";
import type { Span } from "../../text/piece.ts";
import { textOf } from "../json-resume.ts";
import { sectionAt } from "../text/sections/section-at.ts";
import { endedPlaces, expiryAt } from "./dates/paper-dates.ts";
import type { OwnWords, PlacedText, ProofSource } from "./source.ts";

const told = ["status", "score", "level", "fluency", "issuer"] as const;
const states = ["status", "score"] as const;
/** What may be between a name and a remark on it: "a bit of Ilocano", "Excel (pivot tables)". */
const beside = /^[\s:(（,–—-]{0,4}(?:\p{Ll}{1,3}\s)?$/u;
const startOfItem = /(?:^|[,;:|•·*\n、，；：–—-])\s*$/u;
const endOfItem = /^\s?[)）]?\s?(?:$|[,;|•·.、，；。\n])/u;
const parts = /[,;()（）]/u;

/** The text as it is about a name of an entry at a place, without the other words of the entry in that line. */
export function withoutOwnWords(source: ProofSource, entry: Record<string, unknown>, place: Span): OwnWords {
  const stated = statePlaces(source, entry, place);
  const isNext = (span: Span) => isRemark(source.text, span, place);
  const words = told.flatMap((field) => {
    const said = textOf(entry[field]);
    // In prose a level may be anybody's.
    const isElsewhere = field === "fluency" && sectionAt(source.text, place[0]) !== "languages";
    return said === "" || isElsewhere || isInDoubt(source, said)
      ? []
      : saidPlaces(source, said, place).filter(isNext);
  });
  return {
    plain: cut(source.text, [...words, ...stated, ...datePlaces(source, entry, place)], place),
    stated: cut(source.text, stated, place),
  };
}

/** Whether words are all that their item says of a name beside them. */
function isRemark(text: string, [start, end]: Span, [from, to]: Span): boolean {
  if (start < to) return beside.test(text.slice(end, from));
  const lead = text.slice(Math.max(0, from - 4), from);
  return (
    startOfItem.test(lead) && beside.test(text.slice(to, start)) && endOfItem.test(text.slice(end, end + 4))
  );
}

/**
 * Where the line of a name says of it what its entry says too: that a study was left, or that a paper is over. Empty
 * if the entry says no such thing.
 */
export function statePlaces(source: ProofSource, entry: Record<string, unknown>, place: Span): Span[] {
  const said = states.map((field) => textOf(entry[field])).filter(isOver);
  const line = lineOf(source.text, place);
  const text = source.text.slice(...line);
  const words = [...endedPlaces(text), ...stoppedPlaces(text)].map(
    ([start, end]): Span => [line[0] + start, line[0] + end],
  );
  if (said.length > 0) return [...words, ...said.flatMap((one) => saidPlaces(source, one, place))];
  const until = textOf(entry.endDate);
  const last = until === "" ? [] : dated(source, until, line);
  return words.filter(([start]) => last.some((from) => from === start));
}

function isOver(said: string): boolean {
  return isStopped(said) || endedPlaces(said).length > 0;
}

/** Where the line says something word by word, or its parts. */
function saidPlaces({ text }: ProofSource, said: string, place: Span): Span[] {
  const [from, to] = lineOf(text, place);
  const line = quotable(text.slice(from, to));
  const pieces = [said, ...said.split(parts).map((part) => part.trim())];
  return pieces
    .filter((one) => one !== "")
    .flatMap((one) => quotePlaces(line, one))
    .map(([start, end]): Span => [from + start, from + end]);
}

/** A doubt that an entry repeats remains one: "Excel (learning)". */
function isInDoubt({ language }: ProofSource, said: string): boolean {
  return languagesOf(said, language).some((one) => {
    const cues = cuesOf(one);
    return isDoubtful(said, cues) || has(cues.denials, said);
  });
}

/** The entry's dates in the line of a name, each with its words of expiry. */
function datePlaces(source: ProofSource, entry: Record<string, unknown>, place: Span): Span[] {
  const line = lineOf(source.text, place);
  const dates = [entry.date, entry.endDate].map(textOf).filter((one) => one !== "");
  return source.periods
    .filter(({ span }) => span[0] >= line[0] && span[1] <= line[1])
    .filter(({ start, end }) =>
      dates.some((date) => [start, end].some((one) => one !== undefined && date.startsWith(one))),
    )
    .map(({ span }): Span => [expiryAt(source.text, span) ?? span[0], span[1]]);
}

/** Where the words of expiry begin before a date in a line. */
function dated(source: ProofSource, date: string, [from, to]: Span): number[] {
  return source.periods
    .filter(({ span }) => span[0] >= from && span[1] <= to)
    .filter(({ start, end }) => (end ?? start)?.startsWith(date.slice(0, 4)))
    .flatMap(({ span }) => expiryAt(source.text, span) ?? []);
}

const marksBefore = /[\s,;:(（–—-]{0,6}$/u;

/** A text without spans, each with the marks before it and the bracket behind it, and where a place is in it. */
function cut(text: string, spans: readonly Span[], place: Span): PlacedText {
  let rest: PlacedText = { text, place };
  // From the last to the first, so that the places of the others stay.
  for (const span of joined(spans).toReversed()) rest = cutOne(rest, span);
  return rest;
}

/** The spans in order. Those that overlap become one. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = [];
  for (const [start, end] of spans.toSorted((left, right) => left[0] - right[0])) {
    const last = whole.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else whole.push([start, end]);
  }
  return whole;
}

function cutOne({ text, place }: PlacedText, [start, end]: Span): PlacedText {
  if (start < place[1] && place[0] < end) return { text, place };
  const least = start >= place[1] ? place[1] : 0;
  const marks = marksBefore.exec(text.slice(Math.max(least, start - 6), start))?.[0] ?? "";
  const from = marks.includes("\n") ? start : start - marks.length;
  const to = end + (/^\s{0,3}[)）]/u.exec(text.slice(end, end + 4))?.[0].length ?? 0);
  const moved = from < place[0] ? to - from : 0;
  return { text: text.slice(0, from) + text.slice(to), place: [place[0] - moved, place[1] - moved] };
}

const REACH = 400;

/** The line of a place, as far as it may be about it. */
function lineOf(text: string, [start, end]: Span): Span {
  const next = text.indexOf("\n", end);
  const last = next === -1 ? text.length : next;
  return [Math.max(start - REACH, text.lastIndexOf("\n", start - 1) + 1), Math.min(end + REACH, last)];
}
