import type { CatalogData } from "../catalog/types.ts";
import { type CatalogBase, prepareBase } from "./baseline.ts";
import { rawScores } from "./raw-scores.ts";
import { type FactorKey, factorKeys, type PersonEvidence } from "./types.ts";

/** A catalogue prepared for matching: the base, and the distribution of its raw values. */
export interface CatalogIndex extends CatalogBase {
  /** Per factor the sorted raw values among pairs of its own occupations: the scale of the percentiles. */
  reference: Record<FactorKey, Float64Array>;
}

/** Number of occupations, evenly spaced, that serve as people in the reference. Source: docs/methods.md, Score. */
const REFERENCE_PEOPLE = 48;
/** Number of skills of a person in the reference. */
const REFERENCE_SKILLS = 10;

/** Computes everything that depends only on the catalogue; cache the result until the catalogue changes. */
export function prepareCatalog(data: CatalogData): CatalogIndex {
  const base = prepareBase(data);
  const step = Math.max(1, Math.ceil(base.occupations.length / REFERENCE_PEOPLE));
  const values: Record<FactorKey, number[]> = {
    skills: [],
    knowledge: [],
    experience: [],
    interests: [],
    values: [],
    styles: [],
  };
  for (let self = 0; self < base.occupations.length; self += step) {
    const raw = rawScores(occupationAsPerson(base, self), base);
    for (const key of factorKeys)
      for (const [index, value] of raw[key].entries())
        if (index !== self && !Number.isNaN(value)) values[key].push(value);
  }
  return {
    ...base,
    reference: {
      skills: Float64Array.from(values.skills).sort(),
      knowledge: Float64Array.from(values.knowledge).sort(),
      experience: Float64Array.from(values.experience).sort(),
      interests: Float64Array.from(values.interests).sort(),
      values: Float64Array.from(values.values).sort(),
      styles: Float64Array.from(values.styles).sort(),
    },
  };
}

/** A person who does an occupation: its title, description, main skills at their level, and its profiles. */
function occupationAsPerson(base: CatalogBase, index: number): PersonEvidence {
  const occupation = base.occupations[index];
  if (occupation === undefined) return { skills: [], titles: [], texts: [], constraints: {} };
  const { entry, needs } = occupation;
  const main = [...needs].sort((left, right) => right.weight - left.weight).slice(0, REFERENCE_SKILLS);
  return {
    skills: main.map(({ skill, name, level }) => ({ id: skill, name, level, claimIds: [] })),
    titles: [{ text: entry.title, claimIds: [] }],
    texts: [{ text: entry.description, claimIds: [] }],
    constraints: {},
    ...(entry.interests === undefined ? {} : { interests: entry.interests }),
    ...(entry.values === undefined ? {} : { values: entry.values }),
    ...(entry.styles === undefined ? {} : { styles: entry.styles }),
  };
}
