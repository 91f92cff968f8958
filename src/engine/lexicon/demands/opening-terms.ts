import openingTermsFile from "../../../../db/lexicon/demands/opening-terms.json" with { type: "json" };
import workTimesFile from "../../../../db/lexicon/demands/work-times.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const openingTerms = dataFile("demands/opening-terms", openingTermsFile);

/** Words for an opening's enumerations in posting languages, by value. */
export const remoteWords = openingTerms.alternations("remoteWords", openingTermsFile.remoteWords);

export const employmentWords = openingTerms.alternations("employmentWords", openingTermsFile.employmentWords);

export const seniorityWords = openingTerms.alternations("seniorityWords", openingTermsFile.seniorityWords);

/** "an" alone is English: "an hour". */
export const periodWords = openingTerms.alternations("periodWords", openingTermsFile.periodWords);

export const currencyWords = openingTermsFile.currencyWords;

/** Currency signs with the currencies they may stand for. */
export const currencySigns: Readonly<Record<string, readonly string[]>> = openingTermsFile.currencySigns;

const times = dataFile("demands/work-times", workTimesFile);

/** Working times that many people avoid, in the words of people and postings; for `createTerms`. */
export const workTimes = times.alternations("workTimes", workTimesFile.workTimes);

/** How a clause relates to a time it names; for `createTerms`. */
export const timeStances = times.alternations("timeStances", workTimesFile.timeStances);
