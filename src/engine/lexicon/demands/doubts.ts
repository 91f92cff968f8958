import file from "../../../../db/lexicon/demands/doubts.json" with { type: "json" };
import { dataFile } from "../data-file.ts";
import type { HeldLanguage } from "../held/types.ts";

const read = dataFile("demands/doubts", file);

/** What denies the demand or condition after it in its clause. "No less than" and "not only" deny nothing. */
export const denyingWords: Readonly<Record<HeldLanguage, string>> = file.denyingWords;

/** Nouns of a job and its contract, as regular expression alternatives for whole words. */
export const jobNouns = read.alternation("jobNouns");

/** What else "full-time", "hybrid" or "temporary" may describe: people at work, times, and ways of working. */
export const workNouns = read.alternation("workNouns");
