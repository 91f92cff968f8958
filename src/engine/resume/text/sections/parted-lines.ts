import { splitAt } from "../../../text/cuts.ts";
import { type Piece, pieceOf, slice } from "../../../text/piece.ts";
import { sentencesOf } from "../../../writing/sentences.ts";
import { findPeriod } from "../entries/dates/dates.ts";
import { joinHistory } from "../entries/dates/japanese-history.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import { isDegree } from "../entries/studies/degrees.ts";
import type { Line } from "../layout/lines.ts";
import { roleScore } from "./classify.ts";
import type { Section } from "./sections.ts";

/** A section in which lines that hold several things are several lines. */
export function partLines(section: Section): Section {
  const lines = joinHistory(section.lines);
  return partDegrees(partToldEntries(partLabelledDates({ ...section, lines })));
}

const LONGEST_LABELS = 100;
const TWO_LABELS = /^(\s*(\p{L}+)\s?:\s?\S.*?[\s,;|])(?=(\p{L}+)\s?:\s?\S)/u;
const dated: ReadonlySet<string | undefined> = new Set(["work", "education", "volunteer", "projects"]);

/** A section in which "From: March 2018 To: February 2022" is two labelled lines. */
function partLabelledDates(section: Section): Section {
  return dated.has(section.kind) ? { ...section, lines: section.lines.flatMap(partedLabels) } : section;
}

function partedLabels(line: Line): Line[] {
  const { piece } = line;
  const found = piece.text.length > LONGEST_LABELS ? null : TWO_LABELS.exec(piece.text);
  const [, head = "", from = "", to = ""] = found ?? [];
  if (found === null || !labelsOf(from).has("from") || !labelsOf(to).has("to")) return [line];
  return [slice(piece, 0, head.length), slice(piece, head.length)].map((part) => ({ ...line, piece: part }));
}

const told: ReadonlySet<string> = new Set(["work", "volunteer", "projects"]);
/** A longer head is itself prose. */
const LONGEST_HEAD = 110;
const FEWEST_WORDS = 3;
/** The head of an entry that begins with its period: "2020-2023, Web designer, Studio Kaj: I design pages". */
const HEAD = /^[^.;:]{4,80}?(?=: |[.;] )/u;

/** A section in which "Driver, City Courier, 2016-2023. Drove a van." is a head and a line below it. */
function partToldEntries(section: Section): Section {
  return told.has(section.kind)
    ? { ...section, lines: section.lines.flatMap(partedTitles).flatMap(partedEntry) }
    : section;
}

const BETWEEN_TITLES = /(?<=\))\s?[,;/]\s(?=\p{Lu})/gu;

/** "Senior Engineer (2010–2012), Engineer (2008–2010)": a line for each title with its period. */
function partedTitles(line: Line): Line[] {
  const parts = line.cells.length > 0 || line.bullet ? [] : splitAt(line.piece, BETWEEN_TITLES);
  const isTitle = (part: Piece) => {
    const title = /^[^()]{2,60}(?= \([^()]*\d{4}[^()]*\)$)/u.exec(part.text)?.[0] ?? "";
    return roleScore(title) > 0 && (findPeriod(part)?.kind ?? "single") !== "single";
  };
  if (parts.length < 2 || !parts.every(isTitle)) return [line];
  return parts.map((piece, at) => ({
    ...line,
    piece,
    whole: piece,
    blankBefore: at === 0 && line.blankBefore,
  }));
}

function partedEntry(line: Line): Line[] {
  const { piece } = line;
  const at = line.cells.length > 0 ? undefined : endOfHead(piece.text);
  if (at === undefined) return [line];
  const head = slice(piece, 0, at);
  const body = slice(piece, at + 1);
  const isShort = (body.text.match(/\p{L}{2,}/gu)?.length ?? 0) < FEWEST_WORDS;
  // With dates of its own it is another entry.
  if (isShort || findPeriod(body) !== undefined) return [line];
  return [
    { ...line, piece: head },
    { ...line, piece: body, whole: body, bullet: false, strong: false, blankBefore: false, links: [] },
  ];
}

/** Where the head of a dated entry ends and a sentence about it begins. */
function endOfHead(text: string): number | undefined {
  const period = findPeriod(pieceOf(text));
  if (period === undefined || period.kind === "single" || period.to > LONGEST_HEAD) return undefined;
  if (period.from > 2) {
    const behind = /^[\])]?(?=[.:;] [\p{Lu}\d])/u.exec(text.slice(period.to));
    return behind ? period.to + behind[0].length : undefined;
  }
  const rest = text.slice(period.to).replace(/^[\s,:–—-]+/u, "");
  const from = text.length - rest.length;
  const head = HEAD.exec(rest)?.[0] ?? "";
  // A dot ends the head only where a sentence does: not after "Inc".
  const isEnd = rest[head.length] !== "." || sentencesOf(rest)[0]?.length === head.length + 1;
  return head !== "" && /,| at | \| | [–—-] /u.test(head) && isEnd ? from + head.length : undefined;
}

const NAME = String.raw`\p{Lu}[\p{L}.]{1,9}`;
const YEAR = String.raw`,?\s\(?(?:19|20)\d\d\)?`;
const TWO_DATED = new RegExp(
  String.raw`^((${NAME})${YEAR})(?:\s?[,;/&+]\s?|\s(?:and|und|et|y|e)\s)(?=(${NAME})${YEAR})`,
  "u",
);

/** An education section in which "LLB 2016, LLM 2018, Example University" is a line for each degree. */
function partDegrees(section: Section): Section {
  return section.kind === "education" ? { ...section, lines: section.lines.flatMap(partedDegrees) } : section;
}

function partedDegrees(line: Line): Line[] {
  const [both = "", head = "", degree = "", next = ""] = TWO_DATED.exec(line.piece.text) ?? [];
  if (both === "" || !isDegree(degree) || !isDegree(next)) return [line];
  const rest = { ...line, piece: slice(line.piece, both.length), blankBefore: false };
  return [{ ...line, piece: slice(line.piece, 0, head.length) }, ...partedDegrees(rest)];
}
