import { round } from "../fit/numbers.ts";
import { heldTitle, readinessWeights } from "./constants.ts";
import type { Requirements } from "./requirements.ts";

/** The person's data that is independent of requirements. */
export interface Known {
  hasSkills: boolean;
  /** 0..1, how close the person's titles and words are to the role; undefined without either. */
  experience: number | undefined;
  /** 0..1, how well one of the person's titles names the role. */
  title: number;
}

/** A part of readiness: weights sum to 1 over the parts, values 0..1. */
export interface ReadinessPart {
  key: keyof typeof readinessWeights;
  weight: number;
  value: number;
}

/** The parts with data. Readiness is 100 × Σ weight × value. `rank` is the share shown of a rank word's demands. */
export function readinessParts(
  required: Requirements,
  known: Known,
  rank?: number | undefined,
): ReadinessPart[] {
  const done = known.title >= heldTitle.from ? heldTitle.share * known.title : 0;
  const skills = known.hasSkills || done > 0 ? maximum(required.skillShare, done) : undefined;
  const values = {
    skills,
    experience: known.experience,
    education:
      required.educationShort === undefined ? undefined : Math.max(0, 1 - required.educationShort / 4),
    credentials: known.hasSkills ? required.credentialShare : undefined,
  };
  const keys = ["skills", "experience", "education", "credentials"] as const;
  const found: ReadinessPart[] = keys.flatMap((key) => {
    const value = values[key];
    return value === undefined ? [] : [{ key, value, weight: readinessWeights[key] }];
  });
  return normalised(rank === undefined ? found : [...found, rankPart(found, rank)]);
}

/** Readiness for a rank above a role is at most the readiness for the role. */
function rankPart(parts: readonly ReadinessPart[], share: number): ReadinessPart {
  return { key: "rank", weight: readinessWeights.rank, value: share * meanOf(parts) };
}

function meanOf(parts: readonly ReadinessPart[]): number {
  return normalised(parts).reduce((sum, { weight, value }) => sum + weight * value, 0);
}

function normalised(parts: readonly ReadinessPart[]): ReadinessPart[] {
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.map((part) => ({
    ...part,
    weight: round(part.weight / whole, 6),
    value: round(Math.min(1, part.value), 4),
  }));
}

/** 0..100, one decimal. */
export function readinessOf(parts: readonly ReadinessPart[]): number {
  return round(100 * parts.reduce((sum, { weight, value }) => sum + weight * value, 0), 1);
}

function maximum(share: number | undefined, done: number): number | undefined {
  return share === undefined ? undefined : Math.max(share, done);
}
