import file from "../../../../db/lexicon/places/jurisdiction-words.json" with { type: "json" };

/** Names in a country's licences besides the country's: words for its people and its licensing bodies. */
export const countriesByWord: Readonly<Record<string, string>> = file.countriesByWord;

/** Names in a state's or province's licences besides its own. */
export const regionsByWord: Readonly<Record<string, string>> = file.regionsByWord;
