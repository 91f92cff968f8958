import type { CatalogBase } from "./baseline.ts";
import { correlation, type ProfileVector, type ProfileVectors } from "./occupation-vectors.ts";
import type { PersonProfile } from "./person-profile.ts";
import type { FactorKey } from "./types.ts";

/** Per factor a value t for each occupation in the catalogue's order, NaN where the occupation has no data; absent where the person has none. */
export type RawScores = Record<FactorKey, Float64Array | undefined>;

/** A difference of more job zones than this counts no more. */
const MAX_ZONES = 3;
/** Two equal profiles have no finite arc tangent; this is as near as any two others come. */
const MAX_R = 0.9999;

/** The values of every factor for every occupation, before they are brought to a scale. */
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

/** atanh of r: tells the near ones apart, among which r hardly differs. */
export function spread(r: number): number {
  return Math.atanh(Math.max(-MAX_R, Math.min(MAX_R, r)));
}

/** −min(3, difference of two job zones); NaN where the occupation has none. */
export function nearness(own: number, zone: number | undefined): number {
  return zone === undefined ? Number.NaN : -Math.min(MAX_ZONES, Math.abs(zone - own));
}

function correlations(own: ProfileVector, vectors: ProfileVectors): Float64Array {
  return Float64Array.from(vectors, (vector) => (vector ? correlation(own, vector) : Number.NaN));
}
