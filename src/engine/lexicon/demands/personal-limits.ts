import file from "../../../../db/lexicon/demands/personal-limits.json" with { type: "json" };
import { stemOf } from "../../retrieval/words/tokens.ts";
import { dataFile } from "../data-file.ts";
import { careerSynonyms } from "../words/career-thesaurus.ts";

const read = dataFile("demands/personal-limits", file);

/** What limits where, when and for what a person works. */
export const limitTopics = [
  "place",
  "pay",
  "relocation",
  "schedule",
  "family",
  "authorization",
  "health",
] as const;
export type LimitTopic = (typeof limitTopics)[number];

/** Thesaurus words whose groups belong to a topic, and others; lower case, without accents. */
const topicWords: Record<LimitTopic, { groups: string; more: string | string[] }> = file.topicWords;

/** "I want to move into management" is not a limit of place, and "the chef is leaving" is not about health. */
const otherwiseUsed = new Set(["move", "moving", "leave", "leaving"].map(stemOf));

const stemsByTopic = new Map<LimitTopic, ReadonlySet<string>>();

/** The stems of a topic's words; built at first use. */
export function topicStems(topic: LimitTopic): ReadonlySet<string> {
  const known = stemsByTopic.get(topic);
  if (known) return known;
  const { groups, more } = topicWords[topic];
  const grouped = groups.split(" ").flatMap((word) => [word, ...careerSynonyms(stemOf(word))]);
  const all = [...grouped, ...[more].flat().join(" ").split(" ")].map(stemOf);
  const stems = new Set(all.filter((stem) => !otherwiseUsed.has(stem)));
  stemsByTopic.set(topic, stems);
  return stems;
}

/** Words for what a person will, can or must do; lower case, without accents. */
export const limitCues = new Set(read.words("cues").map(stemOf));

/** Words for what was: "my last job had no nights" limits nothing. As written: "worked" has the stem of "work". */
export const pastWords = read.wordSet("past");

/** Words for what a job is like; lower case, without accents. */
export const workStems = new Set(read.words("work").map(stemOf));

/** What happened to an application, and papers and registrations of one's own. */
export const applying = read.alternation("applying");
