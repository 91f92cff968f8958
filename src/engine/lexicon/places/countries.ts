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

/**
 * Countries that the text readers do not look for, because many names are also words or first names. Only a
 * place's own part names them.
 */
export const furtherCountries: Readonly<Record<string, string>> = file.furtherCountries;

/** Towns by folded name that are identified by a word after a shared name, and their countries. */
export const namesakes: Readonly<Record<string, string>> = file.namesakes;

/** States, provinces and counties without a code, by country. */
export const provinces: Readonly<Record<string, string>> = file.provinces;

/** Cities that a name alone identifies, by their own and English names, and their countries. */
export const famous: Readonly<Record<string, string>> = file.famous;

/** Cities by their own names, with names in other languages or abbreviations, without accents. */
export const exonyms: Readonly<Record<string, string>> = file.exonyms;

/** Names in a country's licences besides the country's: words for its people and its licensing bodies. */
export const countriesByWord: Readonly<Record<string, string>> = file.countriesByWord;

/** Names in a state's or province's licences besides its own. */
export const regionsByWord: Readonly<Record<string, string>> = file.regionsByWord;
