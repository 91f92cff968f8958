import { textHash } from "../../shared/hash.ts";
import type { SkillMention } from "./find.ts";
import { heldAmong, MAX_MENTIONS, type MentionBudget } from "./owned.ts";

interface Entry {
  held: readonly SkillMention[];
  /** How many mentions were examined. */
  looked: number;
}

/** Many times the claims of the longest resume. An entry takes about a hundred bytes. */
const MOST_TEXTS = 10_000;

/**
 * Finds the skills that a text says its writer has, with a cache of recently read texts: each write judges all
 * claims again, and few have changed. Keys are digests, so no text is kept.
 */
export function createHeldFinder(
  find: (text: string) => readonly SkillMention[],
): (text: string, budget?: MentionBudget) => SkillMention[] {
  const cache = new Map<string, Entry>();
  return (text, budget = { left: MAX_MENTIONS }) => {
    const key = textHash(text);
    const known = cache.get(key);
    if (known !== undefined && known.looked <= budget.left) {
      cache.delete(key);
      cache.set(key, known);
      budget.left -= known.looked;
      return [...known.held];
    }
    const before = budget.left;
    const held = heldAmong(text, find(text), budget);
    // If the budget is used up, the text may have been read only in part.
    if (budget.left > 0) store(cache, key, { held, looked: before - budget.left });
    return held;
  };
}

function store(cache: Map<string, Entry>, key: string, value: Entry): void {
  cache.set(key, value);
  const [oldest] = cache.keys();
  if (cache.size > MOST_TEXTS && oldest !== undefined) cache.delete(oldest);
}
