import { isHan } from "../../../text/chinese.ts";
import { cutsOf } from "../../../text/cuts.ts";
import { type Piece, slice, trimSeparators } from "../../../text/piece.ts";
import { findPeriods, type Period } from "../entries/dates/dates.ts";
import { periodOf } from "../entries/dates/line-period.ts";
import { jobLabel } from "../entries/entry-labels.ts";
import type { Line } from "../layout/lines.ts";
import { addressIn, partMarks } from "../layout/marks.ts";
import { leaning, roleScore } from "../sections/classify.ts";
import { aroundState } from "./around-state.ts";
import { type Segment, splitEmployer } from "./at-employer.ts";
import { splitGlued } from "./glued.ts";
import { isNoise } from "./head-noise.ts";
import { withoutPlace } from "./placed.ts";
import { type Place, placeOf } from "./places.ts";

/** A part of an entry's heading: a title, an employer, or something between. */
export type Part = {
  readonly piece: Piece;
  readonly lean: number;
  readonly line: Line;
  /** The separator before it on its line; "" for the first part. */
  readonly sign: string;
  readonly label?: "title" | "employer";
};

/** The content of an entry's heading lines. */
export type Header = {
  readonly lines: readonly Line[];
  /** The line of the period. */
  readonly dated?: Line;
  readonly parts: readonly Part[];
  readonly place?: Place;
  readonly period?: Period;
  readonly url?: Piece;
};

const SEPARATOR = new RegExp(
  String.raw`${partMarks}|: (?=\p{Lu})| @ | (?:at|bei|chez|presso|bij|(?:thru|through|via|über|a través de)(?= \p{Lu}[^,]{0,40}(?:Staffing|Personal|Agency|Recruit|Temp|Interim|Intérim|Zeitarbeit|Solutions|Resources|Employment|ETT)))(?: (?:the|der|dem|den|la|le|les|il|lo|gli|de|het))? (?=[\p{Lu}\d])| (?:chez|presso) l['’](?=\p{Lu})|(?<=\p{Ll}{3}|, [A-Z]{2}|[\p{L}ªº]\)|[ªº]|S\.[ALRU])\. (?!DE C\.)(?=\p{Lu})`,
  "gu",
);
/**
 * Next to dates a colon separates employer and title even before lower case: "Hotel Patio: recepcionista, 2019 -
 * 2021".
 */
const DATED_SEPARATOR = new RegExp(`${SEPARATOR.source}|(?<=\\p{L}{3}|\\)): (?=\\p{Ll})`, "gu");
/** Chinese names contain no spaces, so a space separates them. */
const HAN_SEPARATOR = /\s?[|¦丨]\s?|\s+(?:[–—−-]{1,3}\s+)?|\s?[·•；，]\s?|\s?—+\s?/gu;
/** Splits an entry's heading lines into period, place and named parts. */
export function readHeader(lines: readonly Line[]): Header {
  let period: Period | undefined;
  let dated: Line | undefined;
  let place: Place | undefined;
  let url: Piece | undefined;
  const parts: Part[] = [];
  for (const line of lines) {
    const own = periodOf(line);
    if (period === undefined && own !== undefined) dated = line;
    period ??= own;
    url ??= line.links[0] ?? addressIn(line.piece);
    const named = labelOf(line.piece).name;
    const isWhole = named !== undefined && named !== "dates";
    // "Post held:  Head of Mathematics      September 2020 till date"
    const end = own !== undefined && own.from > line.piece.text.search(/[:：]/) ? own.from : undefined;
    const segments = isWhole
      ? [{ piece: trimSeparators(slice(line.piece, 0, end)), sign: "" }]
      : segmentsOf(line.piece, own);
    for (const [index, segment] of segments.entries()) {
      // "Ajudante; obras: Hospital da Mata": text after a lower-case word and colon is a detail.
      const before = segments[index - 1]?.piece.text ?? "";
      if (segment.sign === ":" && /^\p{Ll}\p{L}+$/u.test(before) && roleScore(before) === 0) continue;
      const label = labelOf(segment.piece);
      const split = withoutPlace(label.piece);
      place ??= split.place ?? (label.name === "place" ? { whole: label.piece, sure: false } : undefined);
      if (label.name === "dates" || label.name === "place" || split.rest === undefined) continue;
      if (isNoise(split.rest.text)) continue;
      parts.push({
        piece: split.rest,
        lean: leaning(split.rest.text),
        line,
        sign: segment.sign,
        label: roleLabel(label.name),
      });
    }
  }
  const [only, another] = parts;
  const isGlued = only !== undefined && another === undefined && place !== undefined;
  return { lines, dated, parts: isGlued ? splitGlued(only) : parts, place, period, url };
}

/** A line's parts around its dates and between its separators. */
function segmentsOf(piece: Piece, period: Period | undefined): Segment[] {
  if (period === undefined) return splitSigns(piece, "");
  const before = splitSigns(trimSeparators(slice(piece, 0, period.from)), "", true);
  let rest = slice(piece, period.to);
  const another = findPeriods(rest)[0];
  if (another !== undefined && another.from <= 3) rest = slice(rest, another.to);
  return [...before, ...splitSigns(trimSeparators(rest), before.length === 0 ? "" : "date", true)];
}

function splitSigns(piece: Piece, firstSign: string, isDated = false): Segment[] {
  if (piece.text === "") return [];
  const signs = isHan(piece.text) ? HAN_SEPARATOR : isDated ? DATED_SEPARATOR : SEPARATOR;
  const segments = cutsOf(piece, signs).map(({ piece, mark }, order): Segment => {
    // "Hotel Ponale ****  – Riva del Garda": a gap and a dash are one separator.
    const dash = /^[–—-]\s/.exec(piece.text)?.[0].length ?? 0;
    return { piece: slice(piece, dash), sign: order === 0 ? firstSign : mark.trim() || "gap" };
  });
  return segments
    .flatMap(splitState)
    .flatMap(splitEmployer)
    .filter((segment) => segment.piece.text !== "");
}

function splitState(segment: Segment): Segment[] {
  // "Acme － Coral Gables , FL": everything after the dash is the place.
  const isPlace = /^[–—－-]$/.test(segment.sign) && placeOf(segment.piece) !== undefined;
  const around = isPlace ? undefined : aroundState(segment.piece);
  if (around === undefined) return [segment];
  return around.map((piece, index) => ({ piece, sign: index === 0 ? segment.sign : "gap" }));
}

function roleLabel(name: string | undefined): "title" | "employer" | undefined {
  return name === "title" || name === "employer" ? name : undefined;
}

function labelOf(piece: Piece): { piece: Piece; name?: "title" | "employer" | "place" | "dates" } {
  const colon = piece.text.search(/[:：]/);
  const word = colon < 0 ? piece.text : piece.text.slice(0, colon);
  const name = jobLabel(word);
  if (name === undefined || (colon < 0 && name !== "dates")) return { piece };
  return { piece: colon < 0 ? piece : slice(piece, colon + 1), name };
}
