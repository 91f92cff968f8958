import { sureKnowingWords } from "../../../lexicon/demands/kinds.ts";
import { createTerms } from "../../../text/names/terms.ts";
import { contentWords } from "./content-words.ts";

const findKnowing = createTerms({ knowing: sureKnowingWords });

/** Words around a thing that require only its use. */
export const aroundThings: ReadonlySet<string> = new Set(
  "sistema sistemas système systèmes logiciel logiciels outil outils ferramenta ferramentas herramienta herramientas programa programas programme programmes daily use using used user knowledge proficiency proficient familiarity familiar software system systems tool tools platform application program working advanced basic intermediate skills skill ability".split(
    " ",
  ),
);

/** A text without its phrases of knowing: "Erfahrung im Umgang mit DATEV" is about DATEV. */
export function withoutKnowing(text: string): string {
  const found = findKnowing(text);
  return found
    .toReversed()
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
}

/** The stems of the words that name what a demand is about, without numbers and words of knowing. */
export function coreWords(text: string): string[] {
  return contentWords(withoutKnowing(text), aroundThings).filter((word) => !/^\d/.test(word));
}
