import type { Labels } from "./labels.ts";
import { stemWord, words } from "./normalise.ts";

/** A skill that a sentence may be about. `relevance` 0..1 is the sentence's share of the best label's weight. */
export interface RankedSkill {
  id: string;
  relevance: number;
}

/** Labels that share only words more frequent than this are not compared. */
const COMMON_SHARE = 0.05;

/**
 * Returns a function that ranks skills for a sentence by idf coverage: for each label, including alternative
 * ones, the weight of its words in the sentence, squared, over the label's whole weight. The best label counts.
 * The result is a suggestion, not a finding.
 */
export function createRanker({ all, stemOf }: Labels): (sentence: string, limit: number) => RankedSkill[] {
  const postings = new Map<string, number[]>();
  const stems = all.map((label) => [...new Set(label.words.map(stemOf))]);
  for (const [index, list] of stems.entries()) for (const stemmed of list) append(postings, stemmed, index);
  const weightOf = (stemmed: string) => Math.log(1 + all.length / (1 + (postings.get(stemmed)?.length ?? 0)));
  const totals = Float64Array.from(stems, (list) =>
    list.reduce((sum, stemmed) => sum + weightOf(stemmed), 0),
  );
  const covered = new Float64Array(all.length);

  return (sentence, limit) => {
    const asked = [...new Set(words(sentence).map(stemWord))].filter((stemmed) => postings.has(stemmed));
    const rare = asked.filter((stemmed) => (postings.get(stemmed)?.length ?? 0) <= all.length * COMMON_SHARE);
    const touched = new Set(
      (rare.length > 0 ? rare : asked).flatMap((stemmed) => postings.get(stemmed) ?? []),
    );
    for (const stemmed of asked)
      for (const index of postings.get(stemmed) ?? []) cover(index, weightOf(stemmed));
    const best = bestLabels(touched);
    for (const stemmed of asked) for (const index of postings.get(stemmed) ?? []) covered[index] = 0;
    return best
      .slice(0, limit)
      .map(({ id, relevance }) => ({ id, relevance: Math.round(relevance * 10_000) / 10_000 }));
  };

  function cover(index: number, weight: number): void {
    covered[index] = (covered[index] ?? 0) + weight;
  }

  function bestLabels(touched: ReadonlySet<number>): Best[] {
    const skills = new Map<string, Best>();
    for (const index of touched) {
      const id = all[index]?.id ?? "";
      const total = totals[index] ?? 1;
      const share = (covered[index] ?? 0) / total;
      const score = share * share * total;
      if (score > (skills.get(id)?.score ?? 0)) skills.set(id, { id, score, relevance: Math.min(1, share) });
    }
    return [...skills.values()].sort(
      (left, right) => right.score - left.score || (left.id < right.id ? -1 : 1),
    );
  }
}

interface Best extends RankedSkill {
  score: number;
}

function append(postings: Map<string, number[]>, stemmed: string, index: number): void {
  const list = postings.get(stemmed);
  if (list === undefined) postings.set(stemmed, [index]);
  else list.push(index);
}
