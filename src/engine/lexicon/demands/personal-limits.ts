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
const topicWords: Record<LimitTopic, { groups: string; more: string }> = file.topicWords;

/** "I want to move into management" is not a limit of place, and "the chef is leaving" is not about health. */
const otherwiseUsed = new Set(["move", "moving", "leave", "leaving"].map(stemOf));

const stemsByTopic = new Map<LimitTopic, ReadonlySet<string>>();

/** Built at first use. */
function stemsOf(topic: LimitTopic): ReadonlySet<string> {
  const known = stemsByTopic.get(topic);
  if (known) return known;
  const { groups, more } = topicWords[topic];
  const grouped = groups.split(" ").flatMap((word) => [word, ...careerSynonyms(stemOf(word))]);
  const all = [...grouped, ...more.split(" ")].map(stemOf);
  const stems = new Set(all.filter((stem) => !otherwiseUsed.has(stem)));
  stemsByTopic.set(topic, stems);
  return stems;
}

/** Words for what a person will, can or must do; lower case, without accents. */
const cues = new Set(read.words("cues").map(stemOf));

/** The same for a script without spaces, searched in the text directly. */
const unspaced: readonly (readonly [LimitTopic, RegExp])[] = [
  ["place", /远程|通勤|在家/],
  ["pay", /工资|薪|年薪/],
  ["relocation", /搬|外地/],
  ["schedule", /夜班|倒班|周末|加班|晚上/],
  ["family", /孩子|父母|家人|家庭/],
  ["authorization", /签证|工作许可/],
  ["health", /手术|生病|腰|膝盖|久站/],
];
const unspacedCue = /不|只|必须|需要|至少|最多|没/;

/** The topics in which a sentence sets a limit, from its words' stems; none for most. */
export function limitsOf(sentence: string, stems: readonly string[]): LimitTopic[] {
  const spaced = stems.some((stem) => cues.has(stem));
  const other = unspacedCue.test(sentence);
  return limitTopics.filter(
    (topic) =>
      (spaced && stems.some((stem) => stemsOf(topic).has(stem))) ||
      (other && unspaced.some(([of, pattern]) => of === topic && pattern.test(sentence))),
  );
}
