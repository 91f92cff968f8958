import file from "../../../../db/lexicon/demands/work-times.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("demands/work-times", file);

/** Working times that many people avoid, in the words of people and postings; for `createTerms`. */
export const workTimes = read.alternations("workTimes", file.workTimes);

/** How a clause relates to a time it names; for `createTerms`. */
export const timeStances = read.alternations("timeStances", file.timeStances);
