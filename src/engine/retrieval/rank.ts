import { DAY_MS } from "../../shared/time.ts";
import { dropNearDuplicates } from "./duplicates.ts";
import type { Question } from "./question.ts";
import { type IndexedText, scoreTexts, type TermStatistics } from "./relevance.ts";

/** A memory node that the index found. */
export interface Candidate extends IndexedText {
  id: string;
  contentText: string;
  /** 0..1 */
  importance: number;
  /** RFC 3339, UTC. */
  createdAt: string;
}

/** A node of the answer; `relevance` 0..1 rounded to four decimals. */
interface RankedMemory {
  id: string;
  relevance: number;
  matchedTerms: string[];
}

export interface Ranking {
  memories: RankedMemory[];
  /** Mean relevance of those returned, 0..1; 0 where nothing matches. */
  contextRelevanceScore: number;
}

export const RETRIEVAL_FORMULA = "memory-bm25-1";
// Tie-breakers: on long conversations every larger weight lowered recall.
const IMPORTANCE_WEIGHT = 0.03;
const RECENCY_WEIGHT = 0.02;
/** A career fact half as fresh after a year; half-lives below 180 days lost recall. */
const HALF_LIFE_DAYS = 365;

/** Number of nodes to fetch from the index for an answer of `limit`, with room for re-ranking and duplicates. */
export function candidateLimit(limit: number): number {
  return Math.max(40, 2 * limit);
}

/**
 * Ranks the candidates: relevance (see `scoreTexts`) first, importance and a slow recency as tie-breakers, without
 * recency where the question names a time; drops near-duplicates. `now` is RFC 3339. Source: docs/methods.md,
 * Memory retrieval.
 */
export function rankMemories(
  question: Question,
  candidates: Candidate[],
  statistics: TermStatistics,
  { now, limit }: { now: string; limit: number },
): Ranking {
  const scores = scoreTexts(question.terms, candidates, statistics);
  const scored = candidates.flatMap((candidate, index) => {
    const score = scores[index];
    if (!score || score.matchedTerms.length === 0) return [];
    const recency = question.mentionsTime ? 0 : RECENCY_WEIGHT * freshness(candidate.createdAt, now);
    const key = score.relevance + IMPORTANCE_WEIGHT * candidate.importance + recency;
    return [{ ...score, candidate, key }];
  });
  scored.sort((a, b) => b.key - a.key || compareIds(a.candidate.id, b.candidate.id));
  const kept = dropNearDuplicates(scored, ({ candidate }) => candidate.contentText, limit);
  const memories = kept.map(({ candidate, relevance, matchedTerms }) => ({
    id: candidate.id,
    relevance: round(relevance),
    matchedTerms,
  }));
  return { memories, contextRelevanceScore: meanRelevance(memories) };
}

/** Ranks without a question: half importance, half recency; relevance is 0. */
export function rankByImportance<Node extends { id: string; importance: number; createdAt: string }>(
  nodes: Node[],
  { now, limit }: { now: string; limit: number },
): Node[] {
  const keyOf = (node: Node) => node.importance + freshness(node.createdAt, now);
  return nodes
    .map((node) => ({ node, key: keyOf(node) }))
    .sort((a, b) => b.key - a.key || compareIds(a.node.id, b.node.id))
    .slice(0, limit)
    .map(({ node }) => node);
}

function freshness(createdAt: string, now: string): number {
  const days = Math.max(0, Date.parse(now) - Date.parse(createdAt)) / DAY_MS;
  return Number.isNaN(days) ? 0 : 0.5 ** (days / HALF_LIFE_DAYS);
}

/** Newer ids first: they are time-ordered. */
function compareIds(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1;
}

function meanRelevance(memories: RankedMemory[]): number {
  if (memories.length === 0) return 0;
  return round(memories.reduce((sum, { relevance }) => sum + relevance, 0) / memories.length);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
