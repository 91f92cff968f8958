import file from "../../../../db/lexicon/studies/education.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("studies/education", file);

/** Words for degrees and schools by level, in posting languages. The level is the lowest that satisfies them. */
export const educationWords = read.alternations("educationWords", file.educationWords);

/** Other words for studies, without a level. */
export const studyWords = file.studyWords;

/** Phrases with such words that are not about the applicant's education. */
export const notEducation = read.alternation("notEducation");
