import file from "../../../../db/lexicon/words/same-skill-words.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("words/same-skill-words", file);

/** Equivalent words before or after the head of a skill's name: "client service" is customer service. */
const groups = file.groups;

/** The first of each group of equivalent words. */
export const sameSkillWord: ReadonlyMap<string, string> = new Map(
  groups.flatMap(([first = "", ...others]) => others.map((word): [string, string] => [word, first])),
);

/** Words that do not narrow a skill. */
export const emptySkillWords: ReadonlySet<string> = read.wordSet("emptySkillWords");
