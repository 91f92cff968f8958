import { levelSaid } from "../../../languages.ts";
import { languageContext, languageLevels } from "../../../lexicon/words/languages.ts";
import { createTerms } from "../../../text/names/terms.ts";
import type { Place } from "../../../text/piece.ts";
import { type Word, wordKey } from "../../../text/words.ts";
import { necessityPlaces } from "../necessity.ts";
import { speaks, whatFor } from "./kind-forms.ts";

const findLevels = createTerms({ ...languageLevels });
const context = new Set(languageContext.split("|").map(wordKey));

/** A language with its level, if the text has little else. */
export function languageIn(
  text: string,
  words: readonly Word[],
  names: readonly Place[],
): { kind: "language"; level?: string } | undefined {
  if (names.length === 0) return undefined;
  const levels = findLevels(text, [...words]);
  const level = levelSaid(levels.map(({ start, end }) => text.slice(start, end)));
  const inside = ({ start }: Word, spans: readonly Place[]): boolean =>
    spans.some((span) => start >= span.start && start < span.end);
  const wishes = necessityPlaces(text);
  // "L'anglais pour lire les manuels": the purpose behind a language at the start.
  const end = (names[0]?.start ?? 0) <= 4 ? text.search(whatFor) : -1;
  const others = words.filter(
    (word) =>
      (end === -1 || word.start < end) &&
      !inside(word, names) &&
      !inside(word, levels) &&
      !inside(word, wishes) &&
      !context.has(word.key) &&
      !/^\d+$/.test(word.key),
  );
  if (others.length > (speaks.test(text) ? 5 : level === undefined ? 1 : 4)) return undefined;
  return { kind: "language", ...(level && { level }) };
}
