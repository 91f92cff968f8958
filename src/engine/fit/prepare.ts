import type { CatalogData } from "../catalog/types.ts";
import { type CatalogBase, prepareBase } from "./baseline.ts";
import { rawScores } from "./raw-scores.ts";
import { type FactorKey, factorKeys, type PersonEvidence } from "./types.ts";

/** A catalogue ready to match against: the base, and what values are usual in it. */
export interface CatalogIndex extends CatalogBase {
  /** Per factor the sorted raw values among pairs of its own occupations: the scale of the percentiles. */
  reference: Record<FactorKey, Float64Array>;
}

/** So many occupations, evenly spread, stand as people when the reference is taken. */
const referencePeople = 48;
/** As many skills as a person of the reference names. */
const referenceSkills = 10;

/** Computes all that depends on the catalogue alone; keep the result as long as the catalogue stays. */
export function prepareCatalog(data: CatalogData): CatalogIndex {
  const base = prepareBase(data);
  const step = Math.max(1, Math.ceil(base.occupations.length / referencePeople));
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

/** Somebody who does an occupation: its title, description, main skills at their level, and its profiles. */
function occupationAsPerson(base: CatalogBase, index: number): PersonEvidence {
  const occupation = base.occupations[index];
  if (occupation === undefined) return { skills: [], titles: [], texts: [], constraints: {} };
  const { entry, needs } = occupation;
  const main = [...needs].sort((left, right) => right.weight - left.weight).slice(0, referenceSkills);
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
