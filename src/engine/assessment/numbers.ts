/** The arithmetic mean; 0 for an empty list. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/** The sum, added from left to right so that the same list gives the same bits. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Rounds to four decimals: enough for hand checks, without the tail of binary fractions. */
export function round4(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** Largest minus smallest value; 0 for an empty list. */
export function range(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

/** The values from largest to smallest, as a new list. */
export function descending(values: readonly number[]): number[] {
  return [...values].sort((a, b) => b - a);
}
