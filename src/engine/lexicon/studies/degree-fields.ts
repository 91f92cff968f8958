import file from "../../../../db/lexicon/studies/degree-fields.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("studies/degree-fields", file);

/** Fields in abbreviated degree names. */
export const degreeFields: Readonly<Record<string, string>> = file.degreeFields;

/** Words in a degree's name that are a field of study, not a level. */
export const fieldWords = read.words("fieldWords");
