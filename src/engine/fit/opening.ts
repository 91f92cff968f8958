import { requirementsOf } from "../posting/requirements-of.ts";
import type { Opportunity } from "../posting/types.ts";
import { type EntryState, entryState } from "../roles/entry-shown.ts";
import { bucketAfterEntry, bucketOf } from "./buckets.ts";
import { FIT_FORMULA, LEAST_KNOWN, OPENING_FORMULA } from "./constants.ts";
import { type ExplainInput, explain } from "./explain.ts";
import { combine, type Scored } from "./factors.ts";
import { type LimitOutcome, limitOf } from "./filters/limit-outcome.ts";
import { limitsAgainst } from "./filters/limits-against.ts";
import { filterKeys } from "./filters/result.ts";
import { skillGaps } from "./gaps.ts";
import { round } from "./numbers.ts";
import { withDenials } from "./opening/denied-by-notes.ts";
import { explainOpening } from "./opening/explain.ts";
import { requirementFilters } from "./opening/filters.ts";
import { knownShare, type OpenPoint, openPoints } from "./opening/open-points.ts";
import { openToConfirm, requirementOutcomes } from "./opening/outcomes.ts";
import { type Evidence, evidenceOf } from "./opening/prepare-record.ts";
import { openingScore, requirementShare } from "./opening/score.ts";
import { type Related, relatedTo } from "./opening/skills/related.ts";
import { askedSkills, skillsOf, skillsShown, usualSkills } from "./opening/skills/skills-shown.ts";
import type { FitSubject, RequirementOutcome, SkillsShown } from "./opening/types.ts";
import { personScores } from "./person/person-scores.ts";
import type { CatalogIndex } from "./scales.ts";
import { personTerms } from "./space/words.ts";
import type { Bucket, Explanation, FilterKeys, FilterResult, FitFactor, PersonEvidence } from "./types.ts";

/** A fit with its parts, computed like a career match, with the skills that the opening requires. */
export interface Fit extends SkillsShown {
  score: number;
  bucket: Bucket;
  factors: FitFactor[];
  coverage: number;
  hardFilters: FilterKeys;
  /** Each requirement of an opening with its evidence. */
  requirements?: RequirementOutcome[];
  /** The opening's demands that are unmet, unknown or not weighed, the most serious first. */
  openPoints?: OpenPoint[];
  /** The limits in notes that were compared with the opening. */
  limits?: LimitOutcome[];
  /** Stored text that resembles an unmet requirement. */
  related?: Related[];
  /** What the catalogue says about the occupation and the opening does not require. */
  usualInThisOccupation?: string[];
  explanation: Explanation;
  formula: string;
}

/** True if too little of an opening is known to judge it: no requirement, or neither title nor occupation. */
export function isTooLittleRead({ opportunity, position }: FitSubject): boolean {
  if (opportunity === undefined) return false;
  return (
    requirementsOf(opportunity).length === 0 || (opportunity.title === undefined && position === undefined)
  );
}

/** Scores a subject for a person. Undefined if no factor has data or too little of an opening was read. */
export function fitTo(
  person: PersonEvidence,
  index: CatalogIndex,
  subject: FitSubject,
  previous?: Bucket,
): Fit | undefined {
  if (isTooLittleRead(subject)) return undefined;
  const evidence = evidenceOf(person, index);
  const { opportunity } = subject;
  const sure = opportunity && withDenials(requirementOutcomes(opportunity, evidence), subject.asides ?? []);
  const outcomes = opportunity && openToConfirm(sure ?? [], opportunity, evidence);
  const scored = scoreOf(person, index, subject, sure);
  if (scored.factors.length === 0) return undefined;
  const { limits, byNotes, notWeighed, risks } = limitsAgainst(person, index, subject, outcomes);
  const filters = [
    ...limits,
    ...(outcomes ? requirementFilters(outcomes, person.constraints, opportunity) : []),
  ];
  const hardFilters = filterKeys(filters);
  const { factors, score, coverage } = scored;
  const bucket = bucketOf(score, coverage, hardFilters.failed.length > 0, previous);
  const entry = entryOf(person, subject, index);
  return {
    score: round(score, 1),
    bucket: outcomes
      ? sureBucket(bucket, outcomes, limits)
      : bucketAfterEntry(bucket, entry.unmet, person.education),
    factors,
    coverage: round(coverage, 4),
    hardFilters,
    ...(outcomes
      ? {
          ...skillsOf(outcomes),
          requirements: outcomes,
          openPoints: openPoints(filters, outcomes, notWeighed),
          ...(byNotes.length > 0 && { limits: byNotes.map(limitOf) }),
          related: relatedTo(outcomes, evidence, subject.asides ?? []),
          usualInThisOccupation: usualSkills(subject, askedSkills(subject, index), index),
          explanation: explainOpening(factors, filters, outcomes, {
            isOccupationKnown: subject.position !== undefined,
            risks,
          }),
          formula: OPENING_FORMULA,
        }
      : occupationParts(subject, evidence, {
          factors,
          filters,
          entry,
          education: person.education,
          terms: personTerms(person, personScores(person, index).profile, index, subject.position ?? -1),
        })),
  };
}

/** High only if enough of the required demands and all of the person's limits are known. */
function sureBucket(
  bucket: Bucket,
  outcomes: readonly RequirementOutcome[],
  limits: readonly FilterResult[],
): Bucket {
  const isSure = knownShare(outcomes) >= LEAST_KNOWN && limits.every(({ outcome }) => outcome === "pass");
  return bucket === "high_fit" && !isSure ? "worth_exploring" : bucket;
}

function scoreOf(
  person: PersonEvidence,
  index: CatalogIndex,
  { position = -1 }: FitSubject,
  outcomes: readonly RequirementOutcome[] | undefined,
): Scored {
  const { scores, baselines, profile } = personScores(person, index);
  const { areInterestsInferred } = profile;
  const of = (key: keyof typeof scores) => scores[key][position] ?? Number.NaN;
  const sources = { reliability: person.reliability, areInterestsInferred };
  return outcomes
    ? openingScore(requirementShare(outcomes), of, baselines, sources)
    : combine(of, baselines, sources);
}

function occupationParts(
  subject: FitSubject,
  evidence: Evidence,
  parts: Pick<ExplainInput, "factors" | "filters" | "entry" | "education" | "terms">,
) {
  const asked = askedSkills(subject, evidence.index);
  const gaps = skillGaps(asked, evidence.holdings).map(({ weight: _, ...gap }) => gap);
  return {
    ...skillsShown(asked, evidence),
    explanation: explain({ ...parts, gaps }),
    formula: FIT_FORMULA,
  };
}

/** Each requirement of an opening with its evidence. Also works for openings without a score. */
export function demandOutcomes(
  person: PersonEvidence,
  index: CatalogIndex,
  opportunity: Opportunity,
): RequirementOutcome[] {
  const evidence = evidenceOf(person, index);
  return openToConfirm(requirementOutcomes(opportunity, evidence), opportunity, evidence);
}

/** The entry requirements of an occupation. */
function entryOf(person: PersonEvidence, { position }: FitSubject, index: CatalogIndex): EntryState {
  const code = index.occupations[position ?? -1]?.entry.code;
  return code === undefined ? { unmet: [], impliedByJob: [] } : entryState(person, code, index);
}
