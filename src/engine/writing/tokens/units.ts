import type { Source } from "../sources.ts";
import type { Words } from "../words/index.ts";
import type { Token } from "./token.ts";

/** The word right after a number, which it counts. In a range both numbers count the same. */
export function unitOf(tokens: readonly Token[], at: number, words: Words, text: string): string | undefined {
  if (words.language === "zh") return /^\p{Script=Han}/u.exec(text.slice(tokens[at]?.end))?.[0];
  for (let next = at + 1; next < Math.min(tokens.length, at + 4); next += 1) {
    const token = tokens[next];
    if (!token || /[,;:.()]/.test(text.slice(tokens[next - 1]?.end, token.start))) return undefined;
    if (token.kind === "number") return unitOf(tokens, next, words, text);
    if (token.kind !== "word") return undefined;
    if (single.test(token.key)) continue;
    if (!words.is("plain", token.key)) return token.lemma;
    if (!words.is("until", token.key) && !words.is("each", token.key)) return undefined;
  }
  return undefined;
}

/** "Without a single accident" denies what follows. */
export const single = /^(?:single|any|einzige[nmrs]?|solo|sola|seule?|unic[oa])$/;

/** Where a source states zero of what a sentence denies: "0 accidents" supports "without accidents". */
export function zeroAt(
  source: Source,
  { tokens, at, text }: { tokens: readonly Token[]; at: number; text: string },
  words: Words,
): number | undefined {
  const denied = unitOf(tokens, at, words, text);
  return denied === undefined
    ? undefined
    : zerosOf(source, words).find((place) => unitOf(source.tokens, place, words, source.text) === denied);
}

/** The positions of zeros in a source. */
export function zerosOf({ claim, places, tokens }: Source, { language }: Words): number[] {
  if (!claim) return [];
  const zeros = (places.get("0") ?? []).filter((place) => tokens[place]?.kind === "number");
  // "0 accidents", but not "0 to 5 accidents".
  return zeros.filter((place) => language === "zh" || tokens[place + 1]?.kind === "word");
}
