import { type FactorScores, factorScores } from "../factors.ts";
import { rawScores } from "../raw-scores.ts";
import type { CatalogIndex } from "../scales.ts";
import type { PersonEvidence } from "../types.ts";
import { type PersonProfile, personProfile } from "./person-profile.ts";

/** A person's profile and its scores over the whole catalogue. */
export interface PersonScores extends FactorScores {
  profile: PersonProfile;
}

interface Known {
  index: CatalogIndex;
  scores: PersonScores;
}

const known = new WeakMap<PersonEvidence, Known>();

/** A person's scores over the whole catalogue, computed once for the same objects. */
export function personScores(person: PersonEvidence, index: CatalogIndex): PersonScores {
  const before = known.get(person);
  if (before?.index === index) return before.scores;
  const profile = personProfile(person, index);
  const raw = rawScores(profile, index);
  const scores = { profile, ...factorScores(raw, index.scales, index.occupations.length) };
  known.set(person, { index, scores });
  return scores;
}
