import type { CatalogData } from "../catalog/types.ts";
import { type CatalogBase, prepareBase } from "./baseline.ts";
import { rawScores } from "./raw-scores.ts";
import { type FactorKey, factorKeys } from "./types.ts";

/** The values t between which a factor's score runs from 0 to 100. */
export interface Scale {
  low: number;
  high: number;
}

/** Absent for a factor without catalogue data. */
export type Scales = Record<FactorKey, Scale | undefined>;

/** The shares of the catalogue's own pairs below 0 and above 100. Source: docs/methods.md, Factors. */
const LOW = 0.01;
const HIGH = 0.998;

/** The number of evenly spaced occupations that are compared with all others. */
const COMPARED = 48;

/** The 1 % and 99.8 % points of every factor over pairs of different occupations. */
function scalesOf(base: CatalogBase): Scales {
  const step = Math.max(1, Math.ceil(base.occupations.length / COMPARED));
  const values = perFactor((): number[] => []);
  for (let own = 0; own < base.occupations.length; own += step) {
    const raw = rawScores(profileAt(base, own), base);
    for (const key of factorKeys)
      for (const [other, value] of raw[key]?.entries() ?? [])
        if (other !== own && !Number.isNaN(value)) values[key].push(value);
  }
  return perFactor((key) => scaleOf(Float64Array.from(values[key]).sort()));
}

/** An occupation, as a person with no other work. */
function profileAt(base: CatalogBase, position: number) {
  const words = base.words.documents[position];
  const jobZone = base.occupations[position]?.entry.jobZone;
  const { interests, knowledge, values, styles } = base;
  return {
    history: [],
    areInterestsInferred: false,
    ...(interests[position] && { interests: interests[position] }),
    ...(knowledge[position] && { knowledge: knowledge[position] }),
    ...(words && { words }),
    ...(jobZone !== undefined && { jobZone }),
    ...(values[position] && { values: values[position] }),
    ...(styles[position] && { styles: styles[position] }),
  };
}

function scaleOf(sorted: Float64Array): Scale | undefined {
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  const [low, high] = [at(LOW), at(HIGH)];
  return high > low ? { low, high } : undefined;
}

/** A record with a value for every factor. */
export function perFactor<T>(of: (key: FactorKey) => T): Record<FactorKey, T> {
  return {
    interests: of("interests"),
    knowledge: of("knowledge"),
    experience: of("experience"),
    preparation: of("preparation"),
    values: of("values"),
    styles: of("styles"),
  };
}

/** A catalogue prepared for matching: the base, and the scales of its factors. */
export interface CatalogIndex extends CatalogBase {
  scales: Scales;
}

/** Computes everything that depends only on the catalogue; cache the result until the catalogue changes. */
export function prepareCatalog(data: CatalogData): CatalogIndex {
  const base = prepareBase(data);
  return { ...base, scales: scalesOf(base) };
}
