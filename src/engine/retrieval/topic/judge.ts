import { otherPeople, ownWords } from "../../lexicon/words/topic-words.ts";
import { type FoundWord, workedAt, workingTimes } from "../question/working-times.ts";
import { stemOf } from "../words/tokens.ts";
import { foundIn } from "./found-words.ts";
import { type Matter, mattersOf } from "./matters.ts";
import { type Sentence, sentencesIn } from "./sentences.ts";
import { saidOf, stemsOf, type Term, type TextKind, termOf } from "./terms.ts";

/** A sentence about a topic, with the matching words, and whether it is certain. */
export interface Hit {
  sentence: Sentence;
  matched: string[];
  isCertain: boolean;
}

/** Returns a text's sentences about the topic. */
export type TopicJudge = (text: string, kind: TextKind) => Hit[];

/**
 * Prepares finding what a topic is about, by its words, their stems and the thesaurus; undefined if it names
 * nothing. A sentence is about the topic if it contains every word of one of its subjects. It is uncertain if it
 * is about other people, if a word may mean something else, or if the words are spread over several sentences.
 */
export function topicJudge(topic: string): TopicJudge | undefined {
  const matters = mattersOf(topic);
  if (matters.length === 0) return undefined;
  const readers = {
    personal: matters.map((matter) => readerOf(matter, "personal")),
    work: matters.map((matter) => readerOf(matter, "work")),
    foreign: matters.map((matter) => readerOf(matter, "foreign")),
  };
  return (text, kind) => judged(text, readers[kind], readers.personal);
}

type Read = (found: readonly FoundWord[]) => { matched: string[]; isCertain: boolean } | undefined;

/** How a subject is matched in a sentence, and the words by which a text has part of it. */
interface Reader {
  inSentence: Read;
  anywhere: Read;
}

function judged(text: string, readers: readonly Reader[], own: readonly Reader[]): Hit[] {
  const sentences = sentencesIn(text).map((sentence) => ({ sentence, found: foundIn(sentence.text) }));
  const hits = sentences.flatMap(({ sentence, found }) => {
    // "I am Muslim" is the person's own statement, wherever it is.
    const isOwn = found.some(({ token }) => ownWords.has(token)) && !speaksOfOthers(found);
    const read = (isOwn ? own : readers).flatMap(({ inSentence }) => inSentence(found) ?? []);
    if (read.length === 0) return [];
    const matched = [...new Set(read.flatMap((one) => one.matched))];
    return [{ sentence, matched, isCertain: read.some(({ isCertain }) => isCertain) }];
  });
  return hits.length > 0 ? hits : scattered(text, sentences, readers);
}

/** A subject's words in different sentences of one text: it may be about it. */
function scattered(
  text: string,
  sentences: readonly { sentence: Sentence; found: readonly FoundWord[] }[],
  readers: readonly Reader[],
): Hit[] {
  if (sentences.length < 2) return [];
  const all = sentences.flatMap(({ found }) => found);
  const matched = readers.flatMap(({ anywhere }) => anywhere(all)?.matched ?? []);
  const [first] = matched;
  if (first === undefined) return [];
  const beginning = sentences.find(({ found }) => found.some(({ raw }) => raw === first));
  const sentence = beginning?.sentence ?? { text, at: 0 };
  return [{ sentence, matched: [...new Set(matched)], isCertain: false }];
}

function readerOf(matter: Matter, kind: TextKind): Reader {
  const terms = matter.words.map((word) => termOf(word, kind));
  const hours = workingTimes(matter.words)?.map((stem) => stemsOf(termOf(stem, kind)));
  const isCommon = terms.every((term) => term.isCommon);
  const isDoubtful = (found: readonly FoundWord[]) =>
    isCommon && (kind === "foreign" || (kind === "work" && speaksOfOthers(found)));
  return {
    anywhere: (found) => readTerms(terms, found),
    inSentence: (found) => {
      const read = readTerms(terms, found) ?? readHours(hours, found);
      return read && { ...read, isCertain: read.isCertain && !isDoubtful(found) };
    },
  };
}

function readTerms(terms: readonly Term[], found: readonly FoundWord[]): ReturnType<Read> {
  const sure = terms.map(({ sure }) => saidOf(sure, found));
  const said = terms.map(({ unsure }, at) => {
    const surely = sure[at] ?? [];
    return surely.length > 0 ? surely : saidOf(unsure, found);
  });
  if (said.some(({ length }) => length === 0)) return undefined;
  const isCertain = sure.every(({ length }) => length > 0);
  return { matched: said.flatMap((words) => words.map(({ raw }) => raw)), isCertain };
}

function readHours(hours: readonly Set<string>[] | undefined, found: readonly FoundWord[]): ReturnType<Read> {
  const said = hours?.map((forms) => workedAt(forms, found)) ?? [];
  const isSaid = said.length > 0 && said.every(({ length }) => length > 0);
  return isSaid ? { matched: said.flat(), isCertain: true } : undefined;
}

function speaksOfOthers(found: readonly FoundWord[]): boolean {
  return found.some(({ token }) => otherPeople.has(stemOf(token)));
}
