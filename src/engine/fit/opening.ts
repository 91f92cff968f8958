import { educationLevels } from "../catalog/types.ts";
import type { Opportunity } from "../posting/types.ts";
import { unmetEntry } from "../roles/entry.ts";
import { bucketOf } from "./buckets.ts";
import { FIT_FORMULA, NAMED_SKILLS_WEIGHT } from "./constants.ts";
import { explain } from "./explain.ts";
import { combine, occupationParts, type Scored, weighted } from "./factors.ts";
import { hardFilters, type WorkFacts } from "./filters.ts";
import { skillGaps } from "./gaps.ts";
import { round } from "./numbers.ts";
import { createOwnedSkills, type OwnedSkills } from "./owned-skills.ts";
import { personScores } from "./person-scores.ts";
import type { CatalogIndex } from "./prepare.ts";
import type { SkillRequirement } from "./requirements.ts";
import { skillCoverage } from "./skill-coverage.ts";
import type { Bucket, Explanation, FactorKey, FilterResult, FitFactor, PersonEvidence } from "./types.ts";
import { personTerms } from "./words.ts";

/** Importance (1..5) and level (0..7) of a skill that a posting requires. Source: docs/methods.md, Career match. */
const required = { importance: 4.5, level: 4 } as const;
const preferred = { importance: 3, level: 3 } as const;

/** The subject of a score: an opening, the catalogue's occupation at `position`, or an opening for that occupation. */
export interface FitSubject {
  title: string;
  opportunity?: Opportunity | undefined;
  position?: number | undefined;
}

/** A fit with its parts: computed like a career match, with the skills that the opening requires. */
export interface Fit {
  score: number;
  bucket: Bucket;
  factors: FitFactor[];
  coverage: number;
  hardFilters: { passed: string[]; failed: string[]; unknown: string[] };
  /** `shownBy` is the user's word for the held skill, which is the required one or a narrower one. */
  matchedSkills: { skill: string; shownBy: string; claimIds: string[] }[];
  /** `near` is a related skill that the user has; it earns partial credit but is not the required one. */
  missingSkills: { skill: string; importance: number; near?: string }[];
  explanation: Explanation;
  formula: string;
}

/** Scores one subject for a person; undefined where no factor has data. */
export function fitTo(
  person: PersonEvidence,
  index: CatalogIndex,
  subject: FitSubject,
  previous?: Bucket,
): Fit | undefined {
  const holdings = createOwnedSkills(person.skills, index.skills);
  const asked = askedSkills(subject, index);
  const { factors, score, coverage: known } = scored(person, index, subject, holdings);
  if (factors.length === 0) return undefined;
  const filters = [
    ...hardFilters(person.constraints, {}, factsOf(subject, index)),
    ...degree(person, subject),
  ];
  const terms = personTerms(person, personScores(person, index).profile, index, subject.position ?? -1);
  const gaps = skillGaps(asked, holdings).map(({ weight: _, ...gap }) => gap);
  const of = (outcome: string) =>
    filters.filter((filter) => filter.outcome === outcome).map(({ key }) => key);
  return {
    score: round(score, 1),
    bucket: bucketOf(score, known, of("fail").length > 0, previous),
    factors,
    coverage: round(known, 4),
    hardFilters: { passed: of("pass"), failed: of("fail"), unknown: of("unknown") },
    ...skillsShown(asked, holdings, index),
    explanation: explain({ factors, filters, gaps, entry: entryOf(person, subject, index), terms }),
    formula: FIT_FORMULA,
  };
}

/** What entry to an occupation asks for; an opening says itself what it asks for. */
function entryOf(person: PersonEvidence, { opportunity, position }: FitSubject, index: CatalogIndex) {
  const code = opportunity ? undefined : index.occupations[position ?? -1]?.entry.code;
  return code === undefined ? [] : unmetEntry(person, code, index);
}

/** The skills that an opening names, or else those of its occupation. */
export function askedSkills({ opportunity, position }: FitSubject, index: CatalogIndex): SkillRequirement[] {
  const named = [
    ...(opportunity?.skills?.required ?? []).map((name) => ({ name, ...required })),
    ...(opportunity?.skills?.preferred ?? []).map((name) => ({ name, ...preferred })),
  ];
  if (named.length === 0) return index.occupations[position ?? -1]?.needs ?? [];
  const needs = named.map(({ name, importance, level }) => ({
    skill: index.skills.resolve(name)?.id ?? `own:${name.toLowerCase()}`,
    name,
    importance,
    level,
    weight: ((importance - 1) / 4) * (level / 7),
  }));
  return [...new Map(needs.toReversed().map((need) => [need.skill, need])).values()].toReversed();
}

/** Splits the required skills into those that a claim shows and those that none shows. */
function skillsShown(
  asked: readonly SkillRequirement[],
  holdings: OwnedSkills,
  index: CatalogIndex,
): Pick<Fit, "matchedSkills" | "missingSkills"> {
  const shown: Pick<Fit, "matchedSkills" | "missingSkills"> = { matchedSkills: [], missingSkills: [] };
  for (const { skill, name, level, importance } of asked) {
    const by = holdings.coveredBy(skill, level);
    if (by && by.claimIds.length > 0 && isShownBy(by.id, skill, index)) {
      shown.matchedSkills.push({ skill: name, shownBy: by.name, claimIds: by.claimIds });
    } else shown.missingSkills.push({ skill: name, importance, ...(by && { near: by.name }) });
  }
  return shown;
}

/** Whether a held skill shows a required one: a narrower skill does, but no licence or degree replaces another. */
function isShownBy(held: string, asked: string, { skills }: CatalogIndex): boolean {
  if (skills.canonical(held) === skills.canonical(asked)) return true;
  return skills.relation(held, asked) === 1 && skills.entry(asked)?.kind !== "credential";
}

/** As a career match is scored, and of an opening that names skills also by how far these are shown. */
function scored(
  person: PersonEvidence,
  index: CatalogIndex,
  { opportunity, position = -1 }: FitSubject,
  holdings: OwnedSkills,
): Scored {
  const { scores, baselines } = personScores(person, index);
  const scoreAt = (key: FactorKey) => scores[key][position] ?? Number.NaN;
  const named = askedSkills({ title: "", opportunity }, index);
  if (named.length === 0) return combine(scoreAt, baselines);
  const shown = person.skills.length > 0 ? skillCoverage(named, holdings) : undefined;
  const skills = {
    key: "skills" as const,
    weight: NAMED_SKILLS_WEIGHT,
    score: 100 * (shown ?? Number.NaN),
    // Half of what is asked for: the catalogue has no median of openings.
    baseline: 50,
  };
  return weighted([skills, ...occupationParts(scoreAt, baselines)]);
}

const yearly: Record<string, number> = { hour: 2080, day: 260, week: 52, month: 12, year: 1 };

function factsOf({ title, opportunity, position }: FitSubject, index: CatalogIndex): WorkFacts {
  const entry = index.occupations[position ?? -1]?.entry;
  const most = opportunity?.salary?.max ?? opportunity?.salary?.min;
  const factor = yearly[opportunity?.salary?.period ?? ""];
  const education = opportunity ? opportunity.education : entry?.education;
  return {
    title,
    ...(entry && { majorGroup: entry.code.slice(0, 2) }),
    ...(education && { education }),
    ...(most !== undefined && factor !== undefined && { yearlyPay: Math.round(most * factor) }),
    ...(opportunity?.locations && { locations: opportunity.locations }),
    ...(opportunity?.remote && { remote: opportunity.remote }),
  };
}

/** The required degree and years that no data of the person shows, as lines of a list of gaps. */
export function unmetDemands(person: PersonEvidence, { opportunity }: FitSubject): string[] {
  const { education, yearsRequired } = opportunity ?? {};
  const checked = education === "none" ? [] : degree(person, { title: "", opportunity });
  const lacksDegree = checked.some(({ outcome }) => outcome !== "pass");
  const lacksYears = yearsRequired !== undefined && yearsRequired > (person.years ?? 0);
  return [
    ...(lacksDegree ? [`Education: ${education}`] : []),
    ...(lacksYears ? [`Years of experience: ${yearsRequired}`] : []),
  ];
}

/** Compares the required degree with the known one. */
function degree({ education }: PersonEvidence, { opportunity }: FitSubject): FilterResult[] {
  const asked = opportunity?.education;
  if (asked === undefined) return [];
  if (education === undefined) {
    return [
      {
        key: "education",
        outcome: "unknown",
        reason: `The posting asks for: ${asked}; the user's education is not known.`,
      },
    ];
  }
  const holds = educationLevels.indexOf(education) >= educationLevels.indexOf(asked);
  return [{ key: "education", outcome: holds ? "pass" : "fail", reason: `The posting asks for: ${asked}.` }];
}
