import { wordsOf } from "../text/words.ts";
import { type Proved, proveSentence } from "./prove-sentence.ts";
import { readSentence } from "./read.ts";
import { sentencesOf } from "./sentences.ts";
import { openingSource, type Source, sourceOf } from "./sources.ts";
import { contentOf, placeIn, type Sentence } from "./tokens/carry.ts";
import { languageOf } from "./tokens/lemma.ts";
import type { Token } from "./tokens/token.ts";
import { gramsOf, tokensOf } from "./tokens/tokens.ts";
import type { RefusedSentence, WritingMaterial, WrittenBlock } from "./types.ts";
import { type Words, wordsIn } from "./words/index.ts";

/** Parts of a claim and of a sentence that are compared as wholes. */
const between = /[,;:.()（）–—]|\s-\s|\sat\s/u;

/** Proves a sentence in an unknown language: its parts must be whole parts of one claim, word for word. */
function proveVerbatim(sentence: string, sources: readonly Source[]): Proved {
  const parts = partsOf(sentence);
  const source = sources.find(({ text }) => {
    const said = new Set([...partsOf(text), text].map(folded));
    return said.has(folded(sentence)) || parts.every((part) => said.has(part));
  });
  if (source) return { carried: [{ at: 0, source, place: 0 }] };
  return {
    why: "The words of this language are not known; only whole parts of a claim, word by word, are carried.",
  };
}

function partsOf(text: string): string[] {
  return text
    .split(between)
    .map(folded)
    .filter((part) => part !== "");
}

function folded(text: string): string {
  return wordsOf(text)
    .map(({ key }) => key)
    .join(" ");
}

const MOST = 3;

/** The claims with the most words of a sentence, best first. Rare words count more than common ones. */
function nearestClaims(
  sentence: Sentence,
  sources: readonly Source[],
  words: Words,
): { claimId: string; text: string }[] {
  const content = contentOf(sentence);
  const carriers = content.map((at) =>
    sources.filter((source) => source.claim && placeIn(source, sentence, at, words) !== undefined),
  );
  const weight = new Map<Source, number>();
  for (const found of carriers) {
    for (const source of found) weight.set(source, (weight.get(source) ?? 0) + 1 / found.length);
  }
  return [...weight]
    .sort(([, left], [, right]) => right - left)
    .slice(0, MOST)
    .flatMap(([{ claim }]) => (claim ? [{ claimId: claim.id, text: claim.text }] : []));
}

/** The evidence of a block: the claims that support its sentences. */
export interface ProvedBlock {
  claimIds: string[];
}

/** A longer sentence is refused, because no one reads it to the end. */
const LONGEST_SENTENCE = 120;
/** The number of refused sentences for which the nearest claims are searched. */
const MOST_NEAREST = 20;

/** The number of characters of an opening's text that are compared. */
const MOST_READ = 20_000;

/** Proves each sentence of a written document. Unsupported sentences come back with the nearest claims. */
export function proveWriting(
  given: readonly WrittenBlock[],
  whole: WritingMaterial,
): { proved: ProvedBlock[]; refused: RefusedSentence[] } {
  const blocks = given.map((block) => ({ ...block, text: fewMarks(block.text) }));
  const material = { ...whole, claims: whole.claims.map((one) => ({ ...one, text: fewMarks(one.text) })) };
  const all = blocks.map(({ text }) => text).join("\n");
  const language = languageOf(all, material.claims.map(({ text }) => text).join("\n"));
  const words = wordsIn(language ?? "en");
  const { opening } = material;
  const about = opening && openingSource({ ...opening, text: opening.text.slice(0, MOST_READ) }, words);
  const texts = [...material.claims.map(({ text }) => text), about?.text ?? ""];
  const grams = words.language === "zh" ? gramsOf(texts) : new Set<string>();
  const claims = new Map(material.claims.map((claim) => [claim.id, claim]));
  const sources = new Map<string, Source>();
  const sourceFor = (id: string): Source[] => {
    const claim = claims.get(id);
    if (!claim) return [];
    const source = sources.get(id) ?? sourceOf(claim, words, material);
    sources.set(id, source);
    return [source];
  };
  const own = material.claims.filter(({ path }) => path === "basics.name").map(({ id }) => id);
  const said = ` ${about?.tokens.map(({ key }) => key).join(" ")} `;
  const refused: RefusedSentence[] = [];
  let last: string | undefined;
  const proved = blocks.map(({ kind, text, claimIds }, index) => {
    const cited = [...new Set([...claimIds, ...own])].flatMap(sourceFor);
    const usable = about ? [...cited, about] : cited;
    const carriers = new Set<Source>();
    for (const sentence of sentencesOf(text)) {
      const read = sentenceOf(sentence, words, grams, material, said);
      const found =
        language === undefined
          ? proveVerbatim(sentence, cited)
          : provedBlock(kind, read, usable, { words, today: material.today, last, hasOpening: !!about });
      if ("why" in found) {
        const isShown = refused.length < MOST_NEAREST && read.tokens.length <= LONGEST_SENTENCE;
        const nearest = !isShown ? [] : nearestClaims(read, [...claims.keys()].flatMap(sourceFor), words);
        refused.push({ index, text: sentence, why: found.why, nearest });
        continue;
      }
      for (const { source } of found.carried) carriers.add(source);
      last = found.carried.findLast(({ source }) => source.bundle !== undefined)?.source.bundle ?? last;
    }
    const ids = [...carriers].flatMap(({ claim }) => claim?.id ?? []);
    return { claimIds: ids };
  });
  return { proved, refused };
}

/** The most marks in a letter. The time to order them grows with the square of their number. */
function fewMarks(text: string): string {
  return text.replace(/(\p{M}{8})\p{M}+/gu, "$1");
}

function provedBlock(
  kind: WrittenBlock["kind"],
  sentence: Sentence,
  sources: readonly Source[],
  { hasOpening, ...rest }: { words: Words; today: string; last: string | undefined; hasOpening: boolean },
): Proved {
  const { words } = rest;
  if (sentence.tokens.length > LONGEST_SENTENCE) {
    return { why: `The sentence has more than ${LONGEST_SENTENCE} words; write shorter ones.` };
  }
  const keys = sentence.marks.map(({ token }) => token);
  if (kind === "heading" && keys.every(({ key }) => words.is("headings", key) || words.is("plain", key))) {
    return { carried: [] };
  }
  const speaksOf = sentence.marks.find(
    ({ token, frame }) => frame === "you" && token.kind === "word" && words.is("opening", token.key),
  );
  if (!hasOpening && speaksOf) {
    const { text } = speaksOf.token;
    return {
      why: `"${text}" speaks of an opening, and none is given; pass opportunity or jobsWorkspaceItemId.`,
    };
  }
  return proveSentence(sentence, sources, rest);
}

function sentenceOf(
  text: string,
  words: Words,
  grams: ReadonlySet<string>,
  { skillsIn }: Pick<WritingMaterial, "skillsIn">,
  said: string,
): Sentence {
  const tokens = tokensOf(text, words, grams);
  // A sentence that is too long is refused for its length, whatever it says.
  if (tokens.length > LONGEST_SENTENCE) return { text, marks: [], tokens, skills: [] };
  const named = skillsIn(text);
  const skills = tokens.map(({ start, end }) =>
    named.filter((skill) => skill.start <= start && end <= skill.end).map(({ id }) => id),
  );
  const isQuoted = (some: readonly Token[]) => said.includes(` ${some.map(({ key }) => key).join(" ")} `);
  return { text, marks: readSentence(text, tokens, words, isQuoted), tokens, skills };
}
