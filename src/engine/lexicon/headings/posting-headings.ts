import file from "../../../../db/lexicon/headings/posting-headings.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("headings/posting-headings", file);

/** The subjects of a posting's parts. `aside` is everything without demands: benefits, the employer, how to apply. */
export const postingHeadings = read.alternations("postingHeadings", file.postingHeadings);
