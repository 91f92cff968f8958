/** How good a fit is, in words, by bucket. */
export const bucketNames: Readonly<Record<string, string>> = {
  high_fit: "Fits well",
  worth_exploring: "Worth a look",
  risky_mismatch: "Risky",
};

/** The same, inside a sentence. */
export function bucketWord(bucket: string): string {
  return bucketNames[bucket]?.toLowerCase() ?? bucket;
}
