import { type Piece, pieceOf, slice } from "../../../text/piece.ts";
import { type Extraction, extract } from "../extraction.ts";
import type { Line } from "../layout/lines.ts";

const FAMILY =
  /^(?:family name|last name|surname|nachname|familienname|zuname|name|apellidos?|nom(?: de famille)?|cognome|achternaam|sobrenome|apelidos?)$/i;
const GIVEN =
  /^(?:given names?|first names?|forenames?|other names?|vornamen?|nombres?|pr[ée]noms?|nome|voornamen?)$/i;
const MIDDLE = /^(?:middle names?|second name)$/i;
const LABELLED =
  /^(\p{L}[\p{L} ]{2,20}?)\s?\*?(?:\s{0,30}[:：]\s{0,30}|\t+| {2,30})(\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,3}?)\.?$/u;
const INVERTED =
  /^(?:\p{Lu}\p{L}{2,12}(?: *[:：] *|\t+| {2,30}))?(\p{Lu}[\p{L}'’-]{1,30}), (\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30})?)$/u;
const LOOK_AHEAD = 14;

/**
 * The name, if the text gives its parts separately ("Surname: Quill", "Given name: Ada") or the surname first
 * ("Quill, Ada"). It is taken as written elsewhere, such as in a signature, or joined from its parts.
 */
export function nameFromParts(top: readonly Line[], all: readonly Line[]): Extraction | undefined {
  const lines = top.slice(0, LOOK_AHEAD);
  const parts = inColumns(lines) ?? labelled(lines) ?? inverted(lines);
  if (parts === undefined) return undefined;
  const { given, family, middle } = parts;
  for (const words of [
    [given, middle, family],
    [given, family],
  ]) {
    const found = placeOf(words.filter(Boolean).join(" "), all);
    if (found !== undefined) return found;
  }
  return parts.whole && extract(parts.whole, 0.85, [given, middle, family].filter(Boolean).join(" "));
}

/** A name whose words occur elsewhere in the other order but not again in this one, as in a signature. */
export function asSigned(name: Extraction | undefined, all: readonly Line[]): Extraction | undefined {
  const [family, given, more] = name?.value.split(" ") ?? [];
  if (name === undefined || family === undefined || given === undefined || more !== undefined) return name;
  return placeOf(`${given} ${family}`, all) ?? name;
}

function placeOf(name: string, lines: readonly Line[]): Extraction | undefined {
  for (const { piece } of lines) {
    const at = piece.text.toLowerCase().indexOf(name.toLowerCase());
    const isWhole = !/\p{L}/u.test((piece.text[at - 1] ?? "") + (piece.text[at + name.length] ?? ""));
    if (at >= 0 && isWhole) return extract(slice(piece, at, at + name.length), 0.95);
  }
  return undefined;
}

type Parts = {
  readonly given: string;
  readonly family: string;
  readonly middle?: string;
  /** All that says it, where its parts have labels. */
  readonly whole?: Piece;
};

function labelled(lines: readonly Line[]): Parts | undefined {
  const found = lines.flatMap(({ piece }) => {
    const [, label = "", value = ""] = LABELLED.exec(piece.text.slice(0, 120)) ?? [];
    return label === ""
      ? []
      : [{ label, value: value.replace(/\.$/, ""), piece: slice(piece, piece.text.lastIndexOf(value)) }];
  });
  const family = found.find(({ label }) => FAMILY.test(label));
  const given = found.find((one) => GIVEN.test(one.label) && one !== family);
  if (family === undefined || given === undefined) return undefined;
  const [first, last] =
    family.piece.start < given.piece.start ? [family.piece, given.piece] : [given.piece, family.piece];
  const whole = pieceOf(first.text.padEnd(last.end - first.start), first.start);
  return { family: family.value, given: given.value, whole };
}

/** "FAMILY NAME  GIVEN NAME" above their values. */
function inColumns(lines: readonly Line[]): Parts | undefined {
  for (const [index, line] of lines.entries()) {
    const heads = cellsOf(line.piece);
    const values = cellsOf(lines[index + 1]?.piece ?? pieceOf(""));
    const [family, given, middle] = [FAMILY, GIVEN, MIDDLE].map(
      (kind) => values[heads.findIndex((head) => kind.test(head))],
    );
    const whole = lines[index + 1]?.piece;
    if (heads.length === values.length && family && given && whole)
      return { family, given, whole, ...(middle && { middle }) };
  }
  return undefined;
}

function cellsOf(piece: Piece): string[] {
  return piece.text
    .slice(0, 200)
    .split(/\t+| {2,30}/)
    .map((cell) => cell.trim());
}

function inverted(lines: readonly Line[]): Parts | undefined {
  for (const { piece } of lines) {
    const [, family, given] = INVERTED.exec(piece.text.slice(0, 120)) ?? [];
    if (family !== undefined && given !== undefined) return { family, given };
  }
  return undefined;
}
