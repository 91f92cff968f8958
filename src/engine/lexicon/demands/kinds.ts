import kindsFile from "../../../../db/lexicon/demands/kinds.json" with { type: "json" };
import necessityFile from "../../../../db/lexicon/demands/necessity.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const kinds = dataFile("demands/kinds", kindsFile);

/** Knowledge words that only a skill follows. */
export const sureKnowingWords = kinds.alternation("sureKnowingWords");

/** Headings and labels for tools and techniques, not for traits or papers. */
export const skillHeadings = kinds.alternation("skillHeadings");

/** Words for traits, age, health, checks and physical ability: demands on a person that are not skills. */
export const traitWords = kinds.alternation("traitWords");

/** Words for checks, age and health. */
export const checkWords = kinds.alternation("checkWords");

const necessity = dataFile("demands/necessity", necessityFile);

/** Words that say how much a posting wants something. */
export const necessityWords = necessity.alternations("necessityWords", necessityFile.necessityWords);

/** Words by which a sentence outside a demand list says it is about demands. */
export const askingWords = necessity.alternation("askingWords");

/** Knowledge words before a skill's name. */
export const knowingWords = necessity.alternation("knowingWords");

/** Words for experience. */
export const experienceWords = necessity.alternation("experienceWords");
