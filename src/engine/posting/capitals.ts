/** Words that a name has in lower case between its others, in the languages of postings. */
const small = new Set(
  "a an and are as at be been by for from has have if in into is it may must no not of on or our out per should than that the their this to until up we will with you your der die das dem den des und oder mit von vom zu zum zur im am bei für auf ist sind wir sie sowie le la les un une de du des et ou en au aux avec pour par sur dans est sont nous vous el los las una del y o e con para por sin es son se su que do da dos das na no nos nas um uma com ou ao à het een van voor met op bij il lo gli di che per al".split(
    " ",
  ),
);

/** Short words without a vowel, and codes, that stay as they are: "CDL", "TN", "B2". */
const isCode = /^(?:[^AEIOUYÄÖÜÁÉÍÓÚÀÈÂÊÔ]{2,4}|\p{Lu}{1,2}|.*\d.*|\p{Lu}{3}(?=\/))$/u;

const LEAST_LETTERS = 80;
const LEAST_SHARE = 0.85;

/**
 * A text that is written in capitals throughout, with each word as a name has it, so that the readers can tell names from other words. Every
 * position stays the same.
 */
export function withoutCapitals(text: string): string {
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const lower = text.match(/\p{Ll}/gu)?.length ?? 0;
  if (upper + lower < LEAST_LETTERS || upper < (upper + lower) * LEAST_SHARE) return text;
  return text.replace(/(?<![\p{L}\d.@/-])\p{Lu}[\p{L}\d'’]*(?![@]|\.\p{L})/gu, (word, at: number) =>
    recased(word, text, at),
  );
}

function recased(word: string, text: string, at: number): string {
  const lower = word.toLowerCase();
  if (lower.length !== word.length) return word;
  const isFirst = at === 0 || /[\n.:!?]\s*$/.test(text.slice(Math.max(0, at - 3), at));
  if (small.has(lower) && word.length > 1) return isFirst ? word.charAt(0) + lower.slice(1) : lower;
  return isCode.test(word) ? word : word.charAt(0) + lower.slice(1);
}
