import { createTitleIndex, type TitleIndex } from "../catalog/titles/titles.ts";
import type { CatalogData, EntryRequirement, OccupationEntry } from "../catalog/types.ts";
import { createSkillIndex, type SkillIndex } from "../skills/index.ts";
import { ALLOWANCE_SHARE, toolNeed } from "./constants.ts";
import { median } from "./numbers.ts";
import {
  baselineOf,
  type KnowledgeRequirement,
  knowledgeRequirementsOf,
  knowledgeStrength,
  type SkillRequirement,
  skillRequirementsOf,
  strengthOf,
} from "./requirements.ts";
import { createWordSpace, type WordSpace } from "./vector-space.ts";

/** An occupation with the weights of its requirements. */
export interface PreparedOccupation {
  entry: OccupationEntry;
  needs: SkillRequirement[];
  /** The sum of the needs' weights. */
  needTotal: number;
  knowledge: KnowledgeRequirement[];
  knowledgeTotal: number;
}

/** Everything computed from the catalogue alone, without the reference values of the percentiles. */
export interface CatalogBase {
  data: CatalogData;
  skills: SkillIndex;
  titles: TitleIndex;
  occupations: PreparedOccupation[];
  positions: ReadonlyMap<string, number>;
  /** What entry asks for by law or custom, by occupation code. */
  entryRequirements: ReadonlyMap<string, EntryRequirement[]>;
  words: WordSpace;
  /** Added to the denominator of a coverage, so that not everybody covers an occupation with few requirements. */
  allowance: { skills: number; knowledge: number };
  /** By knowledge, how much more usual it is where a skill is used than elsewhere, 0..1. */
  usualKnowledge(skill: string): ReadonlyMap<string, number>;
}

/** Indexes a catalogue's names, requirements and words. */
export function prepareBase(data: CatalogData): CatalogBase {
  const skills = createSkillIndex(data.skills);
  const usualSkills = baselineOf(data.occupations.map((entry) => skillDemands(entry, skills)));
  const usualFields = baselineOf(data.occupations.map((entry) => knowledgeDemands(entry, skills)));
  const occupations = data.occupations.map((entry): PreparedOccupation => {
    const needs = skillRequirementsOf(entry, skills, usualSkills);
    const knowledge = knowledgeRequirementsOf(entry, skills, usualFields);
    return { entry, needs, needTotal: total(needs), knowledge, knowledgeTotal: total(knowledge) };
  });
  return {
    data,
    skills,
    titles: createTitleIndex(data.occupations, data.localTitles),
    occupations,
    positions: new Map(data.occupations.map(({ code }, index) => [code, index])),
    entryRequirements: byCode(data.entryRequirements ?? []),
    words: createWordSpace(data.occupations, (entry) => namesOf(entry, skills)),
    allowance: {
      skills: ALLOWANCE_SHARE * median(occupations.map(({ needTotal }) => needTotal)),
      knowledge: ALLOWANCE_SHARE * median(occupations.map(({ knowledgeTotal }) => knowledgeTotal)),
    },
    usualKnowledge: usualKnowledgeOf(occupations, usualFields.strength),
  };
}

function byCode(requirements: readonly EntryRequirement[]): Map<string, EntryRequirement[]> {
  const found = new Map<string, EntryRequirement[]>();
  for (const requirement of requirements)
    found.set(requirement.code, [...(found.get(requirement.code) ?? []), requirement]);
  return found;
}

function total(items: readonly { weight: number }[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0);
}

function namesOf(entry: OccupationEntry, skills: SkillIndex): string[] {
  return [...entry.skills, ...entry.knowledge]
    .filter(({ importance }) => importance >= 3)
    .map(({ skill }) => skills.entry(skill)?.name ?? "");
}

interface Demand {
  skill: string;
  strength: number;
}

function skillDemands({ skills, tools }: OccupationEntry, index: SkillIndex): Demand[] {
  const tool = strengthOf(toolNeed.importance, toolNeed.level);
  return [
    ...skills.map(({ skill, importance, level }) => ({
      skill: index.canonical(skill),
      strength: strengthOf(importance, level),
    })),
    ...tools.map(({ skill }) => ({ skill: index.canonical(skill), strength: tool })),
  ];
}

function knowledgeDemands({ knowledge }: OccupationEntry, index: SkillIndex): Demand[] {
  return knowledge.map(({ skill, importance }) => ({
    skill: index.canonical(skill),
    strength: knowledgeStrength(importance),
  }));
}

interface User {
  occupation: PreparedOccupation;
  weight: number;
}

function usualKnowledgeOf(
  occupations: readonly PreparedOccupation[],
  usual: (knowledge: string) => number,
): CatalogBase["usualKnowledge"] {
  const users = new Map<string, User[]>();
  for (const occupation of occupations)
    for (const { skill, weight } of occupation.needs) {
      const list = users.get(skill);
      if (list === undefined) users.set(skill, [{ occupation, weight }]);
      else list.push({ occupation, weight });
    }
  // Memoised: skills that many occupations share cost most and are requested most.
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (skill) => {
    const found = known.get(skill) ?? lift(users.get(skill) ?? [], usual);
    known.set(skill, found);
    return found;
  };
}

/** Per knowledge (mean strength among the users − mean strength in the catalogue) / (1 − the latter), where above 0. */
function lift(users: readonly User[], usual: (knowledge: string) => number): Map<string, number> {
  const shares = new Map<string, number>();
  const whole = total(users);
  if (whole === 0) return shares;
  for (const { occupation, weight } of users)
    for (const { skill, importance } of occupation.knowledge)
      shares.set(skill, (shares.get(skill) ?? 0) + (weight / whole) * knowledgeStrength(importance));
  for (const [knowledge, share] of shares) {
    const above = (share - usual(knowledge)) / (1 - Math.min(0.99, usual(knowledge)));
    if (above > 0) shares.set(knowledge, above);
    else shares.delete(knowledge);
  }
  return shares;
}
