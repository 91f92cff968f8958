import file from "../../../../db/lexicon/studies/paper-ends.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("studies/paper-ends", file);

/** Words before the day until which a paper is valid, in all languages with words for it. */
export const expiryWords = read.alternation("expiryWords");

/** Words for a paper that is over: "expired". */
export const endedWords = read.alternation("endedWords");
