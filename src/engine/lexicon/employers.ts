import file from "../../../db/lexicon/employers.json" with { type: "json" };
import { dataFile } from "./data-file.ts";

const read = dataFile("employers", file);

/** Legal forms and similar endings of company names. "Acme, Inc." is one name. */
export const LEGAL_FORMS = read.wordSet("legalForms");

/** The same as written, as a pattern. */
export const legalForms = file.legalFormsPattern;

/** Words that mark an employer, in English, German, French and Spanish, without accents. */
export const EMPLOYER_WORDS = read.wordSet("employerWords");

/** Phrases that start an employer's name. */
export const EMPLOYER_OPENINGS =
  /^(?:city|town|county|state|university|college|bank|department|ministry|school|church|hospital|district|house|port|ville|mairie|stadt|universit[àä]t|hochschule|centre|h[ôo]pital|clinique|lyc[ée]e|colegio|universidad|instituto|ayuntamiento|banco|restaurant[e]?|hotel|h[ôo]tel|caf[ée]|lojas?|cal[çc]ados|livraria|padaria|supermercados?|office)\s/i;
