import { RIASEC, type RiasecProfile } from "../assessment/riasec.ts";
import {
  clampUnit,
  type PathPerson,
  type Similarity,
  similarityTo,
  type TitleProximity,
} from "./similarity.ts";
import type { CareerPath, PathTransition } from "./types.ts";

/** Version of the comparison. Changes whenever a score or order can change. */
const SIMILAR_PATHS_FORMULA = "similar-paths-1";

/** A caller's options. */
export interface SimilarPathOptions {
  /** 0..1, by default 0.6. */
  minSimilarity?: number;
  /** Matches in the answer, by default 10. */
  limit?: number;
  /** Only paths with a move to a similar role. */
  targetRole?: string;
}

/** A path like the person's, in the specification's shape. */
type SimilarPathMatch = {
  pathId: string;
  similarityScore: number;
  path: { id: string; riasecProfile: RiasecProfile; workStyleProfile: Record<string, number> };
  matchingFactors: Record<string, unknown>;
  relevantTransitions: {
    from: string;
    to: string;
    duration: number;
    success: boolean;
    skillsAcquired?: string[];
    challenges?: string[];
    keyLessons?: string;
  }[];
};

/** The requested matches. `matchesFound` also counts those beyond the limit. */
export interface SimilarPathsResult {
  matches: SimilarPathMatch[];
  totalPaths: number;
  matchesFound: number;
  formula: string;
}

/** Titles at least this close count as the target role, 0..1. Source: docs/methods.md, Similarity. */
const MIN_TITLE_PROXIMITY = 0.5;
const defaults = { minSimilarity: 0.6, limit: 10 } as const;

/**
 * Finds the paths most similar to a person, best first, ties by id. The score 0..1 is not a probability of
 * success.
 */
export function findSimilarPaths(
  person: PathPerson,
  paths: readonly CareerPath[],
  options: SimilarPathOptions,
  titleProximity: TitleProximity,
): SimilarPathsResult {
  const { minSimilarity = defaults.minSimilarity, limit = defaults.limit, targetRole } = options;
  const target = targetRole ?? person.targetRole;
  const found = paths.flatMap((path) => {
    if (targetRole !== undefined && !leadsTo(path, targetRole, titleProximity)) return [];
    const similarity = similarityTo(person, path, titleProximity);
    return similarity === undefined || similarity.score < minSimilarity ? [] : [{ path, similarity }];
  });
  found.sort((a, b) => b.similarity.score - a.similarity.score || (a.path.id < b.path.id ? -1 : 1));
  return {
    matches: found
      .slice(0, Math.max(0, limit))
      .map(({ path, similarity }) => toMatch(path, similarity, target, titleProximity)),
    totalPaths: paths.length,
    matchesFound: found.length,
    formula: SIMILAR_PATHS_FORMULA,
  };
}

function leadsTo(path: CareerPath, target: string, titleProximity: TitleProximity): boolean {
  return path.transitions.some(({ to }) => clampUnit(titleProximity(to, target)) >= MIN_TITLE_PROXIMITY);
}

function toMatch(
  path: CareerPath,
  similarity: Similarity,
  target: string | undefined,
  titleProximity: TitleProximity,
): SimilarPathMatch {
  return {
    pathId: path.id,
    similarityScore: similarity.score,
    path: {
      id: path.id,
      riasecProfile: path.riasecProfile === undefined ? noScores() : sixScores(path.riasecProfile),
      workStyleProfile: { ...path.workStyleProfile },
    },
    matchingFactors: factorsOf(path, similarity),
    relevantTransitions: ordered(path.transitions, target, titleProximity).map(copyOf),
  };
}

function sixScores({ R, I, A, S, E, C }: RiasecProfile): RiasecProfile {
  return { R, I, A, S, E, C };
}

/** Six zeros, because the response requires six numbers. `notShared` marks them as missing. */
function noScores(): RiasecProfile {
  return { R: 0, I: 0, A: 0, S: 0, E: 0, C: 0 };
}

function factorsOf(path: CareerPath, { parts, coverage }: Similarity): Record<string, unknown> {
  if (path.group === undefined) return { source: "example", ...parts, coverage };
  const notShared = [
    ...(path.riasecProfile === undefined ? ["riasec"] : []),
    ...(path.workStyleProfile === undefined ? ["workStyle"] : []),
  ];
  const letters = path.riasecProfile === undefined ? {} : { riasecLetters: lettersOf(path.riasecProfile) };
  const common = { source: "group", groupSize: path.group.size, ...letters };
  return { ...common, ...parts, coverage, ...(notShared.length > 0 ? { notShared } : {}) };
}

/** The letters of a group's profile: those above its lowest value, highest first. */
function lettersOf(profile: RiasecProfile): string {
  const lowest = Math.min(...RIASEC.map((letter) => profile[letter]));
  const above = RIASEC.filter((letter) => profile[letter] > lowest);
  return above.sort((a, b) => profile[b] - profile[a]).join("");
}

/** Moves to the target first, the closest before the others; then the rest in the path's order. */
function ordered(
  transitions: readonly PathTransition[],
  target: string | undefined,
  titleProximity: TitleProximity,
): readonly PathTransition[] {
  if (target === undefined) return transitions;
  const ranked = transitions.map((transition) => {
    const closeness = clampUnit(titleProximity(transition.to, target));
    return { transition, closeness: closeness >= MIN_TITLE_PROXIMITY ? closeness : 0 };
  });
  return ranked.sort((a, b) => b.closeness - a.closeness).map(({ transition }) => transition);
}

function copyOf(transition: PathTransition): SimilarPathMatch["relevantTransitions"][number] {
  const { from, to, duration, success, skillsAcquired, challenges, keyLessons } = transition;
  return {
    from,
    to,
    duration,
    success,
    ...(skillsAcquired === undefined ? {} : { skillsAcquired: [...skillsAcquired] }),
    ...(challenges === undefined ? {} : { challenges: [...challenges] }),
    ...(keyLessons === undefined ? {} : { keyLessons }),
  };
}
