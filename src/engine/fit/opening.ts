import { educationLevels } from "../catalog/types.ts";
import { requirementsOf } from "../posting/requirements-of.ts";
import type { Opportunity } from "../posting/types.ts";
import { bucketOf } from "./buckets.ts";
import { FIT_FORMULA, OPENING_FORMULA } from "./constants.ts";
import { explain } from "./explain.ts";
import { combine } from "./factors.ts";
import { hardFilters, type WorkFacts } from "./filters.ts";
import { skillGaps } from "./gaps.ts";
import { round } from "./numbers.ts";
import { askedSkills, skillsOf, skillsShown, usualSkills } from "./opening-skills.ts";
import { createOwnedSkills } from "./owned-skills.ts";
import { personScores } from "./person-scores.ts";
import type { CatalogIndex } from "./prepare.ts";
import { type RequirementOutcome, requirementOutcomes, requirementShare } from "./requirement-outcomes.ts";
import type { Bucket, Explanation, FilterResult, FitFactor, PersonEvidence } from "./types.ts";

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
  /** Each requirement of an opening with what shows it. */
  requirements?: RequirementOutcome[];
  /** What the catalogue says of the occupation and the opening does not ask for. */
  usualInThisOccupation?: string[];
  explanation: Explanation;
  formula: string;
}

/** Whether too little of an opening is known to judge it: no requirement, or neither title nor occupation. */
export function isTooLittleRead({ opportunity, position }: FitSubject): boolean {
  if (opportunity === undefined) return false;
  return (
    requirementsOf(opportunity).length === 0 || (opportunity.title === undefined && position === undefined)
  );
}

/** Scores one subject for a person; undefined where no factor has data, or too little of an opening was read. */
export function fitTo(
  person: PersonEvidence,
  index: CatalogIndex,
  subject: FitSubject,
  previous?: Bucket,
): Fit | undefined {
  const holdings = createOwnedSkills(person.skills, index.skills);
  if (isTooLittleRead(subject)) return undefined;
  const { opportunity } = subject;
  const asked = askedSkills(subject, index);
  const outcomes = opportunity && requirementOutcomes(opportunity, person, holdings, index);
  const { scores, baselines } = personScores(person, index);
  const share = outcomes && requirementShare(outcomes);
  const {
    factors,
    score,
    coverage: known,
  } = combine((key) => {
    if (key === "skills" && outcomes) return share === undefined ? Number.NaN : 100 * share;
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
    ...(outcomes ? skillsOf(outcomes) : skillsShown(asked, holdings, index)),
    ...(outcomes && { requirements: outcomes, usualInThisOccupation: usualSkills(subject, asked, index) }),
    explanation: explain({ factors, filters, gaps }),
    formula: outcomes ? OPENING_FORMULA : FIT_FORMULA,
  };
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
