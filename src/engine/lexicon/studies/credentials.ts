import file from "../../../../db/lexicon/studies/credentials.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("studies/credentials", file);

/** Words for licences to work, to drive and for registration with a profession. */
export const licenceWords = read.alternation("licenceWords");

/** A word for a certificate if no degree is next to it. */
export const qualificationWords = "qualification";

/** Words for certificates, tickets and courses, and well-known names. */
export const certificateWords = read.alternation("certificateWords");

const NAMES = [
  "fuhrerschein(?:klassen?)?",
  "permis(?: de conduire)?",
  "permiso de conducir|carnet de conducir|carne(?: de conducir)?|registro de conducir|licencia de conducir|licencia de conduccion|licencia moto|licencia federal",
  "carta de conducao|carteira de habilitacao|habilitacao|cnh",
  "patente(?: di guida)?",
  "rijbewijs",
  "prawo jazdy|korkort|forerkort|korekort|ridicsky prukaz",
  "驾照|驾驶证",
].join("|");
const CLASS =
  "(?:klassen?|classes?|clase|categor(?:ias?|y|ie)|cat\\.|kl\\.|kat\\.|kategori[ai]i?|sk\\.|skupin[ay]|tipo)";

/** Words, without accents, for a driving licence. Its class follows. */
export const DRIVING_LICENCE = new RegExp(
  `(?:${NAMES})(?![\\p{L}-])\\s{0,3}[:：]?\\s{0,20}(?=${CLASS}?\\s?[a-e]{1,2}\\d?e?(?![\\p{L}\\d]))`,
  "u",
);

/** English words for one, with the class before or after. */
export const DRIVING_LICENCE_ENGLISH =
  /(?<!\p{L})(?:(?:full|clean|uk|eu|valid|provisional|class [a-e1-6]\d?|[a-e] class)[ ,]+){0,3}(?:driving|driver['’]?s?['’]?) licen[cs]e(?: class [a-z1-6]\d?|\s{0,20}[:,]?\s{1,3}(?:code|category) [a-z\d]{1,3})?(?!\p{L})|(?<!\p{L})(?:(?:full|clean|valid|current)[ ,]+){1,3}(?:uk|eu|gb|british|irish) (?:manual )?licen[cs]e(?!\p{L})|(?<!\p{L})full (?:clean )?licence [a-e](?:\+e)?(?![\p{L}\d])/u;
