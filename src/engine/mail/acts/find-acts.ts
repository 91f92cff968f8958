import type { MailEvent } from "../types.ts";
import type { Role, RolePatterns } from "../words/roles.ts";

/** What an employer does in a sentence: roles within a few words of each other, in any order. */
interface Act {
  readonly says: MailEvent;
  readonly roles: readonly Role[];
  readonly reach: number;
  /** True if the roles must be in this order: "the post is filled", not "filled in the form for the post". */
  readonly inOrder?: true;
}

/** The acts of employers in every language. */
const acts: readonly Act[] = [
  { says: "interview", roles: ["want", "you", "meet"], reach: 8 },
  { says: "interview", roles: ["invite", "you", "talk"], reach: 12 },
  { says: "interview", roles: ["want", "you", "talk"], reach: 12 },
  { says: "interview", roles: ["you", "meet", "day"], reach: 12 },
  { says: "screen", roles: ["want", "call"], reach: 10 },
  { says: "screen", roles: ["next", "test"], reach: 8 },
  { says: "offer", roles: ["want", "you", "hire"], reach: 10 },
  { says: "offer", roles: ["offer", "you", "post"], reach: 9 },
  { says: "offer", roles: ["post", "yours"], reach: 8 },
  { says: "offer", roles: ["contract", "sign"], reach: 10 },
  { says: "rejected", roles: ["not", "progress", "you"], reach: 8 },
  { says: "rejected", roles: ["not", "progress", "papers"], reach: 9 },
  { says: "rejected", roles: ["choose", "others"], reach: 8 },
  { says: "rejected", roles: ["post", "filled"], reach: 6, inOrder: true },
  { says: "rejected", roles: ["post", "stopped"], reach: 5, inOrder: true },
];

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
