import type { CatalogBase } from "./baseline.ts";
import type { PersonProfile } from "./person/person-profile.ts";
import { correlation, type ProfileVector, type ProfileVectors } from "./space/occupation-vectors.ts";
import type { FactorKey } from "./types.ts";

/**
 * Per factor a value t for each occupation in catalogue order. NaN if the occupation has no data; absent if the
 * person has none.
 */
export type RawScores = Record<FactorKey, Float64Array | undefined>;

/** A larger difference in job zones counts no more than this. */
const MAX_ZONES = 3;
/** Equal profiles would have an infinite atanh. This is as close as any two others get. */
const MAX_R = 0.9999;

/** The values of every factor for every occupation, before scaling. */
export function rawScores(profile: PersonProfile, base: CatalogBase): RawScores {
  const { interests, knowledge, words, jobZone, values, styles } = profile;
  return {
    interests: interests && correlations(interests, base.interests),
    knowledge: knowledge && correlations(knowledge, base.knowledge).map(spread),
    experience: words && base.words.cosines(words).map((cosine) => Math.sqrt(Math.max(0, cosine))),
    preparation:
      jobZone === undefined
        ? undefined
        : Float64Array.from(base.occupations, ({ entry }) => nearness(jobZone, entry.jobZone)),
    values: values && correlations(values, base.values),
    styles: styles && correlations(styles, base.styles),
  };
}

/** atanh of r. It separates close values, where r hardly differs. */
export function spread(r: number): number {
  return Math.atanh(Math.max(-MAX_R, Math.min(MAX_R, r)));
}

/** −min(3, difference of two job zones). NaN if the occupation has none. */
export function nearness(own: number, zone: number | undefined): number {
  return zone === undefined ? Number.NaN : -Math.min(MAX_ZONES, Math.abs(zone - own));
}

function correlations(own: ProfileVector, vectors: ProfileVectors): Float64Array {
  return Float64Array.from(vectors, (vector) => (vector ? correlation(own, vector) : Number.NaN));
}
