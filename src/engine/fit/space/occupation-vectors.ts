import type { OccupationEntry } from "../../catalog/types.ts";
import type { SkillIndex } from "../../skills/index.ts";
import { strengthOf } from "../requirements.ts";

/** A profile as it is blended, and the same with mean 0 and length 1, so that the product of two is Pearson's r. */
export interface ProfileVector {
  values: Float64Array;
  unit: Float64Array;
}

/** The occupations' profiles in catalogue order. Undefined if an occupation has none or a flat one. */
export type ProfileVectors = readonly (ProfileVector | undefined)[];

/** The level of a knowledge without one. Importance alone then separates two. */
const TOP_LEVEL = 7;

/**
 * Vectors of the occupations' required knowledge (strength minus its mean over the catalogue), and the names of
 * the fields.
 */
export function knowledgeVectors(
  occupations: readonly OccupationEntry[],
  skills: SkillIndex,
): { vectors: ProfileVectors; names: string[] } {
  const places = new Map<string, number>();
  for (const { knowledge } of occupations)
    for (const { skill } of knowledge) {
      const id = skills.canonical(skill);
      if (!places.has(id)) places.set(id, places.size);
    }
  const rated = occupations.map(({ knowledge }) => {
    if (knowledge.length === 0) return undefined;
    const row = new Float64Array(places.size);
    for (const { skill, importance, level = TOP_LEVEL } of knowledge) {
      const place = places.get(skills.canonical(skill)) ?? 0;
      row[place] = Math.max(row[place] ?? 0, strengthOf(importance, level));
    }
    return row;
  });
  const known = rated.filter((row) => row !== undefined);
  const mean = new Float64Array(places.size).map(
    (_, place) => known.reduce((sum, row) => sum + (row[place] ?? 0), 0) / Math.max(1, known.length),
  );
  return {
    vectors: rated.map((row) => row && profileVector(row.map((value, place) => value - (mean[place] ?? 0)))),
    names: [...places.keys()].map((id) => skills.entry(id)?.name ?? id),
  };
}

/** A profile with its unit form. Undefined for a flat profile, whose likeness cannot be computed. */
export function profileVector(values: ArrayLike<number>): ProfileVector | undefined {
  const own = Float64Array.from(values);
  const mean = own.reduce((sum, value) => sum + value, 0) / Math.max(1, own.length);
  const centred = own.map((value) => value - mean);
  const length = Math.sqrt(centred.reduce((sum, value) => sum + value * value, 0));
  return length < 1e-9 ? undefined : { values: own, unit: centred.map((value) => value / length) };
}

/** Pearson's r of two profiles of the same kind, −1..1. */
export function correlation(left: ProfileVector, right: ProfileVector): number {
  let product = 0;
  for (let place = 0; place < left.unit.length; place++)
    product += (left.unit[place] ?? 0) * (right.unit[place] ?? 0);
  return Math.max(-1, Math.min(1, product));
}

/** The weighted mean profile of some occupations; undefined if none has one. */
export function blendProfiles(
  vectors: ProfileVectors,
  parts: readonly { position: number; weight: number }[],
): ProfileVector | undefined {
  const known = parts.flatMap(({ position, weight }) => {
    const vector = vectors[position];
    return vector ? [{ vector, weight }] : [];
  });
  const whole = known.reduce((sum, { weight }) => sum + weight, 0);
  const [first] = known;
  if (!first || whole === 0) return undefined;
  return profileVector(
    first.vector.values.map((_, place) =>
      known.reduce((sum, { vector, weight }) => sum + (weight / whole) * (vector.values[place] ?? 0), 0),
    ),
  );
}
