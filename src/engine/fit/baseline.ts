import { localTitlesOf } from "../catalog/titles/labelled.ts";
import { createLocalNames, type LocalNames } from "../catalog/titles/local-names.ts";
import { createTitleIndex, type TitleIndex } from "../catalog/titles/titles.ts";
import type { CatalogData, EntryRequirement, OccupationEntry } from "../catalog/types.ts";
import { createSkillIndex, type SkillIndex } from "../skills/index.ts";
import { wordsOf } from "../text/words.ts";
import { toolNeed } from "./constants.ts";
import { baselineOf, type SkillRequirement, skillRequirementsOf, strengthOf } from "./requirements.ts";
import { createLikeness, type ListedLikeness } from "./space/likeness.ts";
import { knowledgeVectors, type ProfileVectors, profileVector } from "./space/occupation-vectors.ts";
import { createWordSpace, type WordSpace } from "./space/vector-space.ts";

/** An occupation with the weights of its requirements. */
export interface PreparedOccupation {
  entry: OccupationEntry;
  needs: SkillRequirement[];
  /** The sum of the needs' weights. */
  needTotal: number;
}

/** Everything computed from the catalogue alone, without the factors' scales. */
export interface CatalogBase {
  data: CatalogData;
  skills: SkillIndex;
  titles: TitleIndex;
  /** Occupation titles in other languages. */
  localNames: LocalNames;
  occupations: PreparedOccupation[];
  positions: ReadonlyMap<string, number>;
  /** The legal or usual entry requirements, by occupation code. */
  entryRequirements: ReadonlyMap<string, EntryRequirement[]>;
  words: WordSpace;
  /** Words that are not names of products, methods or bodies. */
  usualWords: ReadonlySet<string>;
  /** The catalogue side of the comparison with a person's list. */
  listed: ListedLikeness;
  interests: ProfileVectors;
  knowledge: ProfileVectors;
  /** The names of the `knowledge` dimensions. */
  knowledgeNames: readonly string[];
  values: ProfileVectors;
  styles: ProfileVectors;
}

/** Indexes a catalogue's names, requirements and words. */
export function prepareBase(data: CatalogData): CatalogBase {
  const skills = createSkillIndex(data.skills);
  const usualSkills = baselineOf(data.occupations.map((entry) => skillDemands(entry, skills)));
  const occupations = data.occupations.map((entry): PreparedOccupation => {
    const needs = skillRequirementsOf(entry, skills, usualSkills);
    return { entry, needs, needTotal: total(needs) };
  });
  const knowledge = knowledgeVectors(data.occupations, skills);
  const { titles, localNames } = titlesOf(data);
  return {
    data,
    skills,
    titles,
    localNames,
    occupations,
    positions: new Map(data.occupations.map(({ code }, index) => [code, index])),
    entryRequirements: byCode(data.entryRequirements ?? []),
    words: createWordSpace(data.occupations, (entry) => namesOf(entry, skills)),
    usualWords: usualWordsOf(data),
    listed: createLikeness(data.occupations, skills),
    interests: data.occupations.map(({ interests }) => interests && profileVector(interests)),
    knowledge: knowledge.vectors,
    knowledgeNames: knowledge.names,
    values: data.occupations.map(({ values }) => values && profileVector(values)),
    styles: data.occupations.map(({ styles }) => styles && profileVector(styles)),
  };
}

/** The index of titles and names in other languages. The index itself finds those of another classification. */
function titlesOf({ occupations, localTitles = [], labelled = [] }: CatalogData) {
  const own = createTitleIndex(occupations, localTitles);
  const all = [...localTitlesOf(labelled, own), ...localTitles];
  const titles = labelled.length > 0 ? createTitleIndex(occupations, all) : own;
  return { titles, localNames: createLocalNames(all) };
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

/**
 * Words in the catalogue's titles, descriptions and skills, except names of tools: words that no product is
 * called.
 */
function usualWordsOf({ occupations, skills }: CatalogData): ReadonlySet<string> {
  const tools = new Set(
    skills
      .filter(({ kind }) => kind === "tool")
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .map((label) => wordsOf(label))
      .flatMap((words) => (words.length === 1 ? words.map(({ key }) => key) : [])),
  );
  const texts = [
    ...occupations.flatMap(({ title, alternateTitles, description }) => [
      title,
      description,
      ...alternateTitles,
    ]),
    ...skills
      .filter(({ kind }) => kind !== "tool" && kind !== "credential")
      .flatMap(({ name, aliases }) => [name, ...aliases].filter((label) => !/\p{Lu}{2}/u.test(label))),
  ];
  const found = new Set<string>();
  for (const text of texts) for (const { key } of wordsOf(text)) if (!tools.has(key)) found.add(key);
  return found;
}
