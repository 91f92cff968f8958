import { mean, sum } from "./numbers.ts";

/** Length of the longest run of equal answers, as in the R package `careless`; 0 without answers. */
export function longestIdenticalRun(answers: readonly number[]): number {
  let longest = 0;
  let current = 0;
  answers.forEach((answer, index) => {
    current = index > 0 && answer === answers[index - 1] ? current + 1 : 1;
    longest = Math.max(longest, current);
  });
  return longest;
}

/**
 * Length of the longest run that alternates between two values (2, 4, 2, 4 has length 4); 0 when all answers
 * are equal.
 */
export function longestAlternation(answers: readonly number[]): number {
  let longest = 0;
  let current = 0;
  answers.forEach((answer, index) => {
    if (index === 0 || answer === answers[index - 1]) current = 1;
    else if (index >= 2 && answer === answers[index - 2]) current += 1;
    else current = 2;
    longest = Math.max(longest, current);
  });
  return longest >= 2 ? longest : 0;
}

/** Milliseconds spent on each answered item; null when the duration is unknown or nothing was answered. */
export function timePerItem(durationMs: number | null, answered: number): number | null {
  return durationMs === null || answered === 0 ? null : durationMs / answered;
}

/** Sample standard deviation of one person's raw answers (IRV in `careless`); null below two answers. */
export function intraIndividualSd(answers: readonly number[]): number | null {
  if (answers.length < 2) return null;
  const centre = mean(answers);
  const squares = sum(answers.map((answer) => (answer - centre) ** 2));
  return Math.sqrt(squares / (answers.length - 1));
}

/**
 * Acquiescence: the mean raw answer over keyed and reversed items, both halves weighted equally. Null unless both
 * halves have answers, because a one-way key cannot distinguish agreement from a high score.
 */
export function acquiescence(keyed: readonly number[], reversed: readonly number[]): number | null {
  return keyed.length === 0 || reversed.length === 0 ? null : (mean(keyed) + mean(reversed)) / 2;
}
