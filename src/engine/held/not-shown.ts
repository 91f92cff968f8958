import type { HeldLanguage, NotHeld } from "../lexicon/held/types.ts";
import {
  audienceEnds,
  audienceWords,
  besideWords,
  groupWords,
  replacedEnds,
  replacedWords,
  sellingDemands,
  sellingFirms,
  sellingWords,
} from "../lexicon/not-shown.ts";
import type { Place } from "../text/piece.ts";
import { bareClause } from "./clause.ts";
import { latin } from "./latin.ts";
import { whyNotHeld } from "./not-held.ts";

const word = (words: string) => `(?<![\\p{L}])(?:${words})(?![\\p{L}])`;
const few = "(?:[^\\s,;◊]{1,30}\\s){0,3}";
/** "Next to the SAP team", "neben dem SAP-Team", "à côté de l'équipe SAP". */
const beside = [
  `${word(besideWords)}\\s${few}◊[\\s-]${few}${word(groupWords)}`,
  `${word(besideWords)}\\s(?:[^\\s,;◊]{1,30}[\\s'’]){0,3}${word(groupWords)}\\s(?:[^\\s,;◊]{1,30}\\s){0,2}◊`,
];
const listening = [
  `${word(audienceWords)}[^,;◊]{0,30}\\s◊`,
  ...audienceEnds.map(([event, end]) => `(?<![\\p{L}])(?:${event})[^,;◊]{0,30}◊[^,;◊]{0,20}(?:${end})`),
];
const licences = "(?:licen[csz]\\p{L}*|lizenz\\p{L}*)";
/** Who sells licences of a program sells the right to use it. */
const licensed = [
  `${word(sellingWords)}\\s${few}◊[\\s-]${licences}`,
  `${word(sellingWords)}\\s${few}${licences}\\s(?:\\p{L}{1,4}\\s)?◊`,
];
const others = new RegExp(
  latin([...beside, ...listening, ...licensed, `${word(sellingFirms)}\\s${few}◊`].join("|")),
  "u",
);
/** A thing that gave way to another. Only names do: worn parts are replaced by those who know them. */
const replaced = new RegExp(
  latin(
    [
      ...replacedWords.map(
        ([verb, by]) => `(?<![\\p{L}])(?:${verb})\\s${few}◊\\s(?:[^\\s,;◊]{1,30}\\s){0,3}${word(by)}`,
      ),
      ...replacedEnds.map(([by, end]) => `◊[\\s]?(?:${by})[^,;◊]{0,40}(?:${end})`),
    ].join("|"),
  ),
  "u",
);

/**
 * Why a text does not show that its writer has used the thing at a place: not held, seen beside others or in a
 * lecture, or replaced by something else. Undefined if it shows it.
 */
export function whyNotShown(text: string, place: Place, prior?: HeldLanguage): NotHeld | undefined {
  return whyNotHeld(text, place, prior) ?? (isOnlySeen(text, place) ? "others" : undefined);
}

/** True if the thing at a place was seen beside others or in a lecture, was sold, or gave way to another. */
export function isOnlySeen(text: string, place: Place): boolean {
  const clause = bareClause(text, place).toLowerCase();
  return others.test(clause) || (isName(text, place) && replaced.test(clause));
}

const sold = new RegExp(latin(`${word(sellingWords)}\\s(?:[^\\s,;◊]{1,30}\\s){0,2}◊`), "u");
const asksForSelling = new RegExp(word(sellingDemands), "iu");

/** True if a text only says that its writer sold the thing at a place. */
export function isOnlySold(text: string, place: Place): boolean {
  return sold.test(bareClause(text, place).toLowerCase());
}

/** True if a demand asks for selling, which sold things meet. */
export function asksToSell(demand: string): boolean {
  return asksForSelling.test(demand);
}

function isName(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  return /\p{Lu}/u.test(said) || /[\p{Script=Han}\p{Script=Katakana}]/u.test(text.slice(end));
}
