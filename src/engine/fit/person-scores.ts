import { type FactorScores, factorScores } from "./factors.ts";
import type { CatalogIndex } from "./prepare.ts";
import { rawScores } from "./raw-scores.ts";
import type { PersonEvidence } from "./types.ts";

interface Known {
  index: CatalogIndex;
  scores: FactorScores;
}

const known = new WeakMap<PersonEvidence, Known>();

/** The scores of a person over the whole catalogue, computed once as long as the same objects are given. */
export function personScores(person: PersonEvidence, index: CatalogIndex): FactorScores {
  const before = known.get(person);
  if (before?.index === index) return before.scores;
  const scores = factorScores(rawScores(person, index), index);
  known.set(person, { index, scores });
  return scores;
}
