import file from "../../../../db/lexicon/demands/frames.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const { "//": _, ...languages } = file;
const byLanguage = dataFile("demands/frames", languages).alternationsOfEach(languages);

/** What stands before a demand in a sentence. */
export type FrameHead =
  | "asked"
  | "bare"
  | "stated"
  | "wished"
  | "conditions"
  | "unless"
  | "holders"
  | "bringing"
  | "someone"
  | "since";
/** What stands around it: behind a condition, at the end of a clause, and where nothing is asked. */
export type FrameEdge =
  | "praises"
  | "calls"
  | "refusals"
  | "tails"
  | "ahead"
  | "fits"
  | "seeks"
  | "finite"
  | "ends"
  | "others"
  | "procedure";

/** The words of all languages for a part of such a sentence, as alternatives of a regular expression. */
export function frameWords(part: FrameHead | FrameEdge): string {
  return Object.values(byLanguage)
    .flatMap((words) => (isWith(words, part) ? [words[part]] : []))
    .join("|");
}

function isWith<Part extends string>(words: object, part: Part): words is Record<Part, string> {
  return part in words;
}
