import { nameKey } from "../titles/name-key.ts";

/**
 * Says of a label in another language whether it is one word that English has, too: "formation" is training in French,
 * and would be found in every English text that speaks of rocks.
 */
export function vocabularyOf(english: readonly string[]): (label: string) => boolean {
  const words = new Set(english.flatMap((label) => nameKey(label).split(" ")));
  return (label) => words.has(nameKey(label));
}
