import { wordSet } from "./fold.ts";

const MONTH_NAMES: readonly string[] = [
  "jan january januar janner janvier janv enero ene",
  "feb february februar fevrier fev fevr febrero",
  "mar march marz mrz maerz mars marzo",
  "apr april avril avr abril abr",
  "may mai mayo",
  "jun june juni juin junio",
  "jul july juli juillet juil julio",
  "aug august aout agosto ago",
  "sep sept september septembre septiembre setiembre",
  "oct october okt oktober octobre octubre",
  "nov november novembre noviembre",
  "dec december dez dezember decembre diciembre dic",
];

/** Month number 1..12 by name without accents, in English, German, French and Spanish. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((names, index) => names.split(" ").map((name): [string, number] => [name, index + 1])),
);

/** Words that stand for a part of a year; only the year is taken. */
export const SEASONS =
  wordSet(`spring summer summers fall autumn winter fruhjahr fruhling sommer herbst ete automne printemps
  hiver primavera verano otono invierno ws ss wise sose early mid late expected graduated graduation q`);

/** Words for an ongoing period. */
export const PRESENT =
  wordSet(`present current currently now today ongoing date heute aktuell jetzt dato laufend
  gegenwartig actuel actuelle actuellement jour cours actualidad presente actual actualmente hoy fecha aujourd heden oggi attuale obecnie nu atual hoje`);

/** Words that may stand before a word of PRESENT: "to date", "à ce jour", "en cours", "hasta la actualidad". */
export const PRESENT_LEAD = wordSet("to the ce en la l el date a zur bis");

/** Words that join the two ends of a period. */
export const UNTIL = wordSet("to until till til through thru bis a au al hasta jusqu jusque");

/** Words that open a period without an end. */
export const SINCE = wordSet("since seit depuis desde ab");

/** Words that may stand before the start of a period. */
export const FROM = wordSet("from von vom de du");

/** Products whose name ends in a year; such a year is no date. */
export const YEAR_PRODUCTS = wordSet(
  "office windows server sql exchange sharepoint excel studio autocad revit agenda",
);
