import { DAY_MS } from "../../shared/time.ts";
import { mannerFactors } from "./manner.ts";
import type { Passage, TermStatistics } from "./passages.ts";
import { isOn, namedDays } from "./question/named-days.ts";
import type { Question } from "./question/question.ts";
import { askedSpeaker, roleOf } from "./question/speakers.ts";
import { voicesOf } from "./question/voices.ts";
import { relevanceOf, scoreTurns } from "./relevance.ts";

/** A node of the answer. `relevance` 0..1, rounded to four decimals. */
export interface RankedMemory {
  id: string;
  relevance: number;
  matchedTerms: string[];
  /** The terms that occur in it literally. */
  ownTerms: string[];
  /** Its own text contains none of them, but its neighbours in the thread do. */
  isBeside: boolean;
}

export const RETRIEVAL_FORMULA = "memory-bm25-6";
/** Said by a person whom the question names. */
const SPEAKER_FACTOR = 1.8;
/** How much more a text between people counts if it has all words of the question than if it has none. */
const COVER_FACTOR = 1.75;
/** What is of the days that the question names. */
const DAY_FACTOR = 2.5;
// Tie-breakers: on long conversations every larger weight lowered recall.
const IMPORTANCE_WEIGHT = 0.03;
const RECENCY_WEIGHT = 0.02;
/** A career fact is half as fresh after a year. Half-lives below 180 days lost recall. */
const HALF_LIFE_DAYS = 365;

/** The number of nodes to fetch from the index for an answer of `limit`, with room for re-ranking and duplicates. */
export function candidateLimit(limit: number): number {
  return Math.max(60, 2 * limit);
}

/**
 * Ranks the results, best first: relevance (see `scoreTurns`), more for a named speaker's words and for
 * what is said as an answer, then importance
 * and a slow recency as tie-breakers, without recency if the question names a time. `since` and `now` are RFC
 * 3339. Nothing older than `since` is listed. Source: docs/methods.md, Memory retrieval.
 */
export function rankTurns(
  question: Question,
  passages: readonly Passage[],
  statistics: TermStatistics,
  { now, since = "" }: { now: string; since?: string | undefined },
): RankedMemory[] {
  const speaker = askedSpeaker(question.names, passages);
  const days = namedDays(question.words, now);
  const voices = voicesOf(passages);
  const factorOf = (of: string | undefined) => {
    if (speaker !== undefined) return of === speaker ? SPEAKER_FACTOR : 1;
    return roleOf(of) === "user" ? voices.userFactor : 1;
  };
  const manners = voices.arePeople ? mannerFactors(question, passages) : undefined;
  const scored = scoreTurns(question.terms, passages, statistics, voices).flatMap(
    ({ turn, score, matchedTerms, ownTerms, isBeside }) => {
      const dayFactor = days && isOn(turn.createdAt, days) ? DAY_FACTOR : 1;
      if (matchedTerms.length === 0 || turn.createdAt < since) return [];
      const lacking = 1 - matchedTerms.length / question.terms.length;
      const mannerFactor = manners ? (manners.get(turn) ?? 1) * COVER_FACTOR ** -lacking : 1;
      const factor = factorOf(turn.speaker) * dayFactor * mannerFactor;
      const relevance = relevanceOf(score * factor, question.terms, statistics);
      const recency = question.mentionsTime ? 0 : RECENCY_WEIGHT * freshness(turn.createdAt, now);
      const key = relevance + IMPORTANCE_WEIGHT * turn.importance + recency;
      return [{ id: turn.id, relevance: round(relevance), matchedTerms, ownTerms, isBeside, key }];
    },
  );
  scored.sort((a, b) => b.key - a.key || compareIds(a.id, b.id));
  return scored.map(({ key: _, ...memory }) => memory);
}

/** Ranks without a question: half importance, half recency. Relevance is 0. */
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

/** Newer ids first, because ids are ordered by time. */
function compareIds(a: string, b: string): number {
  return a === b ? 0 : a < b ? 1 : -1;
}

/** The mean relevance of the results, 0..1; 0 without any. */
export function meanRelevance(memories: readonly { relevance: number }[]): number {
  if (memories.length === 0) return 0;
  return round(memories.reduce((sum, { relevance }) => sum + relevance, 0) / memories.length);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
