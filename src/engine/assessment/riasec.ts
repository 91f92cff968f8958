import { mean, sum } from "./numbers.ts";

/** The six interest areas in hexagon order, which also breaks ties. */
export const RIASEC = ["R", "I", "A", "S", "E", "C"] as const;

/** One of the six interest areas. */
export type RiasecLetter = (typeof RIASEC)[number];

/** One number for each of the six areas, on any scale. */
export type RiasecProfile = Readonly<Record<RiasecLetter, number>>;

/** How close the first two letters of a code are on the hexagon. */
export type Consistency = "high" | "medium" | "low";

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
export function hexagonDistance(a: RiasecLetter, b: RiasecLetter): number {
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

/**
 * Brown and Gore's C, 0..18: 3(3−d₁) + 2(3−d₂) + 1(3−d₃) over the codes position by position, d the hexagon
 * distance. A position that one code does not fill adds nothing.
 */
export function brownGoreC(person: readonly RiasecLetter[], environment: readonly RiasecLetter[]): number {
  return sum(
    [3, 2, 1].map((weight, position) => {
      const a = person[position];
      const b = environment[position];
      return a === undefined || b === undefined ? 0 : weight * (3 - hexagonDistance(a, b));
    }),
  );
}

const IACHAN_WEIGHTS = [
  [22, 10, 4],
  [10, 5, 2],
  [4, 2, 1],
] as const;

/** Iachan's M, 0..28: the weight of each pair of positions at which the two codes hold the same letter. */
export function iachanM(person: readonly RiasecLetter[], environment: readonly RiasecLetter[]): number {
  return sum(
    IACHAN_WEIGHTS.flatMap((row, i) =>
      row.map((weight, j) => (person[i] !== undefined && person[i] === environment[j] ? weight : 0)),
    ),
  );
}

/** √3 rounded, as Prediger's Data–Ideas formula is printed. */
const PREDIGER_ROOT = 1.73;

/** Prediger's coordinates of a profile; `angle` in radians −π..π, `length` a measure of differentiation. */
export type CircumplexPoint = { thingsPeople: number; dataIdeas: number; angle: number; length: number };

/** Places a profile on Prediger's circumplex: Things–People 2R+I+C−A−E−2S, Data–Ideas 1.73(E+C−I−A). */
export function circumplex(profile: RiasecProfile): CircumplexPoint {
  const { R, I, A, S, E, C } = profile;
  const thingsPeople = 2 * R + I + C - A - E - 2 * S;
  const dataIdeas = PREDIGER_ROOT * (E + C - I - A);
  const angle = Math.atan2(dataIdeas, thingsPeople);
  return { thingsPeople, dataIdeas, angle, length: Math.hypot(thingsPeople, dataIdeas) };
}

/** Cosine of the angle between two profiles on the circumplex, −1..1; null when one lies at the centre. */
export function angularAgreement(person: RiasecProfile, environment: RiasecProfile): number | null {
  const p = circumplex(person);
  const e = circumplex(environment);
  return p.length === 0 || e.length === 0 ? null : Math.cos(p.angle - e.angle);
}
