import { roleNamed } from "../../../roles/roles-in-text.ts";
import { wordsOf } from "../../../text/words.ts";
import { type PreparedJob, withLatinApart } from "../prepare-record.ts";
import { alternatives } from "../skills/any-of.ts";
import { contentWords, shareOf } from "../skills/content-words.ts";
import { saysNames } from "../skills/named.ts";
import { type ProperNames, properNamesIn } from "../skills/proper-names.ts";
import { meansWhole } from "../skills/wording.ts";
import type { Known } from "../types.ts";
import { asksToLead, hasLed } from "./leading.ts";
import { isBelow, isUnderLeader, leaderOf } from "./led-place.ts";

/** The subject of an experience requirement: the content words, the catalogue's skills and its occupation. */
export interface Topic {
  text: string;
  words: string[];
  skills: { id: string; words: string[]; text: string }[];
  /** Words of which one is enough: "teaching or training". */
  pairs: string[][];
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
const LEAST_VERB = 4;

const aroundTopic =
  "one two three four five six seven eight nine ten eleven twelve recent successful classroom direct role position capacity setting environment capability background time total overall building developing designing creating using leading managing delivering handling performing providing supporting production fast paced team teams company companies industry large complex high quality projects solutions organization organisation".split(
    " ",
  );

const wordOrWord = /(?<![\p{L}-])(\p{L}{3,})\s(?:or|oder|ou|o|u)\s(\p{L}{3,})(?![\p{L}-])/giu;

/** What a demand for experience is about. */
export function topicOf(said: string, { index, language }: Known): Topic {
  const text = withLatinApart(said);
  const numbers = wordsOf(text).flatMap(({ key }) => (/^\d/.test(key) ? [key] : []));
  const code = roleNamed(text, index).understoodAs?.code;
  const entry = index.occupations[index.positions.get(code ?? "") ?? -1]?.entry;
  const places = index.skills.find(text);
  return {
    text,
    words: contentWords(text, new Set([...aroundTopic, ...numbers])),
    anyOf: new Set(alternatives(text, places).map(({ id }) => id)),
    skills: places.map(({ id, text: label }) => ({ id, words: contentWords(label), text: label })),
    pairs: Array.from(text.matchAll(wordOrWord), ([, ...pair]) => pair.flatMap((word) => contentWords(word))),
    names: properNamesIn(text, places, (key) => index.usualWords.has(key), language),
    occupation: entry && { code: entry.code, words: contentWords(entry.title) },
    leader: leaderOf(text),
    isLeading: asksToLead(text),
  };
}

/** 1 if a job is about the topic by occupation, skills or words with little missing; ½ if only partly. */
export function relevance(job: PreparedJob, topic: Topic, { index }: Known): number {
  const { stems, titleStems, skills: used, occupation: own, title } = job;
  const { skills, words, anyOf } = topic;
  const leader = isUnderLeader(title) ? undefined : topic.leader;
  const occupation = [topic.occupation, leader].find((one) => one !== undefined && own === one.code);
  const isIt = occupation !== undefined && !isBelow(title, topic.text);
  const alike = skills.filter(({ id }) => used.some((one) => index.skills.relation(one, id) === 1));
  const shown = skills.filter(({ id, text, words: own }) => {
    if (own.length > 0 && own.every((word) => isDoneBy(word, titleStems))) return true;
    if (!alike.some((one) => one.id === id)) return false;
    const entry = index.skills.entry(id);
    return !entry || meansWhole(text, entry) || job.says.says(text);
  });
  const isOneShown = shown.some(({ id }) => anyOf.has(id));
  const meant = skills.filter((skill) => shown.includes(skill) || (isOneShown && anyOf.has(skill.id)));
  const named = [...(isIt ? occupation.words : []), ...meant.flatMap((skill) => skill.words)];
  const isSaid = (word: string) => named.includes(word) || stems.has(word) || isDoneBy(word, titleStems);
  const isSpared = (word: string) => topic.pairs.some((pair) => pair.includes(word) && pair.some(isSaid));
  const left = words.filter((word) => !isSaid(word) && !isSpared(word)).length;
  const isLed = !topic.isLeading || hasLed(job);
  const isAbout =
    isIt ||
    (topic.isLeading && isLed && words.length === 0) ||
    (skills.length > 0 && meant.length === skills.length) ||
    (words.length > 0 && left === 0);
  if (isLed && isAbout && left <= words.length * MOST_LEFT && saysNames(job.says, topic.names)) return 1;
  const isPartly = isAbout || alike.length > 0 || (topic.isLeading && isLed);
  return isPartly || (shareOf(words, titleStems) ?? 0) >= 0.5 ? 0.5 : 0;
}

/** True if a title names who does it: "teacher" for teaching, "operator" for operating. */
function isDoneBy(word: string, titleStems: ReadonlySet<string>): boolean {
  return word.length >= LEAST_VERB && ["er", "or"].some((ending) => titleStems.has(word + ending));
}
