import { localKey } from "./title-words.ts";

/** A title and the place of its occupation. */
export interface OwnedTitle {
  occupation: number;
  title: string;
}

/** How similar a name is to the closest title of each occupation, by the occupation's place: 0..1. */
export type Likeness = (name: string) => Float64Array;

/** Letters in a run. */
const RUN = 4;
/** A word of a title counts if the name has this share of it. */
const LEAST_SHARE = 0.2;

/**
 * Compares names by their runs of letters, which inflections, parts of compounds and misspelt words share in every
 * language: the cosine of a name with each title, where a run counts by how few occupations have it. The titles of
 * one occupation follow each other. They are indexed at first use.
 */
export function createLikeness(occupations: number, titles: () => Iterable<OwnedTitle>): Likeness {
  let index: Index | undefined;
  return (name) => {
    index ??= indexOf(occupations, titles());
    return likenessIn(index, name, occupations);
  };
}

interface Index {
  /** The words that have a run, and its squared weight. */
  runs: ReadonlyMap<string, { weight: number; words: number[] }>;
  /** By word: its squared length, and the titles that have it. */
  squares: number[];
  titlesOf: Int32Array[];
  /** By title: its occupation, and its length. */
  owners: Int32Array;
  lengths: Float64Array;
  /** For the search that runs, by word and by title; all zero between two. */
  shared: Float64Array;
  sums: Float64Array;
}

function indexOf(occupations: number, titles: Iterable<OwnedTitle>): Index {
  const owners: number[] = [];
  const places = new Map<string, number[]>();
  for (const { occupation, title } of titles) {
    for (const word of new Set(localKey(title).split(" "))) {
      const list = places.get(word);
      if (list === undefined) places.set(word, [owners.length]);
      else list.push(owners.length);
    }
    owners.push(occupation);
  }
  const runs = new Map<string, { weight: number; words: number[] }>();
  for (const [id, [word, list]] of [...places].entries()) {
    const having = list.filter((place, at) => owners[place] !== owners[list[at - 1] ?? -1]).length;
    for (const run of runsOf(word)) {
      const known = runs.get(run) ?? { weight: 0, words: [] };
      known.weight = Math.min(occupations, known.weight + having);
      known.words.push(id);
      runs.set(run, known);
    }
  }
  for (const run of runs.values()) run.weight = Math.log((occupations + 1) / (run.weight + 0.5)) ** 2;
  const lengths = new Float64Array(owners.length);
  const squares = [...places].map(([word, list]) => {
    const square = [...runsOf(word)].reduce((sum, run) => sum + (runs.get(run)?.weight ?? 0), 0);
    for (const place of list) lengths[place] = (lengths[place] ?? 0) + square;
    return square;
  });
  return {
    runs,
    squares,
    titlesOf: [...places.values()].map((list) => Int32Array.from(list)),
    owners: Int32Array.from(owners),
    lengths: lengths.map(Math.sqrt),
    shared: new Float64Array(squares.length),
    sums: new Float64Array(owners.length),
  };
}

function likenessIn(index: Index, name: string, occupations: number): Float64Array {
  const { owners, lengths, sums } = index;
  const { words, length } = wordsLike(index, name, occupations);
  const best = new Float64Array(occupations);
  for (const place of titlesWith(index, words)) {
    const owner = owners[place] as number;
    const likeness = (sums[place] as number) / ((lengths[place] as number) * length);
    sums[place] = 0;
    if (likeness > (best[owner] as number)) best[owner] = likeness;
  }
  return best;
}

/** The words of titles that share runs with a name, whose weight is in `shared`, and the name's length. */
function wordsLike({ runs, shared }: Index, name: string, occupations: number) {
  const asked = new Set(
    localKey(name)
      .split(" ")
      .flatMap((word) => [...runsOf(word)]),
  );
  const words: number[] = [];
  let square = 0;
  for (const run of asked) {
    const found = runs.get(run);
    const weight = found?.weight ?? Math.log(2 * (occupations + 1)) ** 2;
    square += weight;
    for (const word of found?.words ?? []) {
      if (shared[word] === 0) words.push(word);
      shared[word] = (shared[word] as number) + weight;
    }
  }
  return { words, length: Math.sqrt(square) };
}

/** The titles with words that a name has enough of, each once. Their weight is in `sums`; `shared` is cleared. */
function titlesWith({ squares, titlesOf, shared, sums }: Index, words: readonly number[]): number[] {
  const places: number[] = [];
  for (const word of words) {
    const weight = shared[word] as number;
    shared[word] = 0;
    if (weight < LEAST_SHARE * (squares[word] as number)) continue;
    for (const place of titlesOf[word] as Int32Array) {
      if (sums[place] === 0) places.push(place);
      sums[place] = (sums[place] as number) + weight;
    }
  }
  return places;
}

/** The runs of a word, with a space before and after it. */
function runsOf(word: string): Set<string> {
  const text = ` ${word} `;
  return new Set(
    Array.from({ length: Math.max(1, text.length - RUN + 1) }, (_, at) => text.slice(at, at + RUN)),
  );
}

/** The places of the highest scores above 0, at most `limit`, ties by code. */
export function highest(scores: Float64Array, codes: readonly string[], limit: number): number[] {
  const isBefore = (left: number, right: number) => {
    const [one = 0, other = 0] = [scores[left], scores[right]];
    return one > other || (one === other && (codes[left] ?? "") < (codes[right] ?? ""));
  };
  const best: number[] = [];
  for (let index = 0; index < scores.length; index++) {
    if (scores[index] === 0) continue;
    if (best.length === limit && !isBefore(index, best.at(-1) ?? 0)) continue;
    const at = best.findIndex((other) => isBefore(index, other));
    best.splice(at < 0 ? best.length : at, 0, index);
    if (best.length > limit) best.pop();
  }
  return best;
}
