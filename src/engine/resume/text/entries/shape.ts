import { isHan } from "../../../text/chinese.ts";
import { splitCommas } from "../../../text/cuts.ts";
import { type Piece, through } from "../../../text/piece.ts";
import type { Line } from "../layout/lines.ts";
import type { Header } from "../person/header.ts";
import { leaning } from "../sections/classify.ts";
import { mayBeName } from "../sure/employer.ts";
import type { Employment } from "./jobs/employment.ts";

/**
 * A part between separators and commas with its position: how many lines below the date, and its number in the
 * line.
 */
type Place = { readonly line: number; readonly at: number; readonly sign: string };
type Placed = Place & { readonly piece: Piece; readonly part: Piece };

/** The positions of title and employer in a resume's entries. */
export type Shape = { readonly title: Place; readonly employer: Place };

const LEAST = 2;
const SHARE = 0.75;

/** The layout of an entry with known title and employer; undefined without a date. */
export function shapeOf(header: Header, job: Employment): Shape | undefined {
  const pieces = piecesOf(header);
  const find = (given: Piece | undefined): Placed | undefined =>
    pieces?.find(({ piece }) => piece.start === given?.start);
  const [title, employer] = [find(job.title), find(job.employer)];
  if (title === undefined || employer === undefined) return undefined;
  return { title: placeOf(title), employer: placeOf(employer) };
}

/** The layout of nearly all of at least two known entries. */
export function sharedShape(shapes: readonly (Shape | undefined)[]): Shape | undefined {
  const known = shapes.filter((shape) => shape !== undefined);
  const counts = new Map<string, number>();
  for (const shape of known) counts.set(keyOf(shape), (counts.get(keyOf(shape)) ?? 0) + 1);
  const shared = known.find((shape) => (counts.get(keyOf(shape)) ?? 0) >= known.length * SHARE);
  return known.length >= LEAST && shared !== undefined && (counts.get(keyOf(shared)) ?? 0) >= LEAST
    ? shared
    : undefined;
}

/** The number of lines below the date in a layout. */
export function linesBelow(shape: Shape): number {
  return Math.max(0, shape.title.line, shape.employer.line);
}

/** An entry's title and employer by the others' layout; undefined if its words contradict that. */
export function byShape(
  header: Header,
  shape: Shape,
): { readonly title: Piece; readonly employer: Piece } | undefined {
  const pieces = piecesOf(header) ?? [];
  const at = (place: Place): number =>
    pieces.findIndex((one) => one.line === place.line && one.at === place.at && one.sign === place.sign);
  const [title, employer] = [pieces[at(shape.title)], pieces[at(shape.employer)]];
  if (title === undefined || employer === undefined) return undefined;
  const found = { title: upTo(title, employer), employer: upTo(employer, title) };
  return mayBe(found.title, -1) && mayBe(found.employer, 1) && !isSplit(found.employer) ? found : undefined;
}

/** From one part to the end of its group, or to the other part if that follows in the same group. */
function upTo(one: Placed, other: Placed): Piece {
  const isBefore = other.line === one.line && other.at > one.at;
  return isBefore && other.sign === "," ? one.piece : through(one.part, one.piece, one.part);
}

function mayBe(span: Piece, against: 1 | -1): boolean {
  const isNumber = against === 1 && /^\d/.test(span.text);
  const isNamed = !isNumber && mayBeName(span.text) && span.text.split(/\s+/).length <= 8;
  return (
    (isHan(span.text) || isNamed) &&
    leaning(span.text) * against < 2 &&
    !/[.!?]$/.test(span.text.replace(/\p{L}\.$/u, ""))
  );
}

/** "Pool of stand-ins, District Hospital": the employer follows the comma. */
function isSplit(employer: Piece): boolean {
  const [first, ...others] = splitCommas(employer);
  return first !== undefined && leaning(first.text) > -1 && others.some(({ text }) => leaning(text) <= -2);
}

function piecesOf(header: Header): Placed[] | undefined {
  const dated = header.dated === undefined ? -1 : header.lines.indexOf(header.dated);
  if (dated < 0) return undefined;
  const counts = new Map<Line, number>();
  return header.parts.flatMap((part) =>
    splitCommas(part.piece).map((piece, order) => {
      const at = counts.get(part.line) ?? 0;
      counts.set(part.line, at + 1);
      const line = header.lines.indexOf(part.line) - dated;
      return { piece, part: part.piece, line, at, sign: order === 0 ? part.sign : "," };
    }),
  );
}

function placeOf({ line, at, sign }: Placed): Place {
  return { line, at, sign };
}

function keyOf({ title, employer }: Shape): string {
  return [title, employer].map(({ line, at, sign }) => `${line}:${at}:${sign}`).join("|");
}
