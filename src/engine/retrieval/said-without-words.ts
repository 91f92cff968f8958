import type { SearchTerm } from "./question.ts";

/** An amount of money: "£37,400", "8 700 brutto". */
const money =
  /[$€£¥]\s?\d|(?<![\d.,])\d[\d.,]{0,12}\s?(?:[$€£¥]|(?:k|eur|usd|gbp|pln|chf|zł|brutto|gross|dollars?|euros?|pounds?)(?![\p{L}]))/iu;
/** From when to when, as in jobs and studies: "(2017-06 – 2019-07)". */
const period = /\((?:19|20)\d\d(?:-\d\d)? – /u;
const lengths = new Set(
  "year years month months duration jahr jahre jahren monate dauer an ans annee annees mois ano anos mes meses rok lata lat anni vuosi vuotta 年".split(
    " ",
  ),
);

/** What a text says about a term without a word: an amount about pay, a period about years. */
export function saidWithoutWords(
  terms: readonly SearchTerm[],
): { index: number; isIn: (text: string) => boolean }[] {
  return terms.flatMap(({ word, synonyms }, index) => {
    if (lengths.has(word)) return [{ index, isIn: (text: string) => period.test(text) }];
    const isPay = [word, ...synonyms].includes("salary");
    return isPay ? [{ index, isIn: (text: string) => money.test(text) }] : [];
  });
}
