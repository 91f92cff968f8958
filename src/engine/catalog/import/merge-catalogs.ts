import type { CatalogData, LabelledOccupation, LocalTitle, OccupationEntry, SkillEntry } from "../types.ts";
import { mergeSkills } from "./merge-skills.ts";

/** The entries of one source as imported. */
export interface ImportedPart {
  title: string;
  version: string;
  occupations: OccupationEntry[];
  skills: SkillEntry[];
  labelled?: LabelledOccupation[];
}

/**
 * The union of the built-in and the imported catalogues, in order of precedence. Imported occupations replace all
 * built-in ones, which are an estimate; the built-in skills stay, because they contain the words people use.
 */
export function mergeCatalogs(builtIn: CatalogData, imported: readonly ImportedPart[]): CatalogData {
  if (imported.length === 0) return builtIn;
  const { skills, canonical } = mergeSkills([builtIn.skills, ...imported.map((part) => part.skills)]);
  const brought = imported.flatMap((part) => part.occupations);
  const labelled = imported.flatMap((part) => part.labelled ?? []);
  const experimental = brought.length === 0;
  const occupations = experimental ? builtIn.occupations : [...firstOfEachCode(brought)];
  const named = [...(experimental ? [builtIn.source] : []), ...imported.map((part) => part.title)];
  const versions = [...(experimental ? [builtIn.version] : []), ...imported.map((part) => part.version)];
  return {
    source: named.join(" and "),
    version: versions.join(" and "),
    experimental,
    occupations: occupations.map((occupation) => resolved(occupation, canonical)),
    skills,
    // By code, which imported occupations share.
    localTitles: [...(builtIn.localTitles ?? []), ...(experimental ? [] : namesOf(builtIn.occupations))],
    ...(labelled.length > 0 && { labelled }),
    ...(builtIn.entryRequirements && { entryRequirements: builtIn.entryRequirements }),
  };
}

/**
 * Our own occupation titles as names. They decide which occupation is meant if several imported ones share a
 * name.
 */
function namesOf(occupations: readonly OccupationEntry[]): LocalTitle[] {
  return occupations.flatMap(({ code, title, alternateTitles }) =>
    [title, ...alternateTitles].map((one) => ({ code, title: one, language: "en" })),
  );
}

function firstOfEachCode(occupations: readonly OccupationEntry[]): Iterable<OccupationEntry> {
  const byCode = new Map<string, OccupationEntry>();
  for (const occupation of occupations)
    if (!byCode.has(occupation.code)) byCode.set(occupation.code, occupation);
  return byCode.values();
}

/** The occupation with canonical ids. Of two needs for the same skill the stronger one is kept. */
function resolved(occupation: OccupationEntry, canonical: ReadonlyMap<string, string>): OccupationEntry {
  const rename = <Item extends { skill: string }>(item: Item): Item => ({
    ...item,
    skill: canonical.get(item.skill) ?? item.skill,
  });
  const { skills, knowledge, tools } = occupation;
  return {
    ...occupation,
    skills: unique(skills.map(rename), (left, right) => (right.importance > left.importance ? right : left)),
    knowledge: unique(knowledge.map(rename), (left, right) =>
      right.importance > left.importance ? right : left,
    ),
    tools: unique(tools.map(rename), (left, right) => ({ ...left, ...right })),
  };
}

function unique<Item extends { skill: string }>(
  items: Item[],
  join: (left: Item, right: Item) => Item,
): Item[] {
  const bySkill = new Map<string, Item>();
  for (const item of items) {
    const known = bySkill.get(item.skill);
    bySkill.set(item.skill, known === undefined ? item : join(known, item));
  }
  return [...bySkill.values()];
}
