import { textHash } from "../../shared/hash.ts";
import type { SkillMention } from "./find.ts";
import { heldAmong, MAX_MENTIONS, type MentionBudget } from "./owned.ts";

interface Kept {
  held: readonly SkillMention[];
  /** How many mentions were looked at. */
  looked: number;
}

/** Many times the claims of the longest resume; an entry is about a hundred bytes. */
const MOST_TEXTS = 10_000;

/**
 * Finds the skills that a text says its writer has, and keeps them for the texts read last: each write judges all
 * claims again, and few of them changed. A text is kept as its digest only.
 */
export function createHeldFinder(
  find: (text: string) => readonly SkillMention[],
): (text: string, budget?: MentionBudget) => SkillMention[] {
  const kept = new Map<string, Kept>();
  return (text, budget = { left: MAX_MENTIONS }) => {
    const key = textHash(text);
    const known = kept.get(key);
    if (known !== undefined && known.looked <= budget.left) {
      kept.delete(key);
      kept.set(key, known);
      budget.left -= known.looked;
      return [...known.held];
    }
    const before = budget.left;
    const held = heldAmong(text, find(text), budget);
    // Of a text read in part only, the rest may count another time.
    if (budget.left > 0) keep(kept, key, { held, looked: before - budget.left });
    return held;
  };
}

function keep(kept: Map<string, Kept>, key: string, value: Kept): void {
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST_TEXTS && oldest !== undefined) kept.delete(oldest);
}
