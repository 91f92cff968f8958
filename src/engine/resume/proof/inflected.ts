import type { Span } from "../../text/span.ts";

const MOST_WORDS = 8;
const MOST_PLACES = 20;

/**
 * Where a name occurs with other endings in a language that declines names: "Git" in "bez Gita", "Pohoda" in "v
 * Pohodě".
 */
export function inflectedPlaces(text: string, words: string): Span[] {
  const parts = words.trim().split(/\s+/u);
  if (parts.length > MOST_WORDS || parts[0] === "") return [];
  const source = parts.map(inflected).join("\\s+");
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "giu");
  const found: Span[] = [];
  for (const { 0: said, index } of text.matchAll(pattern)) {
    found.push([index, index + said.length]);
    if (found.length === MOST_PLACES) break;
  }
  return found;
}

/** A word with its possible endings. Short words, and those with digits or symbols, stay unchanged. */
function inflected(word: string): string {
  const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (!/^\p{L}{3,}$/u.test(word)) return escaped(word);
  const kept = word.length > 7 ? word.length - 3 : word.length > 4 ? word.length - 2 : word.length - 1;
  const stem = word.slice(0, Math.max(3, kept));
  return `${escaped(stem)}\\p{L}{0,${word.length - stem.length + 3}}`;
}
