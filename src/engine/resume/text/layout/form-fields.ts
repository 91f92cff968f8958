import type { EntryLabel } from "../../../lexicon/headings/entry-labels.ts";
import { type Piece, pieceOf } from "../../../text/piece.ts";
import { labelsOf } from "../entries/entry-labels.ts";

/** A form marks the fields that must be filled with a star. */
const STARRED = /^\s*\p{L}[^:：]{1,60}\*\s*$/u;
const LEAST_STARRED = 3;
/** A form without stars needs as many fields of an entry, each with a value below. */
const LEAST_FILLED = 4;
const LEAST_BESIDE = 2;
const LONGEST = 60;
const NAMED: readonly EntryLabel[] = [
  "title",
  "employer",
  "place",
  "from",
  "to",
  "dates",
  "school",
  "award",
  "area",
];
const OF_PERSON =
  /^(?:(?:first|last|middle|given|family|full|other) names?|surname|forenames?|e-?mail(?: address)?|telephone|phone|mobile|cell(?:phone)?|(?:home|residential|postal) address|address|residential area|id (?:number|no)|home language|(?:other )?languages|driver['’]?s licen[cs]e|duties|reason for leaving|notice required)$/i;
/** "Type of work        Machine operator", with or without a bullet. */
const BESIDE = /^(\s*(?:[•*·-]\s{1,3})?)(\p{L}[^:：\t]{1,70}?)(\t+| {3,})(?=[^\s:：])/u;

/** Moves each value of a copied form to after its label: "Job title: Electrician". It was on the line below, or behind a gap. */
export function joinFormFields(given: readonly Piece[]): readonly Piece[] {
  const rows = withColons(given);
  const isStarred = rows.filter(({ text }) => STARRED.test(text)).length >= LEAST_STARRED;
  return isStarred || isFilledBelow(rows) ? joinedBelow(rows) : rows;
}

function joinedBelow(rows: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  let above: Piece | undefined;
  for (const row of rows) {
    const isValue = above !== undefined && row.text.trim() !== "" && !isField(row.text);
    if (above !== undefined && isValue) joined[joined.length - 1] = joinedRow(above, row);
    else joined.push(row);
    above = isField(row.text) ? row : undefined;
  }
  return joined;
}

/** True if a text is a form whose labels stand alone, each above its value. A table's head has labels below each other. */
function isFilledBelow(rows: readonly Piece[]): boolean {
  const kinds = rows.flatMap(({ text }, index) => {
    const below = rows[index + 1]?.text.trim() ?? "";
    return below === "" || isField(below) || text.trim().endsWith(":") ? [] : [kindOf(text)];
  });
  const filled = kinds.filter((kind) => kind !== undefined);
  return filled.length >= LEAST_FILLED && filled.includes("title") && filled.includes("employer");
}

/** Rows with a colon after a label that a gap separates from its value, if at least two name a title, employer or school. */
function withColons(rows: readonly Piece[]): readonly Piece[] {
  const found = rows.map((row) => {
    const match = BESIDE.exec(row.text.slice(0, 200));
    const label = match?.[2] ?? "";
    const kind = match === null ? undefined : kindOf(label);
    // Labels beside labels are the head of a table.
    const value = row.text.slice(match?.[0].length ?? 0).split(/\t| {3,}/)[0] ?? "";
    return kind === undefined || labelsOf(value).size > 0 ? undefined : { kind, at: labelEnd(match) };
  });
  const naming = found.filter((one) => one?.kind === "title" || one?.kind === "employer");
  const words = new Set(found.flatMap((one) => one?.kind ?? []));
  if (naming.length < LEAST_BESIDE || words.size < LEAST_BESIDE) return rows;
  return rows.map((row, index) => {
    const at = found[index]?.at;
    return at === undefined ? row : pieceOf(`${row.text.slice(0, at)}:${row.text.slice(at + 1)}`, row.start);
  });
}

function labelEnd(match: RegExpExecArray | null): number {
  return (match?.[1]?.length ?? 0) + (match?.[2]?.length ?? 0);
}

function kindOf(label: string): EntryLabel | undefined {
  const kinds = labelsOf(bare(label));
  return NAMED.find((kind) => kinds.has(kind)) ?? (kinds.has("remark") ? "remark" : undefined);
}

function isField(text: string): boolean {
  const name = bare(text);
  if (text.length > LONGEST || name === "") return false;
  const kind = kindOf(name);
  return OF_PERSON.test(name.replace(/\s?\([^()]*\)$/, "")) || (kind !== undefined && kind !== "remark");
}

function bare(text: string): string {
  return text.replace(/\s*\*\s*$/, "").trim();
}

/** The star and the line break leave room for a colon and spaces. */
function joinedRow(field: Piece, row: Piece): Piece {
  const name = field.text.replace(/\s*\*\s*$/, "").trimEnd();
  const own = row.text.trimStart();
  const between = row.start + row.text.length - own.length - field.start - name.length;
  return pieceOf(`${name}:${" ".repeat(between - 1)}${own}`, field.start);
}
