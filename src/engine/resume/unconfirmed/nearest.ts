import { sentencesIn } from "../../retrieval/topic/sentences.ts";
import type { Span } from "../../text/span.ts";

/** A sentence of a text that shares words with what was looked for, and where these words stand. */
interface NearSentence {
  span: Span;
  shared: Span[];
}

interface Indexed {
  span: Span;
  words: ReadonlyMap<string, Span[]>;
}

/** Of several sentences as near as this share of the nearest, each is given. */
const ABOUT_AS_NEAR = 0.5;
const MOST = 5;
/** Words are the same by how they begin: "butchering" and "butchery". */
const STEM = 6;
/** Of what was looked for, a sentence shares at least one word in so many. */
const ONE_IN = 3;
const LEAST_CHARACTERS = 3;
/** A shorter word names something where it is written as a name: "SQL", "C3". */
const LEAST_OF_NAMES = 5;

const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu;
const withoutBlanks = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A text by its words. */
interface WordsOfText {
  /** The sentences that share most of some words, the nearest first; rare words count more. */
  near(said: string): NearSentence[];
  /** Where each of some words that name something stands. */
  placesOfNames(said: string): Span[][];
}

/** Prepares a text for being asked by words; it is read when it is asked first. */
export function wordsOfText(text: string): WordsOfText {
  let known: ReadonlyMap<string, Indexed[]> | undefined;
  const index = () => {
    known ??= indexOf(text);
    return known;
  };
  return {
    near: (said) => nearIn(index(), said),
    placesOfNames: (said) =>
      [...wordsOf(said, 0)]
        .filter(([, [first]]) => first !== undefined && isName(said.slice(...first)))
        .map(([stem]) => (index().get(stem) ?? []).flatMap(({ words }) => words.get(stem) ?? [])),
  };
}

function isName(written: string): boolean {
  return written.length >= LEAST_OF_NAMES || withoutBlanks.test(written) || /[\p{Lu}\p{N}]/u.test(written);
}

function nearIn(index: ReadonlyMap<string, Indexed[]>, said: string): NearSentence[] {
  const all = [...wordsOf(said, 0).keys()];
  const telling = all.filter((stem) => stem.length >= LEAST_CHARACTERS || withoutBlanks.test(stem));
  const wanted = telling.length > 0 ? telling : all;
  const scores = new Map<Indexed, { score: number; stems: string[] }>();
  for (const stem of wanted) {
    const holders = index.get(stem) ?? [];
    for (const sentence of holders) {
      const { score = 0, stems = [] } = scores.get(sentence) ?? {};
      scores.set(sentence, { score: score + 1 / holders.length, stems: [...stems, stem] });
    }
  }
  const near = [...scores]
    .filter(([, { stems }]) => stems.length * ONE_IN >= wanted.length)
    .sort(([a, left], [b, right]) => right.score - left.score || a.span[0] - b.span[0]);
  const least = (near[0]?.[1].score ?? 0) * ABOUT_AS_NEAR;
  return near
    .filter(([, { score }]) => score >= least)
    .slice(0, MOST)
    .map(([{ span, words }, { stems }]) => ({
      span,
      shared: stems.flatMap((stem) => words.get(stem) ?? []),
    }));
}

function indexOf(text: string): Map<string, Indexed[]> {
  const index = new Map<string, Indexed[]>();
  for (const sentence of sentencesIn(text)) {
    const start = sentence.at + sentence.text.length - sentence.text.trimStart().length;
    const words = wordsOf(sentence.text, sentence.at);
    const indexed: Indexed = { span: [start, sentence.at + sentence.text.trimEnd().length], words };
    for (const stem of words.keys()) {
      const holders = index.get(stem);
      if (holders) holders.push(indexed);
      else index.set(stem, [indexed]);
    }
  }
  return index;
}

/** How the words of a text begin, with their places; of writing without blanks each two characters. */
function wordsOf(text: string, at: number): Map<string, Span[]> {
  const found = new Map<string, Span[]>();
  const add = (written: string, from: number) => {
    const stem = written.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().slice(0, STEM);
    const span: Span = [at + from, at + from + written.length];
    found.set(stem, [...(found.get(stem) ?? []), span]);
  };
  for (const { 0: written, index } of text.matchAll(word)) {
    if (!withoutBlanks.test(written)) add(written, index);
    else if (written.length === 1) add(written, index);
    else
      for (let from = 0; from < written.length - 1; from += 1)
        add(written.slice(from, from + 2), index + from);
  }
  return found;
}
