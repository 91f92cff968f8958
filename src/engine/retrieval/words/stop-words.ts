import file from "../../../../db/lexicon/retrieval/stop-words.json" with { type: "json" };
import { dataFile } from "../../lexicon/data-file.ts";

const languages = ["en", "de", "fr", "es", "pt", "it", "nl", "sv", "pl"] as const;
/** Languages with known function words. */
export type Language = (typeof languages)[number];

// Without accents, as from `tokens`. Content words with the same spelling are not included on purpose: "may" is a
// month; "will" is too rarely a name to keep.
const byLanguage: Readonly<Record<Language, ReadonlySet<string>>> = dataFile(
  "retrieval/stop-words",
  file,
).wordSets("words", file);

/** The language with the most function words among the tokens; English in a tie. */
export function guessLanguage(tokens: readonly string[]): Language {
  let best: Language = "en";
  let most = 0;
  for (const language of languages) {
    const count = tokens.filter((token) => byLanguage[language].has(token)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

/** True if a token (lower case, without accents) is a function word of the language. */
export function isStopWord(token: string, language: Language): boolean {
  return byLanguage[language].has(token);
}
