interface Found {
  /** The question's words that it says in the very word. */
  ownTerms: readonly string[];
}

/**
 * The best of what was found, best first, at most `limit`: a word of the question that none of them says gives the last
 * place to the best that says it, so that who asks for several things gets something of each.
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

/** Whether others say all that it says. */
function isSpare<One extends Found>(one: One, chosen: ReadonlySet<One>): boolean {
  const others = termsOf([...chosen].filter((other) => other !== one));
  return one.ownTerms.every((term) => others.has(term));
}
