import { isStopWord, type Language } from "../../../engine/retrieval/words/stop-words.ts";
import { stems, words } from "../../../engine/retrieval/words/tokens.ts";

const languages: readonly Language[] = ["en", "de", "fr", "es"];
/** Words in every document or opening title, company forms, and letters ("sp. z o.o."). They identify nothing. */
const common = new Set(
  stems(`resume cv letter note brief fit report comparison compare opening posting job role application interview
  prepare tailored variant for general ag gmbh inc ltd llc plc sa co company group fundación foundation
  stichting stiftelse stiftelsen association verein stiftung fondation fundação grupo groupe the oy oyj ab sp spa srl bv nv kg ug sarl sas lda ltda a b c d e f g h i j k l m n o p q r s t u v w y z`),
);

/** The stems of a text's words that can identify something. */
export function ownStems(text: string): string[] {
  const kept = words(text).filter(({ token }) => !languages.some((language) => isStopWord(token, language)));
  return [...new Set(kept.flatMap(({ token }) => stems(token)))].filter((stem) => !common.has(stem));
}
