import { orWords } from "../skills/any-of.ts";
import { contentWords } from "../skills/content-words.ts";

const word = String.raw`\p{L}[\p{L}-]{2,24}`;
const thing = `${word}(?: ${word})?`;
/** "A hotel, campsite or holiday park reception". */
const listed = new RegExp(
  String.raw`(?<![\p{L}-])((?:${thing}, ){0,6})(${thing}),?\s(?:${orWords})\s(${word}(?: ${word}){0,2})(?![\p{L}-])`,
  "giu",
);
/** "Road/bridge/sewer projects". */
const slashed = new RegExp(String.raw`(?<![\p{L}/-])${word}(?:\s?/\s?${word}){1,5}(?![\p{L}/-])`, "giu");

/** Before the roles that a demand names. */
const ofRole = /(?<!\p{L})(?:as|als|comme|en tant que|como|come|jako|som)\s/iu;

/** The things of which one is enough, for each list of them in a demand, each by the stems of its words. */
export function choicesIn(text: string): string[][][] {
  // "As Executive Chef or Chef de Cuisine": of a rank nothing may be left out, and roles are compared as such.
  if (ofRole.test(text)) return [];
  const lists = [
    ...Array.from(text.matchAll(listed), ([, before = "", ...last]) => [...before.split(", "), ...last]),
    ...Array.from(text.matchAll(slashed), ([all]) => all.split("/")),
  ];
  return lists.map((things) => things.map((one) => contentWords(one)).filter((words) => words.length > 0));
}

/**
 * The words that need not be said because another thing of the list is. The last of a longer thing may belong to all of
 * them, as "reception" does, and is needed.
 */
export function sparedIn(things: readonly string[][], isSaid: (word: string) => boolean): string[] {
  if (!things.some((words) => words.every(isSaid))) return [];
  return things.flatMap((words, at) =>
    at === things.length - 1 && words.length > 1 ? words.slice(0, -1) : words,
  );
}
