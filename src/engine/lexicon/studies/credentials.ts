import file from "../../../../db/lexicon/studies/credentials.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("studies/credentials", file);

/** Words for licences to work, to drive and for registration with a profession. */
export const licenceWords = read.alternation("licenceWords");

/** A word for a certificate if no degree is next to it. */
export const qualificationWords = "qualification";

/** Words for certificates, tickets and courses, and well-known names. */
export const certificateWords = read.alternation("certificateWords");
