/** The position of a term. */
export interface Posting {
  occupation: number;
  /** How many titles of the occupation contain the term, and how often its description does. */
  titles: number;
  description: number;
}

/** A term's posting among those of an occupation, created if missing. */
export function count(counts: Map<string, Posting>, term: string, occupation: number): Posting {
  const posting = counts.get(term) ?? { occupation, titles: 0, description: 0 };
  counts.set(term, posting);
  return posting;
}

/** ln(occupations / effective number of occupations with the term in titles), the exponential of its entropy. */
export function termWeight(list: readonly Posting[], occupations: number): number {
  const total = list.reduce((sum, { titles }) => sum + titles, 0);
  if (total === 0) return Math.log((occupations + 1) / (list.length + 0.5));
  const entropy = list.reduce((sum, { titles }) => sum - share(titles / total), 0);
  return Math.max(0.2, Math.log(occupations + 1) - entropy);
}

function share(part: number): number {
  return part === 0 ? 0 : part * Math.log(part);
}
