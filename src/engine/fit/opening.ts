import { educationLevels } from "../catalog/types.ts";
import type { Opportunity } from "../posting/types.ts";
import { bucketOf } from "./buckets.ts";
import { FIT_FORMULA } from "./constants.ts";
import { explain } from "./explain.ts";
import { combine, factorScore, factorScores } from "./factors.ts";
import { hardFilters, type WorkFacts } from "./filters.ts";
import { skillGaps } from "./gaps.ts";
import { round, sum } from "./numbers.ts";
import { createOwnedSkills, type OwnedSkills } from "./owned-skills.ts";
import type { CatalogIndex } from "./prepare.ts";
import { rawScores } from "./raw-scores.ts";
import type { SkillRequirement } from "./requirements.ts";
import type { Bucket, Explanation, FilterResult, FitFactor, PersonEvidence } from "./types.ts";

/** How a skill that a posting names counts: importance 1..5, level 0..7. */
const required = { importance: 4.5, level: 4 } as const;
const preferred = { importance: 3, level: 3 } as const;

/** What is scored: an opening, an occupation of the catalogue at `position`, or an opening near one. */
export interface FitSubject {
  title: string;
  opportunity?: Opportunity | undefined;
  position?: number | undefined;
}

/** A fit with its parts: the same arithmetic as a career match, the skills being those the opening asks for. */
export interface Fit {
  score: number;
  bucket: Bucket;
  factors: FitFactor[];
  coverage: number;
  hardFilters: { passed: string[]; failed: string[]; unknown: string[] };
  /** `shownBy` is the held skill in the user's own word: the same one, or a narrower one. */
  matchedSkills: { skill: string; shownBy: string; claimIds: string[] }[];
  /** `near` is a related skill that the user has; it is worth something and is not the one asked for. */
  missingSkills: { skill: string; importance: number; near?: string }[];
  explanation: Explanation;
  formula: string;
}

/** Scores one subject for a person; undefined where there is no factor to score by. */
export function fitTo(
  person: PersonEvidence,
  index: CatalogIndex,
  subject: FitSubject,
  previous?: Bucket,
): Fit | undefined {
  const holdings = createOwnedSkills(person.skills, index.skills);
  const asked = askedSkills(subject, index);
  const raw = rawScores(person, index);
  const { scores, baselines } = factorScores(raw, index);
  const own = subject.opportunity && asked.length > 0 ? coverage(asked, holdings) : undefined;
  const {
    factors,
    score,
    coverage: known,
  } = combine((key) => {
    if (key === "skills" && own !== undefined) {
      return person.skills.length > 0 ? factorScore(index, "skills", own) : Number.NaN;
    }
    return subject.position === undefined ? Number.NaN : (scores[key][subject.position] ?? Number.NaN);
  }, baselines);
  if (factors.length === 0) return undefined;
  const filters = [
    ...hardFilters(person.constraints, {}, factsOf(subject, index)),
    ...degree(person, subject),
  ];
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
    explanation: explain({ factors, filters, gaps }),
    formula: FIT_FORMULA,
  };
}

/** The skills an opening names, or those of the occupation where it names none. */
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

/** What is asked for, parted into what a claim shows and what none does. */
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

/** A narrower skill shows the broader one, but no licence or degree stands for another. */
function isShownBy(held: string, asked: string, { skills }: CatalogIndex): boolean {
  if (skills.canonical(held) === skills.canonical(asked)) return true;
  return skills.relation(held, asked) === 1 && skills.entry(asked)?.kind !== "credential";
}

function coverage(asked: readonly SkillRequirement[], holdings: OwnedSkills): number {
  return (
    sum(asked.map(({ skill, level, weight }) => weight * holdings.covered(skill, level))) /
    sum(asked.map(({ weight }) => weight))
  );
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

/** The degree and the years an opening asks for that are not known of the person, as lines of a list of gaps. */
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

/** The degree a posting asks for against the one that is known. */
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
