import { createTitleIndex, type TitleIndex } from "../catalogue/titles.ts";
import type { CatalogueData, OccupationEntry } from "../catalogue/types.ts";
import { createSkillIndex, type SkillIndex } from "../skills/index.ts";
import { type KnowledgeNeed, knowledgeOf, type Need, needsOf, rarityOf } from "./needs.ts";
import { createWordSpace, type WordSpace } from "./word-space.ts";

/** An occupation with its needs weighed; `needTotal` and `knowledgeTotal` are the sums of their weights. */
export interface PreparedOccupation {
  entry: OccupationEntry;
  needs: Need[];
  needTotal: number;
  knowledge: KnowledgeNeed[];
  knowledgeTotal: number;
}

/** A catalogue with everything that no person changes, before the reference of percentiles is known. */
export interface CatalogueBase {
  data: CatalogueData;
  skills: SkillIndex;
  titles: TitleIndex;
  occupations: PreparedOccupation[];
  positions: ReadonlyMap<string, number>;
  words: WordSpace;
  /** How much of each knowledge (0..1) is usual where a skill is used, over the occupations that ask for the skill. */
  usualKnowledge(skill: string): ReadonlyMap<string, number>;
}

/** Indexes a catalogue's names, needs and words. */
export function prepareBase(data: CatalogueData): CatalogueBase {
  const skills = createSkillIndex(data.skills);
  const ids = (items: readonly { skill: string }[]) => items.map(({ skill }) => skills.canonical(skill));
  const skillRarity = rarityOf(data.occupations.map((entry) => ids([...entry.skills, ...entry.tools])));
  const knowledgeRarity = rarityOf(data.occupations.map((entry) => ids(entry.knowledge)));
  const occupations = data.occupations.map((entry): PreparedOccupation => {
    const needs = needsOf(entry, skills, skillRarity);
    const knowledge = knowledgeOf(entry, skills, knowledgeRarity);
    return { entry, needs, needTotal: total(needs), knowledge, knowledgeTotal: total(knowledge) };
  });
  return {
    data,
    skills,
    titles: createTitleIndex(data.occupations),
    occupations,
    positions: new Map(data.occupations.map(({ code }, index) => [code, index])),
    words: createWordSpace(data.occupations, (entry) => namesOf(entry, skills)),
    usualKnowledge: usualKnowledgeOf(occupations),
  };
}

function total(items: readonly { weight: number }[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0);
}

function namesOf(entry: OccupationEntry, skills: SkillIndex): string[] {
  return [...entry.skills, ...entry.knowledge]
    .filter(({ importance }) => importance >= 3)
    .map(({ skill }) => skills.entry(skill)?.name ?? "");
}

function usualKnowledgeOf(occupations: readonly PreparedOccupation[]): CatalogueBase["usualKnowledge"] {
  const users = new Map<string, { occupation: PreparedOccupation; weight: number }[]>();
  for (const occupation of occupations)
    for (const { skill, weight } of occupation.needs) {
      const list = users.get(skill);
      if (list === undefined) users.set(skill, [{ occupation, weight }]);
      else list.push({ occupation, weight });
    }
  // Skills that many occupations share cost most and are asked for most: what was computed is kept.
  const known = new Map<string, ReadonlyMap<string, number>>();
  return (skill) => {
    const found = known.get(skill) ?? mixture(users.get(skill) ?? []);
    known.set(skill, found);
    return found;
  };
}

function mixture(users: readonly { occupation: PreparedOccupation; weight: number }[]): Map<string, number> {
  const shares = new Map<string, number>();
  const whole = total(users);
  if (whole === 0) return shares;
  for (const { occupation, weight } of users)
    for (const { skill, importance } of occupation.knowledge)
      shares.set(skill, (shares.get(skill) ?? 0) + (weight / whole) * ((importance - 1) / 4));
  return shares;
}
