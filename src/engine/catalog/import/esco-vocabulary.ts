import { nameKey } from "../titles/name-key.ts";

/**
 * True if a label in another language is one word that English has too: "formation" is French for training and
 * would match English texts about rocks.
 */
export function vocabularyOf(english: readonly string[]): (label: string) => boolean {
  const words = new Set(english.flatMap((label) => nameKey(label).split(" ")));
  return (label) => words.has(nameKey(label));
}
