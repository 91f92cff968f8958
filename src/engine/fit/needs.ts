import type { OccupationEntry } from "../catalogue/types.ts";
import type { SkillIndex } from "../skills/index.ts";
import { toolNeed, toolShare } from "./constants.ts";

/** A skill as an occupation asks for it: `weight` is its say in the coverage of the occupation's skills. */
export interface Need {
  skill: string;
  name: string;
  importance: number;
  level: number;
  weight: number;
}

/** A field of knowledge and its say in the coverage of the occupation's knowledge. */
export interface KnowledgeNeed {
  skill: string;
  importance: number;
  weight: number;
}

/**
 * The skills and tools of an occupation by canonical id. Weight = (importance − 1)/4 × level/7 × rarity; a tool counts
 * as `toolNeed` says, and all tools together as at most `toolShare` of the skills.
 */
export function needsOf(
  entry: OccupationEntry,
  index: SkillIndex,
  rarity: (skill: string) => number,
): Need[] {
  const skills = entry.skills.map(({ skill, importance, level }) => need(skill, importance, level));
  const known = new Set(skills.map(({ skill }) => skill));
  const tools = entry.tools
    .map((tool) =>
      need(tool.skill, tool.inDemand ? toolNeed.inDemandImportance : toolNeed.importance, toolNeed.level),
    )
    .filter(({ skill }) => !known.has(skill));
  const limit = skills.length === 0 ? Number.POSITIVE_INFINITY : toolShare * total(skills);
  const scale = Math.min(1, limit / (total(tools) || 1));
  return distinct([...skills, ...tools.map((tool) => ({ ...tool, weight: tool.weight * scale }))]);

  function need(id: string, importance: number, level: number): Need {
    const skill = index.canonical(id);
    const weight = Math.max(0, ((importance - 1) / 4) * (level / 7)) * rarity(skill);
    return { skill, name: index.entry(skill)?.name ?? id, importance, level, weight };
  }
}

/** The knowledge of an occupation by canonical id. Weight = (importance − 1)/4 × rarity. */
export function knowledgeOf(
  entry: OccupationEntry,
  index: SkillIndex,
  rarity: (skill: string) => number,
): KnowledgeNeed[] {
  return distinct(
    entry.knowledge.map(({ skill: id, importance }) => {
      const skill = index.canonical(id);
      return { skill, importance, weight: Math.max(0, (importance - 1) / 4) * rarity(skill) };
    }),
  ).filter(({ weight }) => weight > 0);
}

/** ln of the number of occupations over the number that ask for a skill, plus one half so that none counts nothing. */
export function rarityOf(lists: readonly (readonly string[])[]): (skill: string) => number {
  const counts = new Map<string, number>();
  for (const list of lists)
    for (const skill of new Set(list)) counts.set(skill, (counts.get(skill) ?? 0) + 1);
  return (skill) => 0.5 + Math.log(Math.max(1, lists.length) / Math.max(1, counts.get(skill) ?? 1));
}

function total(needs: readonly Need[]): number {
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
