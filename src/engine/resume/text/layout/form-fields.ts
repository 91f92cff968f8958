import type { EntryLabel } from "../../../lexicon/headings/entry-labels.ts";
import { type Piece, pieceOf } from "../../../text/piece.ts";
import { labelsOf } from "../entries/entry-labels.ts";

/** A form marks the fields that must be filled with a star. */
const STARRED = /^\s*\p{L}[^:：]{1,60}\*\s*$/u;
const LEAST_STARRED = 3;
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
  /^(?:(?:first|last|middle|given|family|full) names?|surname|forename|e-?mail(?: address)?|telephone|phone|mobile|address|reason for leaving|notice required)$/i;

/** Moves each value of a copied form from the line below to after its label: "Job title: Electrician". */
export function joinFormFields(rows: readonly Piece[]): readonly Piece[] {
  if (rows.filter(({ text }) => STARRED.test(text)).length < LEAST_STARRED) return rows;
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

function isField(text: string): boolean {
  const name = bare(text);
  if (text.length > LONGEST || name === "") return false;
  const kinds = labelsOf(name);
  return OF_PERSON.test(name.replace(/\s?\([^()]*\)$/, "")) || NAMED.some((kind) => kinds.has(kind));
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
