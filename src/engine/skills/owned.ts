import { whyNotShown } from "../held/not-shown.ts";
import { languageOf } from "../held/sentence-language.ts";
import type { Place } from "../text/piece.ts";

/** How many more mentions may be examined. The text around each is read. */
export interface MentionBudget {
  left: number;
}

/** The most mentions examined in one text. */
export const MAX_MENTIONS = 500;

/** The mentions in a text that its writer has, each skill once, within the budget. */
export function heldAmong<Mention extends Place & { id: string }>(
  text: string,
  mentions: readonly Mention[],
  budget: MentionBudget,
): Mention[] {
  const held = new Map<string, Mention>();
  const language = mentions.length > 0 ? languageOf(text) : undefined;
  for (const mention of mentions) {
    if (held.has(mention.id)) continue;
    if (budget.left === 0) break;
    budget.left -= 1;
    if (whyNotShown(text, mention, language) === undefined) held.set(mention.id, mention);
  }
  return [...held.values()];
}

const MAX_PLACES = 20;
const MAX_NAME_LENGTH = 400;

/** The first wording of `name` by which a text says that its writer has it, or undefined. */
export function heldWords(text: string, name: string): string | undefined {
  // No skill has a longer name, and a pattern of this length is not worth building.
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const parts = name.split(/[^\p{L}\p{N}+#]+/u).filter((part) => part !== "");
  if (parts.length === 0) return undefined;
  const words = parts.map((part) => part.replaceAll("+", "\\+")).join("[^\\p{L}\\p{N}+#]{1,3}");
  const whole = /\p{Script=Han}/u.test(name) ? words : `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}+#])`;
  const language = languageOf(text);
  let places = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(whole, "giu"))) {
    const place = { start: index, end: index + found.length };
    if (whyNotShown(text, place, language) === undefined) return found;
    places += 1;
    if (places === MAX_PLACES) return undefined;
  }
  return undefined;
}
