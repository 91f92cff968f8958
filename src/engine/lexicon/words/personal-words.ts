import file from "../../../../db/lexicon/words/personal-words.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("words/personal-words", file);

/** Words at the start of a text for its writer, or for a person of theirs. A name of a thing has none. */
export const personalStarts = read.alternation("personalStarts");

/** The same words elsewhere in a text, in lower case. */
export const personalWords = file.personalWords;

/** Another, alone as the subject of a sentence. */
export const othersAlone = file.othersAlone;

/** What says of an examination, a course or a licence that its writer did not get it. */
export const unfinished = read.alternation("unfinished");

/** Examinations, courses and papers, by parts of words. */
export const examinations = file.examinations;

/** Denials that end a sentence without naming a thing: "I did not". */
export const deniedEnds = file.deniedEnds;
