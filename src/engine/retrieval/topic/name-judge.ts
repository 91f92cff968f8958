import { guessLanguage } from "../words/stop-words.ts";
import { type Word, words } from "../words/tokens.ts";
import type { Hit, TopicJudge } from "./judge.ts";
import { sentencesIn } from "./sentences.ts";

/**
 * Prepares finding people by name. A full name is certain, and so is the last part alone. The first part alone,
 * or a part next to another name, may be another person.
 */
export function nameJudge(names: readonly string[]): TopicJudge | undefined {
  const people = names
    .map((name) => words(name).map(({ token }) => token))
    .filter(({ length }) => length > 0);
  if (people.length === 0) return undefined;
  return (text) =>
    sentencesIn(text).flatMap((sentence): Hit[] => {
      const said = words(sentence.text);
      const found = people.flatMap((person) => partsOf(person, said));
      if (found.length === 0) return [];
      const matched = [...new Set(found.map(({ raw }) => raw))];
      return [{ sentence, matched, isCertain: found.some(({ isCertain }) => isCertain) }];
    });
}

/** The parts of a name in a sentence. */
function partsOf(person: readonly string[], said: readonly Word[]): { raw: string; isCertain: boolean }[] {
  const isGerman = guessLanguage(said.map(({ token }) => token)) === "de";
  const isOwn = (word: Word | undefined) => word !== undefined && person.includes(word.token);
  // The first word of a sentence has a capital, and so has every German noun.
  const isOther = (at: number) => at > 0 && !isGerman && isName(said[at]) && !isOwn(said[at]);
  return said.flatMap((word, at) => {
    if (!isOwn(word) || !isName(word)) return [];
    const isWhole = isOwn(said[at - 1]) || isOwn(said[at + 1]);
    const isLast = word.token === person.at(-1);
    return [{ raw: word.raw, isCertain: isWhole || (isLast && !isOther(at - 1) && !isOther(at + 1)) }];
  });
}

/** Capitalised, or in a script without capitals. */
function isName(word: Word | undefined): boolean {
  return /^(?:\p{Lu}|\p{Lo})/u.test(word?.raw ?? "");
}
