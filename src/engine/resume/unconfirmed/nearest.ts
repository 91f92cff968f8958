import { sentencesIn } from "../../retrieval/topic/sentences.ts";
import type { Span } from "../../text/piece.ts";

/** A sentence that shares words with the searched text, and their positions. */
interface NearSentence {
  span: Span;
  shared: Span[];
}

interface Indexed {
  span: Span;
  words: ReadonlyMap<string, Span[]>;
}

/** Sentences with at least this share of the nearest one's score are returned too. */
const ABOUT_AS_NEAR = 0.5;
const MOST = 5;
/** Words match by their start: "butchering" and "butchery". */
const STEM = 6;
/** A sentence must share at least one of this many searched words. */
const ONE_IN = 3;
const LEAST_CHARACTERS = 3;
/** A shorter word counts if it is written like a name: "SQL", "C3". */
const LEAST_OF_NAMES = 5;

const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{N}][\p{L}\p{M}\p{N}+#]*/gu;
const withoutBlanks = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A text indexed by word. */
interface WordsOfText {
  /** The sentences that share most of the words, the nearest first. Rare words count more. */
  near(said: string): NearSentence[];
  /** The positions of each word that names something. */
  placesOfNames(said: string): Span[][];
}

/** Prepares a text for word searches. It is read at first use. */
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

/** The starts of a text's words, with positions. In scripts without spaces, each pair of characters. */
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
