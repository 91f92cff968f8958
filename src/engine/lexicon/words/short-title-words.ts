import file from "../../../../db/lexicon/words/short-title-words.json" with { type: "json" };

/** Abbreviated or alternative title words, with the catalogue's words. */
export const shortTitleWords: Readonly<Record<string, string>> = file.shortTitleWords;
