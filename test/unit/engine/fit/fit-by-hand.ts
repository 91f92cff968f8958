import type { CatalogData, OccupationEntry } from "../../../../src/engine/catalog/types.ts";

type Profiles = { interests: number[]; values: number[]; styles: number[] };

/** matchScore of an occupation for a person whose interests, values and work style are known, each as reliable as given; a second writing of docs/methods.md. */
export function byHand(
  occupations: readonly OccupationEntry[],
  code: string,
  person: Profiles,
  reliable: Record<keyof Profiles, number>,
): number {
  const entry = occupations.find((one) => one.code === code);
  const score = (kind: keyof Profiles) => {
    const { low, high } = scaleByHand(occupations, kind);
    const r = correlation(person[kind], entry?.[kind] ?? []);
    return 100 * Math.min(1, Math.max(0, (r - low) / (high - low)));
  };
  const weights = {
    interests: 0.33 * reliable.interests,
    values: 0.06 * reliable.values,
    styles: 0.03 * reliable.styles,
  };
  const { interests, values, styles } = weights;
  const whole = interests * score("interests") + values * score("values") + styles * score("styles");
  return whole / (interests + values + styles);
}

const scales = new Map<string, { low: number; high: number; pairs: number }>();

/** The 1 % and 99.8 % points of every ⌈N / 48⌉-th occupation against all others, and how many pairs these are. */
export function scaleByHand(occupations: readonly OccupationEntry[], kind: keyof Profiles) {
  const known = scales.get(kind);
  if (known) return known;
  const step = Math.ceil(occupations.length / 48);
  const people = occupations.filter((_, place) => place % step === 0);
  const values = people
    .flatMap((one) =>
      occupations
        .filter((other) => other !== one)
        .map((other) => correlation(one[kind] ?? [], other[kind] ?? [])),
    )
    .sort((left, right) => left - right);
  const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? Number.NaN;
  const scale = { low: at(0.01), high: at(0.998), pairs: values.length };
  scales.set(kind, scale);
  return scale;
}

export function correlation(left: number[], right: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [left.map((value) => value - mean(left)), right.map((value) => value - mean(right))];
  const dot = (a: number[], b: number[]) => a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);
  return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
}

/** The weights of an occupation's needs. */
export function weightsByHand({ occupations }: CatalogData, code: string): Map<string, Weighed> {
  const entry = occupations.find((one) => one.code === code);
  return entry ? createWeigh(occupations)(entry) : new Map();
}

interface Weighed {
  weight: number;
  level: number;
}

function createWeigh(occupations: readonly OccupationEntry[]) {
  const tool = ((3 - 1) / 4) * (3.5 / 7);
  const demandsOf = ({ skills, tools }: OccupationEntry) => [
    ...skills.map(({ skill, importance, level }) => ({
      skill,
      level,
      strength: ((importance - 1) / 4) * (level / 7),
    })),
    ...tools.map(({ skill }) => ({ skill, level: 3.5, strength: tool })),
  ];
  const strengths = new Map<string, number[]>();
  for (const { skill, strength } of occupations.flatMap(demandsOf))
    strengths.set(skill, [...(strengths.get(skill) ?? []), strength]);
  const weightOf = (skill: string, strength: number) => {
    const all = strengths.get(skill) ?? [];
    const usual = all.reduce((sum, value) => sum + value, 0) / occupations.length;
    return Math.max(0.1 * strength, strength - usual) * (0.5 + Math.log(occupations.length / all.length));
  };
  return (entry: OccupationEntry): Map<string, Weighed> => {
    const weighed = demandsOf(entry).map(({ skill, level, strength }) => ({
      skill,
      level,
      weight: weightOf(skill, strength),
    }));
    const skills = weighed.slice(0, entry.skills.length);
    const tools = weighed.slice(entry.skills.length);
    const total = (items: Weighed[]) => items.reduce((sum, { weight }) => sum + weight, 0);
    const scale = Math.min(1, (0.5 * total(skills)) / (total(tools) || 1));
    const scaled = tools.map((item) => ({ ...item, weight: item.weight * scale }));
    return new Map([...scaled, ...skills].map(({ skill, ...rest }) => [skill, rest]));
  };
}
