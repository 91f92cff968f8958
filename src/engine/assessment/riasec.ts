import { mean, sum } from "./numbers.ts";

/** The six interest areas in hexagon order, which also breaks ties. */
export const RIASEC = ["R", "I", "A", "S", "E", "C"] as const;

/** One of the six interest areas. */
export type RiasecLetter = (typeof RIASEC)[number];

/** One number for each of the six areas, on any scale. */
export type RiasecProfile = Readonly<Record<RiasecLetter, number>>;

/** How close the first two letters of a code are on the hexagon. */
type Consistency = "high" | "medium" | "low";

/** Rounding tolerance when scores are compared with their mean. No real difference is this small. */
const ROUNDING = 1e-9;

/** Holland code: the top score and any second and third above the profile's own mean; [] without scores. */
export function hollandCode(profile: Readonly<Partial<RiasecProfile>>): RiasecLetter[] {
  const ranked = rankAreas(profile);
  const ownMean = mean(ranked.map((area) => area.score));
  return ranked
    .slice(0, 3)
    .filter((area, index) => index === 0 || area.score > ownMean + ROUNDING)
    .map((area) => area.letter);
}

/** The areas that have a score, highest first, equal ones in R-I-A-S-E-C order. */
function rankAreas(profile: Readonly<Partial<RiasecProfile>>): { letter: RiasecLetter; score: number }[] {
  return RIASEC.flatMap((letter) => {
    const score = profile[letter];
    return score === undefined ? [] : [{ letter, score }];
  }).sort((a, b) => b.score - a.score);
}

/** Steps between two areas the shortest way round the hexagon, 0..3. */
function hexagonDistance(a: RiasecLetter, b: RiasecLetter): number {
  const steps = Math.abs(RIASEC.indexOf(a) - RIASEC.indexOf(b));
  return Math.min(steps, RIASEC.length - steps);
}

/** Adjacent first two letters are high, alternate ones medium, opposite ones low; null below two letters. */
export function codeConsistency(code: readonly RiasecLetter[]): Consistency | null {
  const [first, second] = code;
  if (first === undefined || second === undefined) return null;
  const distance = hexagonDistance(first, second);
  if (distance <= 1) return "high";
  return distance === 2 ? "medium" : "low";
}

/** Pearson correlation of two six-point profiles, −1..1; null when one of them has no spread. */
export function pearsonCongruence(person: RiasecProfile, environment: RiasecProfile): number | null {
  const p = deviations(person);
  const e = deviations(environment);
  const product = sum(p.map((value, index) => value * (e[index] ?? 0)));
  const scale = Math.sqrt(sum(p.map((v) => v * v)) * sum(e.map((v) => v * v)));
  return scale === 0 ? null : Math.max(-1, Math.min(1, product / scale));
}

function deviations(profile: RiasecProfile): number[] {
  const values = RIASEC.map((letter) => profile[letter]);
  // Equal values are tested directly, because rounding of their mean would look like spread.
  if (values.every((value) => value === values[0])) return values.map(() => 0);
  const centre = mean(values);
  return values.map((value) => value - centre);
}
