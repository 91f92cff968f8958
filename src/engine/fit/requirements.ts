import type { OccupationEntry } from "../catalog/types.ts";
import type { SkillIndex } from "../skills/index.ts";
import { TOOL_SHARE, toolNeed } from "./constants.ts";
import type { OwnedSkills } from "./person/owned-skills.ts";

/** A skill that an occupation requires; `weight` is its weight in the coverage of the occupation's skills. */
export interface SkillRequirement {
  skill: string;
  name: string;
  importance: number;
  level: number;
  weight: number;
}

/** The usual demand for skills: mean strength over all occupations, and rarity. Source: docs/methods.md, Raw values. */
export interface BaselineRequirements {
  strength(skill: string): number;
  rarity(skill: string): number;
}

/** A skill's strength of demand 0..1: (importance − 1)/4 × level/7. */
export function strengthOf(importance: number, level: number): number {
  return Math.max(0, ((importance - 1) / 4) * (level / 7));
}

/**
 * The skills and tools of an occupation by canonical id. Weight = strength above the usual (at least a tenth of the
 * strength) × rarity; tools count as `toolNeed`, and all tools together at most as `TOOL_SHARE` of the skills.
 */
export function skillRequirementsOf(
  entry: OccupationEntry,
  index: SkillIndex,
  usual: BaselineRequirements,
): SkillRequirement[] {
  const skills = entry.skills.map(({ skill, importance, level }) => need(skill, importance, level));
  const known = new Set(skills.map(({ skill }) => skill));
  const tools = entry.tools
    .map((tool) =>
      need(tool.skill, tool.inDemand ? toolNeed.inDemandImportance : toolNeed.importance, toolNeed.level),
    )
    .filter(({ skill }) => !known.has(skill));
  const limit = skills.length === 0 ? Number.POSITIVE_INFINITY : TOOL_SHARE * total(skills);
  const scale = Math.min(1, limit / (total(tools) || 1));
  return distinct([...skills, ...tools.map((tool) => ({ ...tool, weight: tool.weight * scale }))]);

  function need(id: string, importance: number, level: number): SkillRequirement {
    const skill = index.canonical(id);
    const weight = excess(strengthOf(importance, level), usual.strength(skill)) * usual.rarity(skill);
    return { skill, name: index.entry(skill)?.name ?? id, importance, level, weight };
  }
}

/**
 * The usual demand over all occupations: the mean strength, and rarity = ½ + ln(occupations / those that require it),
 * so that a skill required everywhere still counts.
 */
export function baselineOf(
  lists: readonly (readonly { skill: string; strength: number }[])[],
): BaselineRequirements {
  const sums = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const { skill, strength } of list) {
      sums.set(skill, (sums.get(skill) ?? 0) + strength);
      counts.set(skill, (counts.get(skill) ?? 0) + 1);
    }
  const size = Math.max(1, lists.length);
  return {
    strength: (skill) => (sums.get(skill) ?? 0) / size,
    rarity: (skill) => 0.5 + Math.max(0, Math.log(size / (counts.get(skill) ?? 1))),
  };
}

/** The strength above the usual: a demand shared by all occupations does not tell them apart. */
function excess(strength: number, usual: number): number {
  return Math.max(0.1 * strength, strength - usual);
}

function total(needs: readonly SkillRequirement[]): number {
  return needs.reduce((sum, { weight }) => sum + weight, 0);
}

function distinct<T extends { skill: string; weight: number }>(needs: readonly T[]): T[] {
  const bySkill = new Map<string, T>();
  for (const item of needs) {
    const known = bySkill.get(item.skill);
    if (known === undefined || item.weight > known.weight) bySkill.set(item.skill, item);
  }
  return [...bySkill.values()];
}

/** Σ weight × covered / Σ weight over the requirements, 0..1; undefined without any. */
export function skillCoverage(needs: readonly SkillRequirement[], holdings: OwnedSkills): number | undefined {
  let whole = 0;
  let covered = 0;
  for (const { skill, level, weight } of needs) {
    whole += weight;
    covered += weight * holdings.covered(skill, level);
  }
  return whole === 0 ? undefined : covered / whole;
}
