import file from "../../../../db/lexicon/places/further-places.json" with { type: "json" };

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
