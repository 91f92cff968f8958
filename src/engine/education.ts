import { type Education, educationLevels } from "./catalog/types.ts";
import { degreeLetters, educationWords, notEducation } from "./lexicon/studies/degrees.ts";
import { degree, textOf } from "./resume/json-resume.ts";
import { abbreviationIn } from "./text/names/degree-abbreviations.ts";
import { createTerms } from "./text/names/terms.ts";

const findLevels = createTerms({ nothing: notEducation, ...educationWords });

/** Words for levels of education that only resumes use, highest first. */
const levels: [Education, RegExp][] = [
  ["doctorate", /(?<!\p{L})(?:dr\.|promotion|doctorat|doctorado|doutorado)|博士/iu],
  [
    "master",
    /(?<!\p{L})(?:magister|diplom-|dipl\.?-(?!.*\(FH\))|staatsexamen|máster|maestría|mestrado)|硕士/iu,
  ],
  [
    "bachelor",
    /(?<!\p{L})(?:dipl\.?-|undergraduate degree|licence|licenciatura|grado|bacharelado)|本科|学士/iu,
  ],
  ["associate", /(?<!\p{L})(?:associate|foundation degree)/iu],
  [
    "certificate",
    /(?<!\p{L})(?:certificate|diploma|apprentice|journeyman|vocational|ausbildung|nvq|trade school|meister)/iu,
  ],
  [
    "secondary",
    /(?<!\p{L})(?:high school|secondary|abitur|a-levels?|gcse|baccalaur[ée]at|bachillerato|matura)/iu,
  ],
  ["none", /^none$/i],
];

/** The highest level of education in any of the texts, or undefined. */
export function educationOf(texts: readonly string[]): Education | undefined {
  const named = texts.flatMap((text) => levelOf(text.slice(0, 500)) ?? []);
  return educationLevels.findLast((level) => named.includes(level));
}

/** The highest level by degree letters and words used in postings, or else by words that only resumes use. */
function levelOf(text: string): Education | undefined {
  const tags: ReadonlySet<string> = new Set([
    ...findLevels(text).map(({ tag }) => tag),
    ...levelsByLetters(text),
  ]);
  const named = educationLevels.findLast((level) => level !== "none" && tags.has(level));
  return named ?? levels.find(([, words]) => words.test(text))?.[0];
}

/** The levels of the degrees that a text names by letters: "MS, Computer Science", "B.Tech / M.Tech". */
export function levelsByLetters(text: string): Education[] {
  const found = abbreviationIn(text);
  if (found === undefined) return [];
  const [name] = Object.entries(degreeLetters).find(([, letters]) => letters.has(found.letters)) ?? [];
  const level = educationLevels.filter((one) => one === name);
  return [...level, ...levelsByLetters(text.slice(found.to))];
}

/** Left without the degree, by language: also what was earned of it until then. */
const stopped = new RegExp(
  [
    "incomplet|unfinished|not (?:completed|finished|awarded)|did(?: not|n['’]t) (?:graduate|finish|complete)|drop(?:ped)? ?out|withdrew|withdrawn|transferred out",
    "left (?:in|after|before|during) (?:my |the )?(?:year|first|second|third|final|graduat|finish|complet)|(?<!\\p{L})no (?:degree|diploma|qualification)(?!\\p{L})|credits (?:only|so far|completed|earned)",
    "abgebrochen|abbruch(?!\\p{L})|nicht (?:abgeschlossen|beendet)|(?:ohne|kein(?:en)?) abschluss|exmatrikul",
    "inachev|non (?:obtenu|termin(?:é|at)|achevé|validé|conclus|completat)|interromp[ui]|abandon|arr[êe]t(?:é|ée)? en|sans (?:le )?diplôme|(?<!\\p{L})échec(?!\\p{L})|année validée",
    "inacabad|inconclus|sin (?:terminar|acabar|finalizar|titular|título)|no (?:terminad|acabad|complet|finalizad|titulad)|(?<!\\p{L})trunc(?:[ao]|ad[ao])(?!\\p{L})|(?<!\\p{L})pasante(?!\\p{L})|créditos (?:aprobad|superad|cursad)",
    "trancad[oa]|não conclu|desistência|desistente|interrott|rinuncia agli studi|esami sostenuti",
    "niet (?:afgemaakt|voltooid|afgerond|behaald)|(?:zonder|geen) diploma|(?<!\\p{L})gestopt(?!\\p{L})|(?:ej|inte) avslutad|oavslutad|ikke (?:fullført|gennemført|afsluttet)",
    "nie ?uko[nń]cz|(?<!\\p{L})przerwan[ea](?!\\p{L})|bez dyplomu|肄业",
  ].join("|"),
  "iu",
);
const ONGOING =
  "in progress|ongoing|laufend|in bearbeitung|en cours(?! de validité)|en curso|em andamento|em curso|cursando|in corso(?! di validità)|w trakcie|lopend|pågående";
const ongoing = new RegExp(`(?<!\\p{L})(?:${ONGOING})(?!\\p{L})`, "iu");
const unfinished = new RegExp(
  String.raw`candidate|student|${ONGOING}|expected|anticipated|pursuing|enroll?ed|\bplanned\b|coursework|credits towards?|\babd\b|\bgeplant|\bprévue?\b|\bprevist[oa]\b|\bplanead[oa]\b|\bplanejad[oa]\b|在读|预计`,
  "i",
);

/**
 * The text of the completed degree in an education entry. Undefined if it is unfinished, by its words or by a
 * future end. The school's name is ignored: a graduate of Dr. King High School is not a doctor.
 */
export function heldDegree(entry: Record<string, unknown>, now: Date): string | undefined {
  const named = degree(entry);
  const end = textOf(entry.endDate);
  const isOpen = end === "" && textOf(entry.startDate) !== "";
  const said = [`${named} ${end}`, textOf(entry.score), textOf(entry.status)];
  return isAhead(end, now) || isOpen || said.some(isUnfinished) ? undefined : named;
}

/** True if a short text says that a study is not over. */
export function isOngoing(text: string): boolean {
  return text.length <= 40 && ongoing.test(text);
}

/** True if a text says that something is unfinished. */
export function isUnfinished(text: string): boolean {
  return unfinished.test(text.slice(0, 500)) || isStopped(text);
}

/** True if a text says that a study was left without its degree. */
export function isStopped(text: string): boolean {
  return stopped.test(text.slice(0, 500));
}

/** Places of words in a line for a study that was left without its degree. */
export function stoppedPlaces(line: string): [start: number, end: number][] {
  return [...line.matchAll(new RegExp(String.raw`(?:${stopped.source})\p{L}*`, "giu"))].map(
    ({ 0: said, index }) => [index, index + said.length],
  );
}

/** True if an ISO date, year or month is later than now. */
export function isAhead(date: string, now: Date): boolean {
  return (
    /^\d{4}(?:-\d{2}){0,2}/.test(date) &&
    date.slice(0, 10) > now.toISOString().slice(0, Math.min(10, date.length))
  );
}

/** Months of full-time study after secondary school to reach a level. Source: docs/methods.md, Prediction. */
export const monthsOfEducation: Record<Education, number> = {
  none: -24,
  secondary: 0,
  certificate: 9,
  associate: 24,
  bachelor: 48,
  master: 72,
  doctorate: 120,
};
