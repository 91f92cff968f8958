import type { MailEvent } from "../types.ts";
import type { Role, RolePatterns } from "../words/roles/index.ts";
import { type Act, acts } from "./grammar.ts";

/** An act in a sentence, by the positions of its words in the output of `comparable`. */
export interface FoundAct {
  says: MailEvent;
  start: number;
  end: number;
}

interface Place {
  /** The index of the word in the sentence. */
  word: number;
  start: number;
  end: number;
}

/** A sentence's acts, each at its first position. */
export function actsIn(words: string, patterns: RolePatterns): FoundAct[] {
  const starts = [...words.matchAll(/ (?=[^ ])/g)].map(({ index }) => index);
  const cache = new Map<Role, Place[]>();
  const placesOf = (role: Role) => {
    const known = cache.get(role) ?? places(words, patterns[role], starts);
    cache.set(role, known);
    return known;
  };
  return acts.flatMap((act) => firstOf(act, placesOf));
}

function places(words: string, pattern: RegExp, starts: readonly number[]): Place[] {
  return [...words.matchAll(pattern)].map((match) => ({
    word: starts.indexOf(match.index),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

function firstOf({ says, roles, reach, inOrder }: Act, placesOf: (role: Role) => Place[]): FoundAct[] {
  const found = roles.map(placesOf);
  if (found.some((list) => list.length === 0)) return [];
  for (const { word } of found.flat().sort((left, right) => left.word - right.word)) {
    const near = (place: Place) => place.word >= word && place.word <= word + reach;
    const chosen = found.map((list) => list.find(near));
    if (chosen.includes(undefined)) continue;
    const all = chosen.filter((place) => place !== undefined);
    // A word is not both verb and object, except for "you" at the end of a verb: "conocerte".
    const others = all.filter((_, at) => roles[at] !== "you").map((place) => place.word);
    if (new Set(others).size < others.length) continue;
    if (inOrder && all.some((place, at) => place.word < (all[at - 1]?.word ?? 0))) continue;
    return [
      {
        says,
        start: Math.min(...all.map(({ start }) => start)),
        end: Math.max(...all.map(({ end }) => end)),
      },
    ];
  }
  return [];
}
