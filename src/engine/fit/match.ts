import { entryState } from "../roles/entry-shown.ts";
import { titleMatches } from "../roles/title-matches.ts";
import { bucketAfterEntry, bucketOf } from "./buckets.ts";
import { FIT_FORMULA, LISTED_COVERAGE } from "./constants.ts";
import { explain, type MissingData, missingData, reasoning } from "./explain.ts";
import { combine, type FactorScores, type Scored, type Sources } from "./factors.ts";
import { filterKeys } from "./filters/result.ts";
import { type FitConstraints, hardFilters } from "./filters.ts";
import { skillGaps } from "./gaps.ts";
import { round, sum } from "./numbers.ts";
import { createOwnedSkills, type OwnedSkills } from "./person/owned-skills.ts";
import { personScores } from "./person/person-scores.ts";
import { type SkillRequirement, skillCoverage } from "./requirements.ts";
import type { CatalogIndex } from "./scales.ts";
import { personTerms } from "./space/words.ts";
import type { Bucket, Counterfactual, MatchItem, PersonEvidence, SkillGap } from "./types.ts";

export interface MatchRequest {
  query?: string | undefined;
  location?: string | undefined;
  constraints?: FitConstraints | undefined;
  /** Maximum number of items in all three lists together, 1..100. */
  limit: number;
}

export interface MatchResult {
  highFit: MatchItem[];
  worthExploring: MatchItem[];
  riskyMismatch: MatchItem[];
  /** Occupations whose titles match the query, best first; absent without a query. */
  queryMatches?: { occupationCode: string; title: string; relevance: number }[];
  /** What is missing if too little is known to list any occupation. */
  notEnoughKnown?: MissingData[];
}

const QUERY_MATCHES = 10;
const QUERY_CANDIDATES = 100;
/** A step of two or more job zones is a risk: only 3 % of related occupations are that far apart. */
const FAR_ZONES = 2;

/** True if the person has any data to match. */
export function hasEvidence(person: PersonEvidence): boolean {
  const { skills, titles, texts, interests, values, styles } = person;
  return (
    skills.length + titles.length + texts.length > 0 || [interests, values, styles].some((profile) => profile)
  );
}

/** Scores the catalogue (or the occupations that match a query) for a person, and sorts the best into three lists. */
export function match(person: PersonEvidence, index: CatalogIndex, request: MatchRequest): MatchResult {
  const found =
    request.query === undefined ? undefined : index.titles.search(request.query, QUERY_CANDIDATES);
  const relevance = found && new Map(found.map(({ code, relevance: share }) => [code, share]));
  const candidates = rank(person, index, relevance);
  const ranked = candidates.filter(({ coverage }) => coverage >= LISTED_COVERAGE).slice(0, request.limit);
  const constraints = {
    ...request.constraints,
    ...(request.location !== undefined && { location: request.location }),
  };
  const holdings = createOwnedSkills(person.skills, index.skills);
  const items = ranked.map((candidate) => toItem(person, index, holdings, constraints, candidate));
  const ofBucket = (bucket: Bucket) => items.filter((item) => item.bucket === bucket);
  return {
    highFit: ofBucket("high_fit"),
    worthExploring: ofBucket("worth_exploring"),
    riskyMismatch: ofBucket("risky_mismatch"),
    ...(request.query !== undefined && { queryMatches: titlesNear(request.query, index) }),
    ...(ranked.length === 0 && { notEnoughKnown: missingData(candidates[0]?.factors ?? []) }),
  };
}

/** The occupations whose titles match a query, best first, without scores. */
export function titlesNear(query: string, index: CatalogIndex): NonNullable<MatchResult["queryMatches"]> {
  return index.titles.search(query, QUERY_MATCHES).map(({ code, relevance }) => ({
    occupationCode: code,
    title: index.occupations[index.positions.get(code) ?? -1]?.entry.title ?? code,
    relevance: round(relevance, 4),
  }));
}

interface Candidate extends Scored {
  position: number;
}

/** All candidates by unrounded score, then by code. */
function rank(
  person: PersonEvidence,
  index: CatalogIndex,
  relevance: ReadonlyMap<string, number> | undefined,
): Candidate[] {
  if (!hasEvidence(person)) return [];
  const computed = personScores(person, index);
  const sources = {
    reliability: person.reliability,
    areInterestsInferred: computed.profile.areInterestsInferred,
  };
  const candidates = index.occupations.flatMap(({ entry }, position): Candidate[] => {
    const share = relevance?.get(entry.code);
    if (relevance && share === undefined) return [];
    return [{ position, ...scoreAt(computed, position, sources) }];
  });
  const codeOf = ({ position }: Candidate) => index.occupations[position]?.entry.code ?? "";
  return candidates.sort(
    (left, right) => right.score - left.score || codeOf(left).localeCompare(codeOf(right)),
  );
}

function scoreAt({ scores, baselines }: FactorScores, position: number, sources: Sources): Scored {
  return combine((key) => scores[key][position] ?? Number.NaN, baselines, sources);
}

function toItem(
  person: PersonEvidence,
  index: CatalogIndex,
  holdings: OwnedSkills,
  constraints: FitConstraints,
  candidate: Candidate,
): MatchItem {
  const { factors, score, coverage, position } = candidate;
  const occupation = index.occupations[position];
  if (!occupation) throw new RangeError("The catalogue has no occupation at this position.");
  const { entry, needs } = occupation;
  const filters = hardFilters(person.constraints, constraints, {
    majorGroup: entry.code.slice(0, 2),
    title: entry.title,
    ...(entry.education && { education: entry.education }),
  });
  const hasFailed = filters.some(({ outcome }) => outcome === "fail");
  const entered = entryState(person, entry.code, index);
  const bucket = bucketAfterEntry(bucketOf(score, coverage, hasFailed), entered.unmet, person.education);
  const gaps = skillGaps(needs, holdings);
  const terms = personTerms(person, personScores(person, index).profile, index, position);
  const shown = gaps.map(({ weight: _, ...gap }) => gap);
  const best = bestGap(needs, holdings, gaps);
  return {
    id: entry.code,
    title: entry.title,
    occupationCode: entry.code,
    matchScore: round(score, 1),
    bucket,
    ...reasoning(bucket, factors, {
      filters,
      gaps: shown,
      entry: entered.unmet,
      terms,
      education: person.education,
    }),
    explanation: explain({
      factors,
      filters,
      gaps: shown,
      risks: zoneRisk(person, index, entry.jobZone),
      entry: entered,
      education: person.education,
      terms,
    }),
    factors,
    coverage: round(coverage, 4),
    hardFilters: filterKeys(filters),
    skillGaps: shown,
    ...(best && { counterfactual: best }),
    formula: FIT_FORMULA,
  };
}

/** Compares the job zone of the person's latest job with that of the occupation. */
function zoneRisk({ titles }: PersonEvidence, index: CatalogIndex, zone: number | undefined) {
  const latest = titles[0] ? titleMatches(titles[0].text, index, 1)[0] : undefined;
  const own = index.occupations[index.positions.get(latest?.code ?? "") ?? -1]?.entry.jobZone;
  if (zone === undefined || own === undefined || Math.abs(zone - own) < FAR_ZONES) return [];
  const direction = zone > own ? "more" : "less";
  return [
    {
      type: "preparation",
      key: "jobZone",
      labelKey: `fit.preparation.${direction}`,
      labelText: `Usually takes clearly ${direction} preparation than the latest job`,
    },
  ];
}

/** The gap that would show the largest additional share of the occupation's requirements if closed. */
function bestGap(
  needs: readonly SkillRequirement[],
  holdings: OwnedSkills,
  gaps: readonly (SkillGap & { weight: number })[],
): Counterfactual | undefined {
  const shown = skillCoverage(needs, holdings);
  const whole = sum(needs.map(({ weight }) => weight));
  const gains = gaps.map(({ skill, have, need, weight }) => ({
    skill,
    gain: (weight * (need === 0 ? 0 : 1 - have / need)) / whole,
  }));
  const best = gains.sort((left, right) => right.gain - left.gain)[0];
  if (shown === undefined || !best || best.gain <= 0) return undefined;
  return { skill: best.skill, shown: round(shown, 4), newShown: round(Math.min(1, shown + best.gain), 4) };
}
