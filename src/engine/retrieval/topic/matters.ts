import { commandWords, qualifiers, wideStems } from "../../lexicon/words/topic-words.ts";
import { readQuestion } from "../question/question.ts";
import { stemOf, words } from "../words/tokens.ts";
import { phraseAt } from "./found-words.ts";

/** A subject of a topic: the words that a sentence must have to be about it, and how the topic wrote them. */
export interface Matter {
  /** Lower case, without accents. A thesaurus phrase is one word. */
  words: string[];
  /** The words as written, with a phrase in full. */
  literal: string[];
}

/** Separators of subjects in one request. */
const between = /[,;/&、，；]|\b(?:and|or|und|oder|et|ou|y|o)\b|[和与]/iu;

/** Chinese words around a subject without spaces. */
const aroundChinese =
  /请|忘记|忘掉|忘了|删除|所有|一切|全部|关于|有关|我的|我|以前的?|曾经的?|前任的?|旧的|的|前(?=老板|上司|领导|主管|经理|妻|夫|雇主|公司|同事)/gu;

/** A topic's subjects; empty if it names nothing. */
export function mattersOf(topic: string): Matter[] {
  return topic
    .replace(aroundChinese, " ")
    .split(between)
    .map(matterOf)
    .filter(({ words }) => words.some((word) => !wideStems.has(stemOf(word))));
}

function matterOf(said: string): Matter {
  const all = words(said);
  const joined: string[] = [];
  const parts = new Map<string, string[]>();
  for (let at = 0; at < all.length; ) {
    const phrase = phraseAt(all, at);
    const length = phrase?.length ?? 1;
    const tokens = all.slice(at, at + length);
    joined.push(phrase?.word ?? tokens[0]?.raw ?? "");
    if (phrase)
      parts.set(
        phrase.word,
        tokens.map(({ token }) => token),
      );
    at += length;
  }
  const named = readQuestion(joined.join(" "))
    .terms.map(({ word }) => word)
    .filter((word) => !commandWords.has(word));
  const specific = named.filter((word) => !qualifiers.has(word));
  const wanted = specific.length > 0 ? specific : named;
  return { words: wanted, literal: wanted.flatMap((word) => parts.get(word) ?? [word]) };
}
