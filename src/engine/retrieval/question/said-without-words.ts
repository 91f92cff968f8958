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

/** What a text can say without a word. Each has a mark that stands for it in an index: no text has this word. */
const said = {
  period: { pattern: period, mark: "zqsaidperiodzq" },
  money: { pattern: money, mark: "zqsaidmoneyzq" },
};

/** What a text says about a term without a word: an amount about pay, a period about years. */
export function saidWithoutWords(
  terms: readonly SearchTerm[],
): { index: number; isIn: (text: string) => boolean }[] {
  return terms.flatMap((term, index) => {
    const known = saidOf(term);
    return known ? [{ index, isIn: (text: string) => known.pattern.test(text) }] : [];
  });
}

/** The terms for an index of marked texts: each has the mark of what is said without a word as one more synonym. */
export function markedTerms(terms: readonly SearchTerm[]): SearchTerm[] {
  return terms.map((term) => {
    const known = saidOf(term);
    return known ? { ...term, synonyms: [...term.synonyms, known.mark] } : term;
  });
}

/** A text with the marks of all that it says without a word, for an index. */
export function markedText(text: string): string {
  const marks = Object.values(said).flatMap(({ pattern, mark }) => (pattern.test(text) ? [mark] : []));
  return [text, ...marks].join("\n");
}

function saidOf({ word, synonyms }: SearchTerm) {
  if (lengths.has(word)) return said.period;
  return [word, ...synonyms].includes("salary") ? said.money : undefined;
}
