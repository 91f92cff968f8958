/** Pearson's correlation of two profiles of one length, -1..1; undefined where one of them is flat or too short. */
export function pearson(left: readonly number[], right: readonly number[]): number | undefined {
  const size = Math.min(left.length, right.length);
  if (size < 3 || left.length !== right.length) return undefined;
  const leftMean = sum(left) / size;
  const rightMean = sum(right) / size;
  let product = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  for (let index = 0; index < size; index++) {
    const x = (left[index] ?? 0) - leftMean;
    const y = (right[index] ?? 0) - rightMean;
    product += x * y;
    leftSquares += x * x;
    rightSquares += y * y;
  }
  const scale = Math.sqrt(leftSquares * rightSquares);
  return scale < 1e-9 ? undefined : Math.max(-1, Math.min(1, product / scale));
}

/** The middle value, or the mean of the two in the middle; 0 for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The sum; 0 for none. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Rounds to `decimals` decimals. */
export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}

/** The share 0..1 of sorted reference values that lie below a value, ties counted half; rises with the value. */
export function percentileRank(sorted: Float64Array, value: number): number {
  if (sorted.length === 0) return 0.5;
  return (bound(sorted, value, false) + bound(sorted, value, true)) / (2 * sorted.length);
}

/** How many of the sorted values are below the value, or with `inclusive` not above it. */
function bound(sorted: Float64Array, value: number, inclusive: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = sorted[middle] ?? 0;
    if (at < value || (inclusive && at === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}
