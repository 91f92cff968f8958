import { splitAt, splitCommas } from "../../../text/cuts.ts";
import { isCapitals } from "../../../text/fold.ts";
import type { ResumeField } from "../document.ts";
import { partMarks } from "../layout/marks.ts";
import { placeOf } from "../person/places.ts";
import { isHeld, SENTENCE } from "../sections/lists/held-items.ts";
import { type Given, isCovered, partOf, type ToGiven } from "./types.ts";

const ofList = /^(?:certificates|skills|languages|interests)\[/;
/** The lines with the person's name and with what they are. */
const ofPerson = /^basics\.(?:name|label)$/;
/** Letters after a name, and a registration: "RN", "CRC SP-000000/O-0". */
const letters = /(?<![\p{L}\d@.])\p{Lu}{2,}(?![\p{L}@])/u;
const ofContact = /^basics\.(?:email|phone|url|location|profiles)/;
/** Words after an address that say whether a person may work there: "Leeds (visa until 2027, will need sponsorship)". */
const ofStanding =
  /(?<!\p{L})(?:visas?|sponsor\p{L}*|(?:work|residence) permit|right to work|work authori[sz]ation|citizen(?:ship)?|green card|permanent resident|settled status|relocat\p{L}*|notice period|driving licen[cs]e|driver['’]?s licen[cs]e|aufenthalt\p{L}*|arbeitserlaubnis|staatsangehörigkeit|führerschein|titre de séjour|nationalité|permis [a-e]|permiso de (?:trabajo|residencia)|nacionalidad|carn[eé]t de conducir|visto|nacionalidade|cnh)(?!\p{L})/iu;
const separator = new RegExp(partMarks, "gu");
/** A date, an address or a number is no item of a list. */
export const noItem =
  /@|https?:|\d{3,}\D{0,3}\d{2,}|[:：]$|^\d{1,2} (?:ans|years?(?: old)?|jahre|años|anos|anni|jaar)$|^\P{L}*(?:19|20)\d\d\P{L}*$/iu;

/** A longer line is prose, or a text made to take long. */
const LONGEST = 600;

/**
 * The parts of a partly read list of papers, skills, languages or interests that no field of the line covers; beside
 * contact details, those that say whether the person may work there.
 */
export function listParts({ line }: Given, own: readonly ResumeField[], toGiven: ToGiven): Given[] {
  const isList = own.some(({ path }) => ofList.test(path));
  const isContact = own.some(({ path }) => ofContact.test(path));
  const isPerson = own.some(({ path }) => ofPerson.test(path)) && !isCapitals(line.piece.text);
  if (!(isList || isContact || isPerson) || line.tableHead || line.piece.text.length > LONGEST) return [];
  // "PDS - never used" is one part: alone, its name would look like a skill.
  return splitCommas(line.piece)
    .flatMap((piece) => splitAt(piece, SENTENCE))
    .flatMap((piece) => (isPerson || isHeld(piece.text) ? splitAt(piece, separator) : [piece]))
    .map((piece) => partOf(line, piece, toGiven))
    .filter(({ line: { piece }, span }) => {
      const isPaper = isPerson && letters.test(piece.text) && !/@|https?:/.test(piece.text);
      const isItem = isPaper || (/\p{L}{3}/u.test(piece.text) && !noItem.test(piece.text));
      const isWorth = (isList || isPaper || ofStanding.test(piece.text)) && placeOf(piece) === undefined;
      return isItem && isWorth && !isCovered(span, own);
    });
}
