import file from "../../../db/lexicon/skills/common-words.json" with { type: "json" };
import { dataFile } from "../lexicon/data-file.ts";

const read = dataFile("skills/common-words", file);

/**
 * English words that are also a skill's name or alias. In running text such a word counts as a tool only in the
 * tool's spelling (Excel, Go), and as another skill only if it is the skill's name.
 */
export const commonWords: ReadonlySet<string> = read.wordSet("commonWords");

/**
 * Words of other languages and short English forms with the same letters as an acronym: "mes" means month, "sem" means
 * without. Such an acronym counts only in capitals.
 */
export const lookalikes: ReadonlySet<string> = read.wordSet("lookalikes");
