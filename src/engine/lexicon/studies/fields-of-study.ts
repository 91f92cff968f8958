import file from "../../../../db/lexicon/studies/fields-of-study.json" with { type: "json" };

/** Fields of study in German, Spanish, French, Portuguese (without accents) and Chinese. */
export const fieldsOfStudy: Readonly<Record<string, string>> = file.fieldsOfStudy;
