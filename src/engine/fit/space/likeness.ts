import type { OccupationEntry } from "../../catalog/types.ts";
import type { SkillIndex } from "../../skills/index.ts";
import { strengthOf } from "../requirements.ts";
import type { PersonSkill } from "../types.ts";

/** The weight of listed skills relative to listed tools. Source: docs/methods.md, Profile. */
const SKILL_SHARE = 0.5;

/** Compares a person's list with the tools and skills of the catalogue's occupations. */
export interface ListedLikeness {
  /**
   * Per occupation position: the idf-cosine of the tools + half the cosine of the skills with its standardised
   * skills.
   */
  of(skills: readonly PersonSkill[]): (position: number) => number;
}

interface Usual {
  mean: number;
  deviation: number;
}

/** Prepares the comparison from the catalogue alone. */
export function createLikeness(occupations: readonly OccupationEntry[], index: SkillIndex): ListedLikeness {
  const toolSets = occupations.map(({ tools }) => new Set(tools.map(({ skill }) => index.canonical(skill))));
  const rarity = rarityOf(toolSets);
  const toolLengths = toolSets.map((tools) => lengthOf([...tools].map((tool) => rarity.get(tool) ?? 0)));
  const strengths = occupations.map(
    ({ skills }) =>
      new Map(
        skills.map(({ skill, importance, level }) => [index.canonical(skill), strengthOf(importance, level)]),
      ),
  );
  const usual = usualStrengths(strengths);
  const standard = (position: number, skill: string) => {
    const { mean, deviation } = usual.get(skill) ?? { mean: 0, deviation: 1 };
    return ((strengths[position]?.get(skill) ?? 0) - mean) / deviation;
  };
  // A skill that an occupation does not need has the value −mean / deviation. That part is the same for all.
  const unasked = sumOf([...usual.values()].map((one) => ratioAt(one) ** 2));
  const skillLengths = strengths.map((own, position) => {
    const asked = [...own.keys()].filter((skill) => usual.has(skill));
    const change = asked.map((skill) => standard(position, skill) ** 2 - ratioAt(usual.get(skill)) ** 2);
    return asked.length === 0 ? 0 : Math.sqrt(Math.max(0, unasked + sumOf(change)));
  });

  return { of };

  function of(listed: readonly PersonSkill[]): (position: number) => number {
    const credits = creditsOf(listed, index);
    const tools = credits.filter(([id]) => rarity.has(id));
    const skills = credits.filter(([id]) => usual.has(id));
    const toolLength = lengthOf(tools.map(([id, credit]) => credit * (rarity.get(id) ?? 0)));
    const skillLength = lengthOf(skills.map(([, credit]) => credit));
    return (position) => {
      const shared = tools.filter(([id]) => toolSets[position]?.has(id));
      const byTools = sumOf(shared.map(([id, credit]) => credit * (rarity.get(id) ?? 0) ** 2));
      const bySkills = sumOf(skills.map(([id, credit]) => credit * standard(position, id)));
      return (
        ratio(byTools, toolLength * (toolLengths[position] ?? 0)) +
        SKILL_SHARE * ratio(bySkills, skillLength * (skillLengths[position] ?? 0))
      );
    };
  }
}

/** Per tool: ln((N + 1) / (occupations with it + ½)). */
function rarityOf(toolSets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const tools of toolSets) for (const tool of tools) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  return new Map(
    [...counts].map(([tool, count]) => [tool, Math.max(0, Math.log((toolSets.length + 1) / (count + 0.5)))]),
  );
}

/**
 * Per skill: the mean and standard deviation of its strength over the occupations with skills. Constant skills
 * are omitted.
 */
function usualStrengths(strengths: readonly ReadonlyMap<string, number>[]): Map<string, Usual> {
  const size = Math.max(1, strengths.filter((own) => own.size > 0).length);
  const sums = new Map<string, { sum: number; squares: number }>();
  for (const own of strengths)
    for (const [skill, strength] of own) {
      const { sum, squares } = sums.get(skill) ?? { sum: 0, squares: 0 };
      sums.set(skill, { sum: sum + strength, squares: squares + strength * strength });
    }
  const usual = [...sums].map(([skill, { sum, squares }]) => {
    const mean = sum / size;
    return [skill, { mean, deviation: Math.sqrt(Math.max(0, squares / size - mean * mean)) }] as const;
  });
  return new Map(usual.filter(([, { deviation }]) => deviation > 1e-9));
}

/** Every skill that the listed ones count towards, with the highest credit. */
function creditsOf(listed: readonly PersonSkill[], index: SkillIndex): [id: string, credit: number][] {
  const credits = new Map<string, number>();
  for (const { id } of listed)
    for (const [skill, credit] of index.counts(id))
      credits.set(skill, Math.max(credit, credits.get(skill) ?? 0));
  return [...credits];
}

function ratioAt({ mean, deviation }: Usual = { mean: 0, deviation: 1 }): number {
  return mean / deviation;
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function lengthOf(values: readonly number[]): number {
  return Math.sqrt(sumOf(values.map((value) => value * value)));
}
