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

export const retrievalFormula = "memory-bm25-1";
// Tie-breakers: on long conversations every larger weight lowered recall.
const importanceWeight = 0.03;
const recencyWeight = 0.02;
/** A career fact half as fresh after a year; half-lives below 180 days lost recall. */
const halfLifeDays = 365;
const DAY_MS = 86_400_000;

/** How many nodes the index should offer for an answer of `limit`: room for the re-ranking and for duplicates. */
export function candidatesFor(limit: number): number {
  return Math.max(40, 2 * limit);
}

/**
 * Orders what the index found: relevance (see `scoreTexts`) first, importance and a slow recency as tie-breakers,
 * recency left out where the question names a time, near-duplicates dropped. `now` is RFC 3339.
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
    const recency = question.mentionsTime ? 0 : recencyWeight * freshness(candidate.createdAt, now);
    const key = score.relevance + importanceWeight * candidate.importance + recency;
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

/** Without a question: half importance, half recency; nothing was asked, so relevance is 0. */
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
  return Number.isNaN(days) ? 0 : 0.5 ** (days / halfLifeDays);
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
