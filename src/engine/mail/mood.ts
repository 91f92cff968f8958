import type { MailPatterns } from "./words/index.ts";

/** A negation further before a verb is of another one. */
const NEGATION_REACH = 40;

/** True if words are under a condition or are a plan: "should you be selected, we will invite you". */
export function isConditional(
  before: string,
  match: string,
  { condition, concession, wish }: MailPatterns,
): boolean {
  const reach = `${before.trimEnd()}${match} `.replace(wish, "");
  return condition.test(reach) && !concession.test(before);
}

/** True if a negation is before or among some words. */
export function isDenied(before: string, match: string, { negation }: MailPatterns): boolean {
  return negation.test(` ${before.slice(-NEGATION_REACH).replace(/^\S*/, "").trim()}${match} `);
}

/** So many words after thanks, it is what they are for. */
const THANKED = 4;

/** Whether each interview and test of a sentence is one that it thanks for or comes after. */
export function looksBack(words: string, { back, talk, test, call }: MailPatterns["roles"]): boolean {
  const ends = [...words.matchAll(back)].map((match) => match.index + match[0].length);
  const starts = [talk, test, call].flatMap((role) => [...words.matchAll(role)].map(({ index }) => index));
  const isAfter = (start: number) =>
    ends.some((end) => start >= end && words.slice(end, start).split(" ").length - 1 <= THANKED);
  return starts.length > 0 && starts.every(isAfter);
}

/** Whether a person is asked to come and sign a contract, which is no interview. */
export function isToSign(words: string, { contract, sign }: MailPatterns["roles"]): boolean {
  return words.search(contract) >= 0 && words.search(sign) >= 0;
}
