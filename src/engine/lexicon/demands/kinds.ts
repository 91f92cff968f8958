import file from "../../../../db/lexicon/demands/kinds.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("demands/kinds", file);

/** Knowledge words that only a skill follows. */
export const sureKnowingWords = read.alternation("sureKnowingWords");

/** Headings and labels for tools and techniques, not for traits or papers. */
export const skillHeadings = read.alternation("skillHeadings");

/** Words for traits, age, health, checks and physical ability: demands on a person that are not skills. */
export const traitWords = read.alternation("traitWords");

/** Words for checks, age and health. */
export const checkWords = read.alternation("checkWords");
