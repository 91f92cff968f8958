import { bulletLength } from "../../text/bullets.ts";
import { cutAt, splitCommas } from "../../text/cuts.ts";
import { type Doc, pieceAt } from "../../text/doc.ts";
import type { Piece, Span } from "../../text/piece.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { endOfPosting } from "../end-of-posting.ts";
import { isDemand } from "../requirements/headings/headings.ts";
import { type PostingLine, readLayout } from "../requirements/headings/layout.ts";
import type { SectionKind } from "../requirements/headings/topic.ts";
import { withInferredLists } from "../requirements/kinds/inferred.ts";
import { withCriteria } from "../requirements/person-specification.ts";

/** The context of a place in a posting. */
export interface Around {
  /** The subject of that part of the posting, from its headings. */
  section: SectionKind;
  isHeading: boolean;
  /** The heading above, with the line's own label. */
  heading: string;
  sentence: Piece;
  /** The part of the sentence between commas, or the bracket, that contains the place. */
  clause: Piece;
  /** True if the page is about other jobs there. */
  isBeyond: boolean;
}

export type LookAround = (span: Span) => Around;

/** The length of a wrapped line. A shorter one is a list item. */
const WRAPPED = 50;
const MOST_WRAPPED = 3;
const LONGEST = 5000;

/** Returns a function that gives the context of a place in a text. The text is divided at first use. */
export function createLookAround(docOf: () => Doc): LookAround {
  let known: { doc: Doc; lines: PostingLine[]; end: number } | undefined;
  const read = () => {
    const doc = docOf();
    const lines = withInferredLists(withCriteria(readLayout(doc), doc.folded));
    return { doc, lines, end: endOfPosting(doc) };
  };
  return (span) => {
    known ??= read();
    const { doc, lines, end } = known;
    const at = lastFrom(lines, span[0]);
    const line = lines[at];
    const sentence = sentenceAt(doc, span);
    const label = line?.isLabelled ? doc.folded.slice(line.piece.start, line.body.start) : "";
    return {
      section: line === undefined || isBehindLabel(line, sentence) ? "open" : line.section,
      isHeading: line?.isHeading === true && span[0] < line.piece.end,
      heading: `${label} ${headingAbove(lines, at)}`.trim(),
      sentence,
      clause: clauseAt(sentence, span),
      isBeyond: span[0] >= end,
    };
  };
}

/** A line's label applies to its first sentence. Demands continue after it. */
function isBehindLabel({ isLabelled, section, body }: PostingLine, sentence: Piece): boolean {
  return isLabelled === true && !isDemand(section) && sentence.start > body.start;
}

/** The last line that starts at or before a place. */
function lastFrom(lines: readonly PostingLine[], place: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.piece.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

const MOST_ABOVE = 40;

function headingAbove(lines: readonly PostingLine[], at: number): string {
  for (let above = at; above >= 0 && above > at - MOST_ABOVE; above -= 1) {
    const line = lines[above];
    if (line?.isHeading) return line.piece.text;
  }
  return "";
}

/** The sentence that contains a place, across wrapped lines. */
function sentenceAt(doc: Doc, [start, end]: Span): Piece {
  const from = Math.max(doc.folded.lastIndexOf("\n", start - 1) + 1, start - LONGEST);
  let to = endOfLine(doc, Math.max(start, end - 1));
  for (let more = 0; more < MOST_WRAPPED && goesOn(doc, to); more += 1) to = endOfLine(doc, to + 1);
  const whole = pieceAt(doc, from, Math.min(to, end + LONGEST));
  const inside = sentencesOf(whole).filter((one) => one.start < end && start < one.end);
  const [first, last] = [inside[0], inside.at(-1)];
  return first && last ? pieceAt(doc, first.start, last.end) : whole;
}

function endOfLine({ folded }: Doc, from: number): number {
  const next = folded.indexOf("\n", from);
  return next === -1 ? folded.length : next;
}

function goesOn({ folded }: Doc, to: number): boolean {
  if (to >= folded.length) return false;
  const line = folded.slice(Math.max(folded.lastIndexOf("\n", to - 1) + 1, to - LONGEST), to);
  const next = folded.slice(to + 1, to + 1 + WRAPPED);
  return (
    line.length >= WRAPPED &&
    !/[.;:!?]\s*$/.test(line) &&
    bulletLength(next) === 0 &&
    /^\s*\p{Ll}/u.test(next)
  );
}

const contrast =
  /,|\s(?=(?:but|aber|jedoch|mais|pero|mas|while)\s)|\s(?:and|und|et|y|e)\s(?=(?:ideally|preferably|idealerweise|idealement|idealmente|preferiblemente|preferencialmente|gerne)\s)|[，、](?=.)/giu;

/** The part of a sentence between commas, or the bracket, that contains a place. */
function clauseAt(sentence: Piece, [start, end]: Span): Piece {
  for (const bracket of sentence.text.matchAll(/[(（][^()（）]{0,200}[)）]/gu)) {
    const from = sentence.start + bracket.index;
    const to = from + bracket[0].length;
    if (from < start && end < to) return { start: from + 1, end: to - 1, text: bracket[0].slice(1, -1) };
  }
  const parts = splitCommas(sentence)
    .flatMap((part) => cutAt(part, contrast))
    .filter((part) => part.start < end && start < part.end);
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return sentence;
  const [from, to] = [first.start - sentence.start, last.end - sentence.start];
  return { start: first.start, end: last.end, text: sentence.text.slice(from, to) };
}
