import { traitNames } from "../types.ts";

type Trait = (typeof traitNames)[number];

/**
 * The trait that each O*NET work style belongs to. The first 16 names are those up to release 30.0, the 21 names since
 * 30.1 overlap. The grouping follows the meaning of the Big Five: curiosity and ideas; diligence and duty; energy
 * toward people; regard for people; calm under strain. Independence belongs to no trait and is not counted.
 */
const traitOfStyle: Readonly<Record<string, Trait>> = {
  // Up to 30.0, scale IM.
  "achievement/effort": "conscientiousness",
  persistence: "conscientiousness",
  initiative: "conscientiousness",
  leadership: "extraversion",
  cooperation: "agreeableness",
  "concern for others": "agreeableness",
  "social orientation": "extraversion",
  "self-control": "emotionalStability",
  "stress tolerance": "emotionalStability",
  "adaptability/flexibility": "emotionalStability",
  dependability: "conscientiousness",
  "attention to detail": "conscientiousness",
  integrity: "conscientiousness",
  innovation: "openness",
  "analytical thinking": "openness",
  // Since 30.1, scale WI.
  "achievement orientation": "conscientiousness",
  adaptability: "emotionalStability",
  cautiousness: "conscientiousness",
  empathy: "agreeableness",
  humility: "agreeableness",
  "intellectual curiosity": "openness",
  "leadership orientation": "extraversion",
  optimism: "emotionalStability",
  perseverance: "conscientiousness",
  "self-confidence": "extraversion",
  sincerity: "agreeableness",
  "tolerance for ambiguity": "openness",
};

/** Converts a scale's value to 1..5: importance IM is already 1..5; impact WI runs from -3 to 3. */
export const styleScales: Readonly<
  Record<string, { min: number; max: number; toFive: (value: number) => number }>
> = {
  IM: { min: 1, max: 5, toFive: (value) => value },
  WI: { min: -3, max: 3, toFive: (value) => 3 + (value * 2) / 3 },
};

/**
 * The five traits (1..5, two decimals), each the plain mean of its rated styles, from values 1..5 by style name
 * in lower case. Undefined if a trait has no rated style: a vector is complete or absent.
 */
export function traitsOf(styles: ReadonlyMap<string, number>): number[] | undefined {
  const means = traitNames.map((trait) => mean([...styles].filter(([name]) => traitOfStyle[name] === trait)));
  const known = means.filter((value) => value !== undefined);
  return known.length === traitNames.length ? known : undefined;
}

function mean(styles: [string, number][]): number | undefined {
  if (styles.length === 0) return undefined;
  const sum = styles.reduce((total, [, value]) => total + value, 0);
  return Math.round((sum / styles.length) * 100) / 100;
}
