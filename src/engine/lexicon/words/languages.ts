import file from "../../../../db/lexicon/words/languages.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("words/languages", file);

/** Names of languages in English, German, Spanish, French, Portuguese, Italian, Dutch and Chinese, by ISO 639 code. */
export const languageNames = file.languageNames;

/** Words for language levels. Those of the European framework and of China's tests are separate. */
export const languageLevels = file.languageLevels;

/** Words around a language's name without other meaning. */
export const languageContext = read.alternation("languageContext");

/** One language besides the country's own, without its name. */
export const otherLanguage = file.otherLanguage;
