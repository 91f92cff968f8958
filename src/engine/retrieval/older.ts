import { stems } from "./words/tokens.ts";

interface Found {
  id: string;
  contentText: string;
  createdAt?: string | undefined;
  relevance: number;
  ownTerms: readonly string[];
}

/** Results are nearly equal if the lower relevance is at least this share of the higher one. */
const NEAR = 0.75;
/** The least share of common words (Jaccard) of texts that say nearly the same. */
const COMMON = 0.5;
/** The length of an ISO date. */
const DAY = 10;

/**
 * Puts the later of two nearly equal results first, and marks the earlier one with it: both have the same words of the
 * question and most of their other words, but were said on different days.
 */
export function markOlder<One extends Found>(ranked: readonly One[]): (One & { newer?: string })[] {
  const texts = new Map(ranked.map((one) => [one.id, new Set(stems(one.contentText))]));
  const isNear = (one: Found, other: Found) =>
    Math.min(one.relevance, other.relevance) >= NEAR * Math.max(one.relevance, other.relevance) &&
    one.ownTerms.length > 0 &&
    one.ownTerms.join(" ") === other.ownTerms.join(" ") &&
    shared(texts.get(one.id), texts.get(other.id)) >= COMMON;
  const later = (one: One) =>
    ranked
      .filter((other) => dayOf(other) > dayOf(one) && dayOf(one) !== "" && isNear(one, other))
      .toSorted((a, b) => (dayOf(a) < dayOf(b) ? 1 : -1))[0];
  const marked = ranked.map((one) => {
    const newer = later(one);
    return newer ? { ...one, newer: newer.id } : one;
  });
  return latestFirst(marked);
}

/** Moves each newer result directly before the first that it is newer than. */
function latestFirst<One extends Found & { newer?: string }>(marked: readonly One[]): One[] {
  const order = [...marked];
  for (const { newer } of marked) {
    if (!newer) continue;
    const from = order.findIndex(({ id }) => id === newer);
    const to = order.findIndex((one) => one.newer === newer);
    const [moved] = from > to ? order.splice(from, 1) : [];
    if (moved) order.splice(to, 0, moved);
  }
  return order;
}

function dayOf({ createdAt }: Found): string {
  return createdAt?.slice(0, DAY) ?? "";
}

function shared(one: ReadonlySet<string> = new Set(), other: ReadonlySet<string> = new Set()): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / Math.max(1, one.size + other.size - common);
}
