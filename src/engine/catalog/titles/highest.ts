/** The places of the highest scores above 0, at most `limit`, ties by code. */
export function highest(scores: Float64Array, codes: readonly string[], limit: number): number[] {
  const isBefore = (left: number, right: number) => {
    const [one = 0, other = 0] = [scores[left], scores[right]];
    return one > other || (one === other && (codes[left] ?? "") < (codes[right] ?? ""));
  };
  const best: number[] = [];
  for (let index = 0; index < scores.length; index++) {
    if (scores[index] === 0) continue;
    if (best.length === limit && !isBefore(index, best.at(-1) ?? 0)) continue;
    const at = best.findIndex((other) => isBefore(index, other));
    best.splice(at < 0 ? best.length : at, 0, index);
    if (best.length > limit) best.pop();
  }
  return best;
}
