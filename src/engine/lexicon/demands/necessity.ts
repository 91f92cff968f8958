import file from "../../../../db/lexicon/demands/necessity.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("demands/necessity", file);

/** Words that say how much a posting wants something. */
export const necessityWords = read.alternations("necessityWords", file.necessityWords);

/** Words by which a sentence outside a demand list says it is about demands. */
export const askingWords = read.alternation("askingWords");

/** Knowledge words before a skill's name. */
export const knowingWords = read.alternation("knowingWords");

/** Words for experience. */
export const experienceWords = read.alternation("experienceWords");
