import { languageScale } from "../../lexicon/language-scale.ts";
import { createTerms } from "../../text/terms.ts";
import type { Checked, Fault } from "./types.ts";

type Level = keyof typeof languageScale;

const findLevels = createTerms<Level>(languageScale);
const low = new Set<Level>(["a1", "a2", "b1"]);

/** The level of the European framework that words name. */
export function levelIn(text: string): Level | undefined {
  return findLevels(text)[0]?.tag;
}

/** Single words that say the same level. */
export function wordsOfLevel(level: Level): string[] {
  return languageScale[level].split("|").flatMap((phrase) => {
    const word = phrase.replace("*", "");
    return word.includes(" ") ? [] : [word];
  });
}

/** A language that one knows a little is not said to be known without that. */
export function hiddenLevel({ sentence, carried }: Checked): Fault | undefined {
  for (const { source } of carried) {
    if (source.claim?.kind !== "language") continue;
    const level = levelIn(source.claim.text);
    if (level === undefined || !low.has(level)) continue;
    if (findLevels(sentence.text).some(({ tag }) => tag === level)) continue;
    return { why: "The claim limits how well the language is known, which the sentence leaves out.", source };
  }
  return undefined;
}
