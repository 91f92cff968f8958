import file from "../../../db/lexicon/dates.json" with { type: "json" };
import { foldText } from "../text/fold.ts";
import { dataFile } from "./data-file.ts";

const read = dataFile("dates", file);

/** Names of the months, January first, with accents: in the reader languages, and in others whose resumes have them. */
export const monthNames: readonly (readonly string[])[] = file.monthNames.map((names) => names.split(" "));

/** Month number 1..12 by its folded name. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, index) => names.map((name): [string, number] => [foldText(name), index + 1])),
);

/** Words for years and months in the reader languages, with accents. */
export const yearUnits = file.yearUnits;
export const monthUnits = file.monthUnits;

/** Words for a part of a year. Only the year is used. */
export const SEASONS = read.wordSet("seasons");

/** Words for an ongoing period. */
export const PRESENT = read.wordSet("present");

/** Words before a PRESENT word: "to date", "à ce jour", "en cours", "hasta la actualidad". */
export const PRESENT_LEAD = read.wordSet("presentLead");

/** Words that join the two ends of a period. */
export const UNTIL = read.wordSet("until");

/** Words for a future end, such as a degree's. */
export const EXPECTED = read.wordSet("expected");

/** Words that start a period without an end. */
export const SINCE = read.wordSet("since");

/** Words before the start of a period. */
export const FROM = read.wordSet("from");

/** Products whose name ends with a year, which is not a date. */
export const YEAR_PRODUCTS = read.wordSet("yearProducts");
