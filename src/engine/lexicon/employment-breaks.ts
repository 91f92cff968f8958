import file from "../../../db/lexicon/employment-breaks.json" with { type: "json" };
import { dataFile } from "./data-file.ts";

const read = dataFile("employment-breaks", file);

// Words, without accents, for not working at the time, by language.

const WORDS: Readonly<Record<string, string>> = read.alternations("words", file.words);

/** Finds such words in a folded text. */
export const EMPLOYMENT_BREAK = new RegExp(
  Object.entries(WORDS)
    .map(([language, words]) => (language === "zh" ? `(?:${words})` : `(?<!\\p{L})(?:${words})(?!\\p{L})`))
    .join("|"),
  "u",
);
