import file from "../../../db/lexicon/not-shown.json" with { type: "json" };
import { dataFile } from "./data-file.ts";

const read = dataFile("not-shown", file);

/** Beside others at work, in all languages with words for it. */
export const besideWords = file.besideWords;

/** A group or a kind of people at work, whose name may come before or after it. */
export const groupWords = read.alternation("groupWords");

/** Being there where others tell of a thing, which is not using it. */
export const audienceWords = read.alternation("audienceWords");

/** The event before the thing, and being there after it, where the verb comes last. */
export const audienceEnds: readonly (readonly [string, string])[] = read.pairs("audienceEnds");

/** A verb of taking one thing's place by another, before the old one, and the word before the new one. */
export const replacedWords: readonly (readonly [string, string])[] = read.pairs("replacedWords");

/** Where the old thing comes first: "Jenkins durch GitHub Actions ersetzt. */
export const replacedEnds: readonly (readonly [string, string])[] = read.pairs("replacedEnds");

/** A firm that sells or offers a thing, which says nothing of who works there. */
export const sellingFirms = read.alternation("sellingFirms");

/** Verbs and nouns of selling, directly before what is sold. */
export const sellingWords = file.sellingWords;

/** A demand that is about selling. */
export const sellingDemands = file.sellingDemands;
