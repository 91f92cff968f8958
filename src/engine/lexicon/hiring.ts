import file from "../../../db/lexicon/posting/hiring.json" with { type: "json" };
import { dataFile } from "./data-file.ts";

const read = dataFile("posting/hiring", file);

/** Verbs by which an employer says that it hires, in all languages, as alternatives of a pattern. */
export const hiringVerbs = read.alternation("verbs");

/** Articles and numbers before the worker who is wanted. */
export const workerArticles = read.alternation("articles");

/** What may stand between a verb of hiring and the worker: when, for what. */
export const betweenHiring = read.alternation("between");

/** Words that lead from a worker to the employer: "baker at". */
export const employerBehind = read.alternation("employerBehind");

/** Nouns behind a verb of hiring that name no kind of worker. */
export const notWorkers = read.alternation("notWorkers");
