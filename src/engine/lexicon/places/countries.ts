import file from "../../../../db/lexicon/places/countries.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("places/countries", file);

/** Countries by ISO 3166 code: their currency (ISO 4217) and their names in the languages of resumes and postings. */
export const countries = file.countries;

/** Members of the European Union. Permission to work in one covers all. */
export const unionMembers = read.words("unionMembers");

/** Names of the union itself. */
export const unionNames = file.unionNames;

/**
 * States of the USA and provinces of Canada by postal code, those of Australia, and those of Mexico, of which no address
 * has a code. Names that are also towns or words elsewhere are not included.
 */
export const regions = file.regions;
