import type { CatalogData, OccupationEntry } from "../../../../src/engine/catalog/types.ts";

type Profiles = { interests: number[]; values: number[]; styles: number[] };

/** matchScore of an occupation for somebody of whom interests, values and work style are known; a second writing of docs/methods.md. */
export function byHand(occupations: readonly OccupationEntry[], code: string, person: Profiles): number {
  const entry = occupations.find((one) => one.code === code);
  const score = (kind: keyof Profiles) =>
    100 * rank(referenceOf(occupations, kind), correlation(person[kind], entry?.[kind] ?? []));
  return (0.2 * score("interests") + 0.08 * score("values") + 0.07 * score("styles")) / (0.2 + 0.08 + 0.07);
}

const references = new Map<string, number[]>();

/** Every ⌈N / 48⌉-th occupation against all others. */
function referenceOf(occupations: readonly OccupationEntry[], kind: keyof Profiles): number[] {
  const known = references.get(kind);
  if (known) return known;
  const step = Math.ceil(occupations.length / 48);
  const people = occupations.filter((_, place) => place % step === 0);
  const values = people.flatMap((one) =>
    occupations
      .filter((other) => other !== one)
      .map((other) => correlation(one[kind] ?? [], other[kind] ?? [])),
  );
  references.set(kind, values);
  return values;
}

function rank(reference: number[], value: number): number {
  const below = reference.filter((one) => one < value).length;
  const notAbove = reference.filter((one) => one <= value).length;
  return (below + notAbove) / (2 * reference.length);
}

function correlation(left: number[], right: number[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [left.map((value) => value - mean(left)), right.map((value) => value - mean(right))];
  const dot = (a: number[], b: number[]) => a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);
  return dot(x, y) / Math.sqrt(dot(x, x) * dot(y, y));
}

/** The weights of an occupation's needs, and half the median of their sums over the catalogue. */
export function weightsByHand({ occupations }: CatalogData, code: string) {
  const weigh = createWeigh(occupations);
  const totals = occupations
    .map((entry) => [...weigh(entry).values()].reduce((sum, { weight }) => sum + weight, 0))
    .sort((left, right) => left - right);
  const middle = totals.length / 2;
  const median = ((totals[Math.ceil(middle) - 1] ?? 0) + (totals[Math.floor(middle)] ?? 0)) / 2;
  const entry = occupations.find((one) => one.code === code);
  return { weights: entry ? weigh(entry) : new Map<string, Weighed>(), allowance: median / 2 };
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
