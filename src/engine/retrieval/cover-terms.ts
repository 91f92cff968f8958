interface Found {
  /** The question's words that occur in it literally. */
  ownTerms: readonly string[];
}

/**
 * The best results, best first, at most `limit`. If none of them contains a word of the question, the best one
 * that does takes the last place, so a question about several things gets something for each.
 */
export function coverTerms<One extends Found>(found: readonly One[], limit: number): One[] {
  const chosen = new Set(found.slice(0, limit));
  for (const one of found.slice(limit)) {
    const said = termsOf(chosen);
    if (!one.ownTerms.some((term) => !said.has(term))) continue;
    const spare = [...chosen].findLast((other) => isSpare(other, chosen));
    if (spare === undefined) break;
    chosen.delete(spare);
    chosen.add(one);
  }
  return found.filter((one) => chosen.has(one));
}

function termsOf(chosen: Iterable<Found>): Set<string> {
  return new Set([...chosen].flatMap(({ ownTerms }) => ownTerms));
}

/** True if others contain all its words. */
function isSpare<One extends Found>(one: One, chosen: ReadonlySet<One>): boolean {
  const others = termsOf([...chosen].filter((other) => other !== one));
  return one.ownTerms.every((term) => others.has(term));
}
