import { whyNotHeld } from "../../../held/not-held.ts";
import type { Piece } from "../../../text/piece.ts";
import { wordsOf } from "../../../text/words.ts";
import { listItems } from "../layout/lists.ts";

/** What an item of a list says after its name: "Docker (planned)", "COBOL: never". */
const REMARK = /\s?[([:：（]|\s[–—-]\s/u;
const reasons = ["denied", "planned", "wished"] as const;
/** A longer item is a phrase, in which a denial may be about something else. */
const MOST_WORDS = 6;

/** A line's items, without those that the person says they do not have, or not yet. */
export function heldItems(piece: Piece): Piece[] {
  return listItems(piece).filter(({ text }) => isHeld(text));
}

/** True if an item says something after its name: "PDS - never used". */
export function hasRemark(text: string): boolean {
  return REMARK.test(text);
}

/** False for an item that is denied, planned or wished for: "PDS - never used", "no Excel", "SAP keine Kenntnisse". */
export function isHeld(text: string): boolean {
  const words = wordsOf(text);
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last || first === last || words.length > MOST_WORDS) return true;
  const end = REMARK.exec(text)?.index;
  const places = end === undefined ? [first, last] : [{ start: 0, end }];
  return places.every(
    (place) => place.end === 0 || whyNotHeld(text, place, undefined, reasons) === undefined,
  );
}
