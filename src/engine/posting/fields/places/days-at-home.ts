import type { Piece } from "../../../text/piece.ts";
import { few } from "../../reading/hours-said.ts";
import type { Extraction, Remote } from "../../types.ts";

const days = `(?:${few}|[1-4])(?:\\s?[-–/]\\s?[1-4])?(?: (?:feste|fixed|full|whole))?\\s?(?:days?|tage?n?|jours?|días?|dias?|giorn[oi]|dag(?:en|ar|e|er)?|dzień|dni|den|dny|dnů|päivää?)`;
const home =
  "(?:from home|at home|home[ -]?office|home[ -]?working|working remotely|télétravail|à la maison|chez (?:soi|vous|toi)|à domicile|(?:von )?zu ?hause|mobil(?:es)? arbeiten|teletrabajo|desde (?:tu |su )?casa|en casa|de casa|em casa|teletrabalho|smart[ -]?working|da casa|lavoro agile|thuis(?:werk\\p{L}*)?|hemma|hemifrån|distans(?:arbete)?|hjemme(?:fra|kontor)?|z domu|z domova|zdalnie|home|etänä|kotona|kotoa)";
const both = new RegExp(
  `(?<![\\p{L}\\d])${days}(?!\\p{L})[^.,;!?\\d\\n]{0,32}(?<!\\p{L})${home}(?!\\p{L})|(?<!\\p{L})${home}(?!\\p{L})[^.,;!?\\n]{0,24}(?<![\\p{L}\\d])${days}(?!\\p{L})`,
  "iu",
);
const asWorked =
  /(?<!\p{L})(?:werkt|werken|arbeitest|arbeiten|arbeitet|travaill\p{L}+|trabaj\p{L}+|trabalh\p{L}+|lavor\p{L}+|arbetar|arbejder|jobber|pracuj\p{L}+) (?:\p{Ll}+ )?(?:hybrid\p{L}*|híbrid[oa]|ibrid[oa]|em regime híbrido|hybrydowo)(?!\p{L})/iu;
/** A visit at a home, or home time of those who travel. */
const ofOther =
  /home (?:every|on|time|each)|(?:visit|besuch|huisbezoek|care at home|soins à domicile|delivery)/iu;
const MAX_LINE = 2000;

/** "One day from home", "deux jours semaine à la maison", "jeden den v týdnu z domova": some days, so hybrid. */
export function daysAtHome(lines: readonly Piece[]): Extraction<Remote> | undefined {
  for (const line of lines) {
    if (line.text.length > MAX_LINE) continue;
    const match = both.exec(line.text) ?? asWorked.exec(line.text);
    if (match === null || ofOther.test(match[0])) continue;
    const start = line.start + match.index;
    return { value: "hybrid", span: [start, start + match[0].length] };
  }
  return undefined;
}
