import { splitCommas } from "../../../../text/cuts.ts";
import { type Piece, slice, through } from "../../../../text/piece.ts";
import type { Header } from "../../person/header.ts";
import { placeOf } from "../../person/places.ts";
import { isName } from "./head-parts.ts";

/** The forces, with the unit behind the comma, and what a person was there: "US Army, 88M (motor transport operator)". */
export function inForces({ parts }: Header): { readonly employer: Piece; readonly title: Piece } | undefined {
  const [whole] = parts;
  if (whole === undefined || whole.label !== undefined) return undefined;
  const [forces, ...others] = splitCommas(whole.piece);
  if (forces === undefined || !isForces(forces.text)) return undefined;
  const at = others.findIndex(({ text }) => !isUnitName(text));
  const title = others[at];
  const last = others[at - 1] ?? forces;
  if (title === undefined || !isName(title, 1) || placeOf(title) !== undefined) return undefined;
  return { employer: through(whole.piece, forces, last), title: inWords(title) };
}

/** What the code of a duty stands for: "88M (motor transport operator)". */
function inWords(title: Piece): Piece {
  const [whole = "", code = "", words = ""] =
    /^(\p{Lu}{0,2}\d{1,4}\p{Lu}{0,2}) \(([^()\d]{4,50})\)$/u.exec(title.text) ?? [];
  return whole === "" ? title : slice(title, code.length + 2, code.length + 2 + words.length);
}

const MOST_WORDS = 4;

function isForces(text: string): boolean {
  return FORCES.test(text) && text.split(/\s+/).length <= MOST_WORDS;
}

function isUnitName(text: string): boolean {
  return UNIT.test(text) || /^\d{1,3}(?:st|nd|rd|th|\.)\s/u.test(text) || /\sCorps$/u.test(text);
}

export const FORCES =
  /(?:^|(?<!salvation)\s)(?:army|navy|air force|marine corps|coast guard|national guard|bundeswehr|bundesheer|armée de terre|marine nationale|ejército|exército|esercito)(?!\p{L})/iu;

export const UNIT =
  /(?:company|platoon|battalion|regiment|squadron|brigade|division|wing|fleet|command|battery|troop|detachment|bataillon|kompanie|compagnie|batallón|compañía)$/iu;
