import { durationsIn } from "../../../text/durations.ts";
import { wordKey, wordsOf } from "../../../text/words.ts";
import type { PreparedJob } from "../prepare-record.ts";
import { type Found, near } from "../types.ts";
import { isOfLeading, peopleLed, saysLed } from "./leading.ts";
import type { Topic } from "./topic.ts";

/** A quantity in a demand other than its years: "a crew of 10 or more", "300+ covers". */
interface Quantity {
  least: number;
  /** The key of the counted noun. */
  noun: string;
}

const numbered =
  /(?<![\p{L}\d.,/-])(\d{1,3}(?:,\d{3})+|\d{1,6})\s?\+?\s(?:or more\s|plus\s)?([\p{L}-]{3,})|([\p{L}-]{3,})\s(?:of|von|de|di|van)\s(\d{1,6})(?!\d)/giu;
/** Numbers of time or age, and numbers in names, are not quantities of work. */
const noThings =
  /^(?:years?|yrs?|months?|weeks?|days?|hours?|minutes?|jahre?n?|monate?n?|wochen?|ans?|mois|anos?|años?|mes(?:es)?|class|level|grade|type|part|of|or|to|and|the|percent|lbs?|kg|km|miles?|section|series|minimum|min|least|age|period|maximum|term|last|past)$/iu;

/** The quantities in a demand, except its years. */
function quantitiesIn(text: string): Quantity[] {
  const times = durationsIn(text, wordsOf(text));
  return [...text.matchAll(numbered)].flatMap(
    ({ 0: whole, 1: ahead, 2: behind, 3: before, 4: after, index }) => {
      const place = index + (after === undefined ? 0 : whole.length - after.length);
      const least = Number((ahead ?? after ?? "").replaceAll(",", ""));
      const noun = behind ?? before ?? "";
      const isYear = least >= 1900 && least < 2100;
      const isTime = times.some(({ start, end }) => start <= place && place < end);
      return isYear || isTime || least < 2 || noThings.test(noun) ? [] : [{ least, noun: keyOf(noun) }];
    },
  );
}

/** True if a text names at least this quantity. */
function says(text: string, { least, noun }: Quantity): boolean {
  return sentencesOf(text).some((sentence) => {
    const words = wordsOf(sentence);
    const at = words.flatMap(({ key }, place) => (keyOf(key) === noun ? [place] : []));
    return at.some((place) =>
      words
        .slice(Math.max(0, place - 3), place + 4)
        .some(({ key }) => /^\d+$/.test(key.replaceAll(",", "")) && Number(key.replaceAll(",", "")) >= least),
    );
  });
}

function sentencesOf(text: string): string[] {
  return text.split(/\n|[.;]\s/u);
}

function keyOf(word: string): string {
  return wordKey(word).replace(/s$/, "");
}

/** Jobs that do not mention the required number, such as "a crew of 10", are near. */
export function withNumbers({ text, isLeading }: Topic, found: Found, full: readonly PreparedJob[]): Found {
  const team = isLeading ? peopleLed(text) : undefined;
  const isSaid =
    (team === undefined || full.some((job) => ledMany(job, team))) &&
    quantitiesIn(text).every(
      (one) => (team !== undefined && isOfLeading(one.noun)) || full.some((job) => says(job.text, one)),
    );
  return found.outcome !== "met" || isSaid ? found : near(found.shownBy ?? text, found.claimIds);
}

function ledMany({ says: { lines } }: PreparedJob, least: number): boolean {
  return lines.some(({ text }) => saysLed(text) && (peopleLed(text) ?? 0) >= least);
}
