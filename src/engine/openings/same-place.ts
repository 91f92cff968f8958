import { readPlace } from "../places/place.ts";
import { isWithin } from "../places/within.ts";
import { foldText } from "../text/fold.ts";

const MOST = 200;
const MOST_PLACES = 8;
/** Words that say how, not where. */
const modes =
  /(?<!\p{L})(?:fully |partly |100 ?% )?(?:remote(?: work)?|hybrid|hybride?|on-?site|home ?office|(?:à |en )?distan(?:ce|cia)|teletrabajo|teletrabalho|télétravail|da remoto|thuis|distans|zdalnie|zdalna)(?!\p{L})|リモート|在宅|远程|遠程/giu;

/**
 * True if two texts name places that are surely not the same, such as two towns. A town and its street or country are
 * the same place, and so is a text that names none.
 */
export function isOtherPlace(left: string, right: string): boolean {
  const [ours, theirs] = [placesIn(left), placesIn(right)];
  if (ours.length === 0 || theirs.length === 0) return false;
  return ours.every((one) => theirs.every((other) => areApart(one, other)));
}

function placesIn(text: string): string[] {
  return text
    .slice(0, MOST)
    .replace(modes, " ")
    .split(/[;/|\n]| (?:or|and|oder|und|ou|et|o|y|e|of|en|eller|och|lub|i) /u)
    .map((part) => part.replace(/^[\s,()–-]+|[\s,(–-]+$/g, ""))
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, MOST_PLACES);
}

function areApart(one: string, other: string): boolean {
  const [left, right] = [readPlace(one), readPlace(other)];
  if (isWithin(left, right) !== false || isWithin(right, left) !== false) return false;
  return !isNamedIn(partsOf(one), partsOf(other)) && !isNamedIn(partsOf(other), partsOf(one));
}

/** The names in a place, the nearest first. */
function partsOf(place: string): string[] {
  const parts = place.split(/[,()，]|\s[-–—]\s/).map((part) => foldText(part).toLowerCase().trim());
  return parts.filter((part) => part !== "");
}

/** True if the first name of one is a later name of the other, or begins its first. */
function isNamedIn([first = ""]: readonly string[], [their = "", ...later]: readonly string[]): boolean {
  if (later.some((part) => isPartOf(first, part))) return true;
  return first !== their && isPartOf(first, their);
}

function isPartOf(left: string, right: string): boolean {
  const [short = "", long = ""] = [left, right].toSorted((one, other) => one.length - other.length);
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(long)) return long.includes(short);
  return long === short || long.startsWith(`${short} `);
}
