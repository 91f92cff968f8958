import { EMPLOYMENT_TERMS } from "../../../lexicon/words/title-words.ts";
import { isTown } from "../../../text/names/towns.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import type { ResumeField } from "../document.ts";
import { isDuration } from "../layout/noise.ts";
import { placeOf } from "../person/places.ts";
import { isCovered, type ToGiven } from "./types.ts";

const ofHead =
  /^(?:(?:work|volunteer)\[\d+\]\.(?:name|organization|position)|(?:languages|skills)\[\d+\]\.\w+(?:\[\d+\])?)$/;
/** A longer line is prose, or a text made to take long. */
const LONGEST = 300;
const BRACKET = /[(（]([^()（）]{3,80})[)）]/gu;
/** Where or how long a person works says nothing of what the work is. */
const TERMS =
  /^(?:remote|remoto|remota|hybrid|híbrido|homeoffice|télétravail|volunteer|voluntary|(?:\d{1,2}|[mfwdhx])(?:\s?[/|]\s?[mfwdhx]){1,2}|\d+(?:[.,]\d+)?\s?(?:h|hours?|hrs?|std|stunden|horas|heures|uur|%).*)$|(?:19|20)\d\d/iu;

/** True if a text only says where, how long or on what terms a person works. */
export function isOfTerms(text: string): boolean {
  return EMPLOYMENT_TERMS.test(text) || TERMS.test(text);
}

/**
 * The brackets behind a job's title or employer, or a language's level or a skill, that no field covers, each with the words before it: "Teacher (tutor
 * of year 4)".
 */
export function lostBrackets(piece: Piece, own: readonly ResumeField[], toGiven: ToGiven): Piece[] {
  if (piece.text.length > LONGEST) return [];
  return [...piece.text.matchAll(BRACKET)].flatMap(({ 0: whole, 1: inner = "", index }) => {
    const inside = slice(piece, index + 1, index + whole.length - 1);
    const [start, end] = toGiven([inside.start, inside.end]);
    const head = own.find(
      ({ path, sourceSpan: [, to] }) => ofHead.test(path) && to < start && start - to <= 3,
    );
    const isOfJob = !/^(?:languages|skills)/.test(head?.path ?? "languages");
    const isTerm = isOfJob && (isOfTerms(inner) || isDuration(inner));
    if (
      head === undefined ||
      isCovered([start, end], own) ||
      isTerm ||
      !/\p{L}{3}|\p{Script=Han}/u.test(inner)
    )
      return [];
    if (placeOf(inside) !== undefined || isTown(inner)) return [];
    const before = Math.min(index, start - head.sourceSpan[0] - 1);
    return [slice(piece, index - before, index + whole.length)];
  });
}
