import file from "../../../../db/lexicon/words/roles.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("words/roles", file);

/** English job words. */
export const englishRoles = read.alternation("englishRoles");
/** The same in French. */
export const frenchRoles = read.alternation("frenchRoles");
/** The same in Spanish. */
export const spanishRoles = read.alternation("spanishRoles");
/** The same in Portuguese, Italian and Dutch, and words missing in the lists above. */
export const otherRoles = read.alternation("otherRoles");
/** Endings of German job words. */
export const germanRoleEnds = read.alternation("germanRoleEnds");
/** Endings of one-word English job words. */
export const englishRoleEnds = file.englishRoleEnds;
/** Chinese job words. */
export const chineseRoles = read.alternation("chineseRoles");
