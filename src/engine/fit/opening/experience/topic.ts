import file from "../../../../../db/lexicon/fit/experience-topics.json" with { type: "json" };
import { dataFile } from "../../../lexicon/data-file.ts";
import { numberOf } from "../../../lexicon/numbers.ts";
import { roleNamed } from "../../../roles/roles-in-text.ts";
import { wordsOf } from "../../../text/words.ts";
import { type PreparedJob, withLatinApart } from "../prepare-record.ts";
import { alternatives } from "../skills/any-of.ts";
import { contentWords } from "../skills/content-words.ts";
import { withoutKnowing } from "../skills/core-words.ts";
import { saysNames } from "../skills/named.ts";
import { type ProperNames, properNamesIn } from "../skills/proper-names.ts";
import { meansWhole } from "../skills/wording.ts";
import type { Known } from "../types.ts";
import { choicesIn, sparedIn } from "./choices.ts";
import { isDoneBy } from "./done-by.ts";
import { asksForReports, asksToLead, hasLed, isOfLeading, saysNoReports } from "./leading.ts";
import { isBelow, isUnderLeader, leaderOf } from "./led-place.ts";
import { spelledBy } from "./short-titles.ts";
import { withoutSeveral } from "./years-asked.ts";

/** The subject of an experience requirement: the content words, the catalogue's skills and its occupation. */
export interface Topic {
  text: string;
  words: string[];
  skills: { id: string; words: string[]; text: string }[];
  /** The words of things of which one is enough: "teaching or training". */
  choices: string[][][];
  /** Names that are not in the catalogue. */
  names: ProperNames;
  /** The skills of which one is enough: "Java or Kotlin". */
  anyOf: ReadonlySet<string>;
  occupation: { code: string; words: string[] } | undefined;
  /** The occupation that leads the place mentioned. Others may have led it too. */
  leader: { code: string; words: string[] } | undefined;
  /** True if it asks for leading people. */
  isLeading: boolean;
}

/** The share of a topic's words that may be missing if its occupation or skills are the job's. */
const MOST_LEFT = 1 / 3;

/** Words around what a demand for experience is about. */
const aroundTopic = dataFile("fit/experience-topics", file).words("around");

/** What a demand for experience is about. */
export function topicOf(said: string, { index, language }: Known): Topic {
  const text = withLatinApart(said);
  const isLeading = asksToLead(text);
  const numbers = wordsOf(text).flatMap(({ key }) =>
    /^\d/.test(key) || numberOf(key) !== undefined ? [key] : [],
  );
  const words = contentWords(withoutKnowing(withoutSeveral(text)), new Set([...aroundTopic, ...numbers]));
  const code = roleNamed(text, index).understoodAs?.code;
  const entry = index.occupations[index.positions.get(code ?? "") ?? -1]?.entry;
  const places = index.skills.find(text);
  return {
    text,
    words: isLeading ? words.filter((word) => !isOfLeading(word)) : words,
    anyOf: new Set(alternatives(text, places).map(({ id }) => id)),
    skills: places.map(({ id, text: label }) => ({ id, words: contentWords(label), text: label })),
    choices: choicesIn(text),
    names: properNamesIn(text, places, (key) => index.usualWords.has(key), language),
    occupation: entry && { code: entry.code, words: contentWords(entry.title) },
    leader: leaderOf(text),
    isLeading,
  };
}

/** 1 if a job is about the topic by occupation, skills or words with little missing; ½ if only partly. */
export function relevance(job: PreparedJob, topic: Topic, { index }: Known): number {
  const { says, titleStems, workplace, skills: used, occupation: own, title } = job;
  const { skills, words, anyOf } = topic;
  const leader = isUnderLeader(title) ? undefined : topic.leader;
  const occupation = [topic.occupation, leader].find((one) => one !== undefined && own === one.code);
  const isInField = isFieldOf(own, words, index);
  const isUnder = occupation !== undefined && isBelow(title, topic.text);
  const isIt = occupation !== undefined && !isUnder;
  const alike = skills.filter(({ id }) => used.some((one) => index.skills.relation(one, id) === 1));
  const shown = skills.filter(({ id, text, words: own }) => {
    if (own.length > 0 && own.every((word) => isDoneBy(word, titleStems))) return true;
    if (!alike.some((one) => one.id === id)) return false;
    const entry = index.skills.entry(id);
    return !entry || meansWhole(text, entry) || says.says(text);
  });
  const isOneShown = shown.some(({ id }) => anyOf.has(id));
  const meant = skills.filter((skill) => shown.includes(skill) || (isOneShown && anyOf.has(skill.id)));
  const named = [...(isIt ? occupation.words : []), ...meant.flatMap((skill) => skill.words)];
  const short = spelledBy(title, topic.text, says);
  const isSaid = (word: string) =>
    named.includes(word) ||
    short.has(word) ||
    workplace.has(word) ||
    says.shows(word) ||
    isDoneBy(word, titleStems) ||
    isDoneBy(word, actedAs(says));
  const spared = new Set(topic.choices.flatMap((things) => sparedIn(things, isSaid)));
  const left = isInField ? 0 : words.filter((word) => !isSaid(word) && !spared.has(word)).length;
  const isGuide = asksForReports(topic.text) && says.lines.some((line) => saysNoReports(line.text));
  const isLed = !topic.isLeading || (hasLed(job) && !isGuide);
  const isAbout =
    isIt ||
    isInField ||
    (topic.isLeading && isLed && words.length === 0) ||
    (skills.length > 0 && meant.length === skills.length) ||
    (words.length > 0 && left === 0);
  if (!isUnder && isLed && isAbout && left <= words.length * MOST_LEFT && saysNames(says, topic.names))
    return 1;
  const isPartly = isUnder || isAbout || alike.length > 0 || (topic.isLeading && isLed);
  const inTitle = words.filter((word) => titleStems.has(word) || isDoneBy(word, titleStems));
  return isPartly || (words.length > 0 && inTitle.length >= words.length / 2) ? 0.5 : 0;
}

/** True if the job's occupation has all words of the field: "software development" of "Software Developers". */
function isFieldOf(code: string | undefined, words: readonly string[], index: Known["index"]): boolean {
  const title = index.occupations[index.positions.get(code ?? "") ?? -1]?.entry.title ?? "";
  // "Sales Representatives, Wholesale and Manufacturing" joins several.
  if (words.length < 2 || /,|\band\b/.test(title)) return false;
  const own = new Set(contentWords(title));
  return words.every((word) => own.has(word) || isDoneBy(word, own));
}

/** How far a job's title alone is about the topic. */
export function relevanceOfTitle(job: PreparedJob, topic: Topic, known: Known): number {
  const { title, says } = job;
  const skills = known.index.skills.findHeld(withLatinApart(title)).map(({ id }) => id);
  const alone = {
    ...job,
    skills,
    text: title,
    says: { ...says, ...says.title, title: says.title, lines: [] },
  };
  return relevance(alone, topic, known);
}

/** The stems of the roles that a job's lines say its holder took: "served as preceptor". */
function actedAs(says: PreparedJob["says"]): ReadonlySet<string> {
  const known = rolesByLines.get(says);
  if (known) return known;
  const roles = says.lines.flatMap((line) => {
    const role = takenRole.exec(line.text)?.[1];
    return role === undefined ? [] : contentWords(role).filter((stem) => line.shows(stem));
  });
  const found = new Set(roles);
  rolesByLines.set(says, found);
  return found;
}

const rolesByLines = new WeakMap<PreparedJob["says"], ReadonlySet<string>>();

const takenRole =
  /(?<!\p{L})(?:serv|act|work)(?:ed|ing) as (?:an? |the )?(\p{L}+)|(?<!\p{L})(?:tätig als|als) (\p{L}+)(?= tätig| eingesetzt)/iu;
