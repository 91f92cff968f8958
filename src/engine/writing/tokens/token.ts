/** A word, number or date of a sentence or a claim. */
export interface Token {
  kind: "word" | "number" | "date" | "often";
  /** Folded as written; for a date `2018-03` or `2018`, for a frequency the period's name. */
  key: string;
  lemma: string;
  text: string;
  start: number;
  end: number;
  value?: number;
  /** The percent sign or currency of a number. */
  sign?: string;
}

/** A date, as `2018-03` or `2018`. */
export function dateToken(key: string, start: number, end: number, text: string): Token {
  return { kind: "date", key, lemma: key, text, start, end };
}

/** A number by value, with its sign. */
export function numbered(value: number, text: string, start: number, end: number, sign: string): Token {
  const key = String(Math.round(value * 1000) / 1000);
  return { kind: "number", key, lemma: key, text, start, end, value, ...(sign && { sign }) };
}
