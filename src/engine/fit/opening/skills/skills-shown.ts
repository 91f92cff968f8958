import type { SkillRequirement } from "../../requirements.ts";
import type { CatalogIndex } from "../../scales.ts";
import { type Evidence, evidenceOf } from "../prepare-record.ts";
import {
  type FitSubject,
  type Found,
  near,
  type RequirementOutcome,
  type SkillsShown,
  withUnconfirmed,
} from "../types.ts";
import { catalogueOutcome } from "./skill.ts";

const none: ReadonlySet<string> = new Set();

/** Importance (1..5) and level (0..7) of a skill that a posting requires. Source: docs/methods.md, Career match. */
const required = { importance: 4.5, level: 4 } as const;
const preferred = { importance: 3, level: 3 } as const;

/** The skills that an opening names, or those of its occupation if there is no opening. */
export function askedSkills({ opportunity, position }: FitSubject, index: CatalogIndex): SkillRequirement[] {
  const named = [
    ...(opportunity?.skills?.required ?? []).map((name) => ({ name, ...required })),
    ...(opportunity?.skills?.preferred ?? []).map((name) => ({ name, ...preferred })),
  ];
  if (opportunity === undefined) return index.occupations[position ?? -1]?.needs ?? [];
  const needs = named.map(({ name, importance, level }) => ({
    skill: index.skills.resolve(name)?.id ?? `own:${name.toLowerCase()}`,
    name,
    importance,
    level,
    weight: ((importance - 1) / 4) * (level / 7),
  }));
  return [...new Map(needs.toReversed().map((need) => [need.skill, need])).values()].toReversed();
}

/** Splits catalogue skills into those that a claim shows and those that none shows, as if they were demands. */
export function skillsShown(asked: readonly SkillRequirement[], known: Evidence): SkillsShown {
  const shown: SkillsShown = { matchedSkills: [], missingSkills: [] };
  const { ifConfirmed } = known.person;
  const then = ifConfirmed && evidenceOf(ifConfirmed.person, known.index);
  for (const { skill, name, level, importance } of asked) {
    const named = { id: skill, text: name };
    const found = withUnconfirmed(
      occupationOutcome(named, level, known),
      then && occupationOutcome(named, level, then),
      ifConfirmed?.claimIds ?? none,
    );
    const { outcome, claimIds, shownBy = name } = found;
    if (outcome === "met") shown.matchedSkills.push({ skill: name, shownBy, claimIds });
    else shown.missingSkills.push({ skill: name, importance, ...openOf(found) });
  }
  return shown;
}

/** A skill of an occupation. A job or a listed skill with a licence's words is only near: it is not the licence. */
function occupationOutcome(named: { id: string; text: string }, level: number, known: Evidence): Found {
  const found = catalogueOutcome(named, level, known);
  if (found.outcome !== "met" || known.index.skills.entry(named.id)?.kind !== "credential") return found;
  const { credentials = [], degrees = [] } = known.person;
  const papers = new Set([...credentials, ...degrees].flatMap(({ claimIds }) => claimIds));
  return found.claimIds.some((id) => papers.has(id)) ? found : near(found.shownBy ?? "", found.claimIds);
}

const MOST_USUAL = 8;

/** The occupation's most important skills that the opening does not name. */
export function usualSkills(
  { position }: FitSubject,
  asked: readonly SkillRequirement[],
  index: CatalogIndex,
): string[] {
  const named = new Set(asked.map(({ skill }) => index.skills.canonical(skill)));
  return (index.occupations[position ?? -1]?.needs ?? [])
    .filter(({ skill }) => !named.has(index.skills.canonical(skill)))
    .toSorted((left, right) => right.importance - left.importance)
    .slice(0, MOST_USUAL)
    .map(({ name }) => name);
}

/** The skills in an opening's requirements: those that claims show, and the others. */
export function skillsOf(outcomes: readonly RequirementOutcome[]): SkillsShown {
  const skills = outcomes.filter(({ kind }) => kind === "skill");
  return {
    matchedSkills: skills.flatMap(({ text, outcome, claimIds, shownBy }) =>
      outcome === "met" ? [{ skill: text, shownBy: shownBy ?? text, claimIds }] : [],
    ),
    missingSkills: skills.flatMap(({ text, outcome, necessity, near, confirm }) =>
      outcome === "met"
        ? []
        : [{ skill: text, importance: importanceOf(necessity), ...openOf({ near, confirm }) }],
    ),
  };
}

/** The partial evidence for a missing skill. */
function openOf({ near, confirm }: { near?: string | undefined; confirm?: string[] | undefined }) {
  return { ...(near !== undefined && { near }), ...(confirm && { confirm }) };
}

function importanceOf(necessity: RequirementOutcome["necessity"]): number {
  return (necessity === "required" ? required : preferred).importance;
}
