import { nameKey } from "../titles/name-key.ts";
import { impliedAliases } from "../titles/name-variants.ts";
import { type Education, type OccupationEntry, type SkillEntry, valueNames } from "../types.ts";
import type { OccupationDraft, OnetDraft } from "./draft.ts";
import { traitsOf } from "./work-styles.ts";

/** Titles and descriptions by occupation code, used if the release lacks its own file of them. */
export type KnownTitles = ReadonlyMap<string, { title: string; description: string }>;

export interface OnetEntries {
  occupations: OccupationEntry[];
  skills: SkillEntry[];
  /** Codes with rows but without a title. They are omitted. */
  untitled: string[];
}

/** Builds a release's entries from the rows, sorted by code and id. */
export function onetEntries(draft: OnetDraft, titles: KnownTitles): OnetEntries {
  const occupations: OccupationEntry[] = [];
  const untitled: string[] = [];
  for (const [code, occupation] of [...draft.occupations].sort(byFirst)) {
    const named = occupation.title === undefined ? titles.get(code) : undefined;
    const title = occupation.title ?? named?.title;
    const description = named?.description ?? occupation.description;
    if (title === undefined) untitled.push(code);
    else occupations.push(occupationEntry(code, title, description, occupation));
  }
  return { occupations, skills: skillEntries(draft), untitled };
}

function occupationEntry(
  code: string,
  title: string,
  description: string,
  draft: OccupationDraft,
): OccupationEntry {
  const alternates = [...draft.alternateTitles].filter(([key]) => key !== nameKey(title));
  return {
    code,
    title,
    alternateTitles: alternates.map(([, alternate]) => alternate),
    description,
    ...whole("interests", interestOrder, draft.interests),
    ...whole("values", valueNames, draft.values),
    ...styles(draft),
    ...(draft.jobZone === undefined ? {} : { jobZone: draft.jobZone }),
    ...education(draft.education),
    skills: [...draft.skills].sort(byFirst).flatMap(([skill, { importance, level }]) =>
      // Without both, the requirement is unknown.
      importance === undefined || level === undefined ? [] : { skill, importance, level },
    ),
    knowledge: [...draft.knowledge].sort(byFirst).map(([skill, importance]) => ({ skill, importance })),
    tools: [...draft.tools].sort(byFirst).map(([skill, { hot, inDemand }]) => ({
      skill,
      ...(hot ? { hot } : {}),
      ...(inDemand ? { inDemand } : {}),
    })),
  };
}

const interestOrder = ["realistic", "investigative", "artistic", "social", "enterprising", "conventional"];

/** A vector is complete or absent. */
function whole<Name extends "interests" | "values">(
  name: Name,
  order: readonly string[],
  rated: ReadonlyMap<string, number>,
): { [Key in Name]?: number[] } {
  const values = order.map((element) => rated.get(element)).filter((value) => value !== undefined);
  const vector: { interests?: number[]; values?: number[] } = {};
  if (values.length === order.length) vector[name] = values;
  return vector;
}

/** Prefers the newer scale where a file contains both. */
function styles({ styles: byScale }: OccupationDraft): { styles?: number[] } {
  const rated = byScale.get("WI") ?? byScale.get("IM");
  const vector = rated && traitsOf(rated);
  return vector === undefined ? {} : { styles: vector };
}

/** The twelve categories of required education, from less than secondary school to post-doctoral training. */
const educationOf: readonly Education[] = [
  "none",
  "secondary",
  "certificate",
  "certificate",
  "associate",
  "bachelor",
  "bachelor",
  "master",
  "master",
  "doctorate",
  "doctorate",
  "doctorate",
];

/** The category of the median answer. */
function education(shares: ReadonlyMap<number, number>): { education?: Education } {
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  let passed = 0;
  for (const [index, level] of educationOf.entries()) {
    passed += shares.get(index + 1) ?? 0;
    if (total > 0 && passed >= total / 2) return { education: level };
  }
  return {};
}

function skillEntries(draft: OnetDraft): SkillEntry[] {
  const elements = [...draft.elements].map(([id, element]) => ({ id, ...element, aliases: [] }));
  const tools = [...draft.tools].map(
    ([id, name]): SkillEntry => ({ id, name, kind: "tool", aliases: impliedAliases(name) }),
  );
  return [...elements, ...tools].sort((left, right) => (left.id < right.id ? -1 : 1));
}

function byFirst(left: readonly [string, unknown], right: readonly [string, unknown]): number {
  return left[0] < right[0] ? -1 : 1;
}
