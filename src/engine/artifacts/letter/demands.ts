import { saidBy } from "../../fit/opening/experience/said-by.ts";
import { choice } from "../../fit/opening/skills/any-of.ts";
import { contentWords } from "../../fit/opening/skills/content-words.ts";
import { languagesIn } from "../../languages.ts";
import { entryAt } from "../../resume/json-resume.ts";
import { MONTHS, monthsCovered, monthsOf } from "../../resume/years.ts";
import { durationsIn } from "../../text/durations.ts";
import { wordsOf as tokens } from "../../text/words.ts";
import { conditions, requiredFirst } from "../evidence.ts";
import { demandWords, openingWords, quotable } from "../opening-words.ts";
import type { AskedRequirement, Line, Material } from "../types.ts";

const MOST_DEMANDS = 6;
/** The most demands before one paragraph. */
const MOST_TOGETHER = 3;
const HALF = 0.5;
/** A demand of so many words asks for more than one skill. */
const LONG_DEMAND = 3;
const BEGINNING = 4;

/** The demands of an opening that the person can answer, the strongest first. Of several that say the same, one. */
export function answerable({ asked }: Material): AskedRequirement[] {
  if (!asked.isOpening) return [];
  const met = asked.requirements.filter(
    ({ kind, outcome, claimIds }) => outcome === "met" && claimIds.length > 0 && !conditions.has(kind),
  );
  const ordered = requiredFirst(met.toSorted((left, right) => strengthOf(left) - strengthOf(right)));
  const kept: AskedRequirement[] = [];
  for (const demand of ordered) {
    const isSaid = kept.some(({ text }) => text === demand.text || saidBy(demand.text)(text) === 1);
    if (!isSaid) kept.push(demand);
  }
  return kept.slice(0, MOST_DEMANDS);
}

const strongest: readonly string[] = ["licence", "certificate", "education", "experience"];

/** Licences and demands with numbers come before duties. */
function strengthOf({ kind, text }: AskedRequirement): number {
  const at = strongest.indexOf(kind);
  return at === -1 ? strongest.length + Number(!/\d/.test(text)) : at;
}

/** True if lines answer a demand: by a claim that meets it, or in the same words. */
export function isBorneOut(lines: readonly Line[]): (demand: AskedRequirement) => boolean {
  const used = new Set(lines.flatMap(({ claimIds }) => claimIds));
  const own = lines.filter(({ claimIds }) => claimIds.length > 0);
  return ({ text, claimIds }) =>
    claimIds.some((id) => used.has(id)) || own.some((line) => isSaidIn(text, line.text));
}

/** The demands that a paragraph answers without saying so, as they are quoted before it. */
export function answeredBy(
  paragraph: Line,
  demands: readonly AskedRequirement[],
  material: Material,
): AskedRequirement[] {
  const used = new Set(paragraph.claimIds);
  // Of "B.Com. or M.Com." one is enough.
  const isSaid = ({ text }: AskedRequirement) =>
    [text, ...text.split(choice)].some((part) => isSaidIn(part, paragraph.text));
  const isNeeded = (demand: AskedRequirement) =>
    !isToDrive(demand) &&
    !(material.words.letter.needsArticles && isShortName(saidDemand(demand, material))) &&
    (demand.kind === "education" ? !basicSchool.test(demand.text) : !namesTongue(demand, paragraph.text));
  return demands
    .filter((demand) => demand.claimIds.some((id) => used.has(id)) && isShown(demand, paragraph, material))
    .filter((demand) => quotable(demand.text).length > 0 && !isSaid(demand) && isNeeded(demand))
    .slice(0, MOST_TOGETHER);
}

/** True for a demand for a licence to drive a car. To drive is the work of who needs another class. */
export function isToDrive({ kind, text }: Pick<AskedRequirement, "kind" | "text">): boolean {
  const isPaper = kind === "licence" || kind === "certificate";
  return isPaper && driving.test(text) && !ofTrade.test(text);
}

const driving =
  /driv|führerschein|fahrerlaubnis|permis|conduc|conduz|condução|carne?t?é? b|cnh|patente|automunit|rijbewijs|körkort|førerkort|kørekort|prawo jazdy|ajokortti|řidičsk|驾|運転/iu;
const ofTrade = /(?<!\p{L})(?:C1?E?|D1?E?|CE|DE|HGV|LGV|PCV|CDL|PSV|SPL)(?!\p{L})|truck|lorry|bus|lkw|poids/u;

/** Everyone who applies has been to school. */
const basicSchool =
  /\b(?:high[- ]school|secondary (?:school|education)|GED|GCSEs?|ensino (?:m[eé]dio|fundamental)|ESO|graduado escolar|bachillerato)\b|(?:haupt|real)?schulabschluss/iu;

/** True if a paragraph names the language that is asked for: "I speak German (C1)" needs no quotation. */
function namesTongue({ kind, text }: AskedRequirement, paragraph: string): boolean {
  if (kind !== "language") return false;
  const named = languagesIn(paragraph);
  return languagesIn(text).every((code) => code === "any" || named.includes(code));
}

/** True if a paragraph contains all words of a demand, so that it need not be quoted. */
function isSaidIn(demand: string, paragraph: string): boolean {
  if (/\p{Script=Han}/u.test(demand)) return paragraph.includes(openingWords(demand));
  const said = new Set(wordsOf(paragraph));
  const plain = wordsOf(openingWords(demand)).filter((word) => !general.test(word) && !paper.test(word));
  return (plain.length > 0 && plain.every((word) => said.has(word))) || saidBy(demand)(paragraph) === 1;
}

/** True if a reader can see it: jobs as long as required, or with a word of the demand. Work shows no language. */
export function isShown(
  { kind, text, claimIds }: AskedRequirement,
  paragraph: Line,
  { claims, document, today }: Material,
): boolean {
  // A tool alone shows no work with what it is for: "PowerPoint" for "presentation of financial information".
  const cited = claims.filter(({ id }) => paragraph.claimIds.includes(id));
  const isList = cited.length > 0 && cited.every(({ kind: of }) => of === "skill");
  // A list of skills shows no experience.
  if (kind === "experience" && isList) return false;
  if (kind === "skill" && contentWords(text).length >= LONG_DEMAND)
    return isList ? saidBy(text)(paragraph.text) >= HALF : namesTopic(text, paragraph.text);
  if (kind !== "experience" && kind !== "language") return true;
  const years = durationsIn(text, tokens(text))[0]?.years;
  if (years !== undefined && !namesTopic(text, paragraph.text)) return false;
  if (years === undefined) return saidBy(text)(paragraph.text) >= HALF;
  const named = claims.filter(
    ({ id, kind: of }) => of === "job" && paragraph.claimIds.includes(id) && claimIds.includes(id),
  );
  const spans = named.flatMap(({ path }) => {
    const span = monthsOf(entryAt(document, path), new Date(today));
    return span ? [span] : [];
  });
  return monthsCovered(spans) >= years * MONTHS;
}

/** True if a paragraph has a word of what the years are asked for: "Kotlin" of "3 years of Kotlin". */
function namesTopic(demand: string, paragraph: string): boolean {
  const topic = wordsOf(openingWords(demand).replace(opener, "")).filter((word) => !general.test(word));
  const said = new Set(wordsOf(paragraph));
  return (
    topic.length === 0 ||
    topic.some((word) => said.has(word) || [...said].some((own) => begin(own) === begin(word)))
  );
}

/** "Nursing" and "nurse" begin alike. A short word is compared whole. */
function begin(word: string): string {
  return word.length > BEGINNING ? word.slice(0, BEGINNING) : word;
}

/** Words that introduce a demand in a posting and are not part of it. */
const opener =
  /^(?:comfortable|familiar|proficient|confident|experienced|skilled|competent|fluent) (?:with|in|at|using|users? of) |^(?:(?:you )?(?:must|should|will|need to) (?:have|hold|be)|(?:a )?minimum(?: of)?|at least|min\.?|of(?= \d)|o(?= \p{Ll}))\s+/iu;

/** A demand in a sentence: plain if the person uses the same words, and otherwise in quotation marks. */
export function saidDemand({ text, kind, claimIds }: AskedRequirement, { claims, words }: Material): string {
  const whole = demandWords(text).replace(opener, "");
  const name = kind === "language" ? whole.replace(/ languages?$/i, "") : whole;
  const own = claims.filter(({ id }) => claimIds.includes(id)).map((claim) => claim.text.toLowerCase());
  const isOwn = wordsOf(name).every((word) => general.test(word) || own.some((said) => said.includes(word)));
  if (isOwn && kind === "language") return words.letter.tongue(name);
  const plain = isOwn ? words.letter.plain(name) : undefined;
  return plain ?? words.letter.demand?.(name) ?? (isShortName(name) ? name : words.letter.quote(name));
}

/** "MS Office", "SAP": a name with an abbreviation needs no quotation marks. */
function isShortName(name: string): boolean {
  return /^(?=.*\p{Lu}{2})\p{Lu}[\p{L}\d+#]*(?: \p{Lu}[\p{L}\d+#]*){0,2}$/u.test(name);
}

/** What a paper is called beside its name: "BLS certification". */
const paper =
  /^(?:valid|current|active|certifi\p{L}+|licen[cs]e|card|gültig\p{L}*|zertifikat|nachweis|schein|certificat|vigente|vigor|válid\p{L}+|certificad\p{L}+)$/u;

/** Durations, language levels and the words around them, which need no quotation marks. */
const general =
  /^(?:\d+|[abc][12]|years?|of|experience|languages?|jahren?|(?:berufs)?erfahrung|años?|de|experiencia|ans?|d|expérience|anos?|experiência)$/;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];
}
