import { readPlace } from "../../places/place.ts";
import { isWithin } from "../../places/within.ts";
import { type Found, type Known, met, unknown, unmet } from "./types.ts";

const moves = /\brelocat|umzug|déménag|cambio de residencia|mudança/iu;
const lives =
  /\b(?:must (?:live|reside|be (?:based|located))|reside in|live in|based in|located in|local candidates)\b\s*(?:in\s)?(.*)$/iu;

/** True if a requirement is about residence or moving, not about travel or a car. */
export function saysWhere(text: string): boolean {
  return moves.test(text) || lives.test(text);
}

/** Moving, from the profile. Required residence, from the place in the resume. */
export function placeOutcome(text: string, { person: { constraints } }: Known): Found {
  const { willingToRelocate, home } = constraints;
  if (moves.test(text))
    return willingToRelocate === undefined ? unknown : willingToRelocate ? met([]) : unmet;
  const where = lives.exec(text)?.[1];
  if (!where || !home) return unknown;
  const isThere = isWithin(home, readPlace(where));
  return isThere === undefined ? unknown : isThere || willingToRelocate === true ? met([]) : unmet;
}
