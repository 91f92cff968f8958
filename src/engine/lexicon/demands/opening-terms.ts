import file from "../../../../db/lexicon/demands/opening-terms.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("demands/opening-terms", file);

/** Words for an opening's enumerations in posting languages, by value. */
export const remoteWords = read.alternations("remoteWords", file.remoteWords);

export const employmentWords = read.alternations("employmentWords", file.employmentWords);

export const seniorityWords = read.alternations("seniorityWords", file.seniorityWords);

/** "an" alone is English: "an hour". */
export const periodWords = read.alternations("periodWords", file.periodWords);

export const currencyWords = file.currencyWords;

/** Currency signs with the currencies they may stand for. */
export const currencySigns: Readonly<Record<string, readonly string[]>> = file.currencySigns;
