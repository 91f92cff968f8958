import { has } from "../../../held/cues.ts";
import { frameOf } from "../../../held/frame.ts";
import { languagesOf } from "../../../held/sentence-language.ts";
import { topicsOfJob } from "../../../lexicon/demands/clause-subjects.ts";
import type { HeldLanguage } from "../../../lexicon/held/types.ts";
import type { Piece, Span } from "../../../text/piece.ts";
import { namesRole } from "../../fields/title/roles.ts";
import { segmentAround, wordsIn } from "../of-the-job.ts";
import { isSaidOfOthers, relativeIn } from "./others.ts";
import {
  isJobNoun,
  isLoose,
  isName,
  isOfJobOrEmployer,
  isWorking,
  matchesOf,
  type Spaced,
  subjectsOf,
} from "./words.ts";

/** The longest title before the value that ends it. */
const LONGEST_TITLE = 4;
const NEXT = 3;

/** Whose doing a clause may be about: the worker's or only the employer's, for what a worker may also do with others. */
type Whose = "worker" | "employer";

/**
 * Whether the clause around a place is about the job: it is an item or a title, begins with what is at the place, or
 * its subject is the job, the reader or the employer who offers it. A clause about others says nothing of the job.
 */
export function isSaidOfTheJob(
  text: string,
  sentence: Piece,
  place: Span,
  prior: HeldLanguage | undefined,
  whose: Whose = "worker",
): boolean {
  if (isSaidOfOthers(sentence, place, prior)) return false;
  const isItem = !/^\s?[.!?…]/u.test(text.slice(sentence.end, sentence.end + 2));
  return languagesOf(sentence.text, prior).some((language) => {
    if (language === "ja") return isOfJobInJapanese(sentence, place);
    if (language === "zh") return isOfJobInChinese(sentence, place);
    return hasSubject(sentence, place, language, whose) || isBare(sentence, place, language, isItem);
  });
}

/** Whether the job, the reader or the employer stands before a place, or a noun of the job behind it. */
function hasSubject(sentence: Piece, place: Span, language: Spaced, whose: Whose): boolean {
  const { before, behind } = segmentAround(sentence, place);
  const subjects = subjectsOf(language);
  if (isOfJobOrEmployer(before, subjects)) return true;
  if (has(subjects.reader, whose === "worker" ? before : (relativeIn(before, language) ?? ""))) return true;
  return wordsIn(behind).slice(0, NEXT).some(isJobNoun);
}

/** Whether nothing else can be the subject: the clause begins with what is at the place, or is an item or a title. */
function isBare(sentence: Piece, place: Span, language: Spaced, isItem: boolean): boolean {
  const { before } = segmentAround(sentence, place);
  const words = wordsIn(before);
  const isArticled = has(frameOf(language).articles, before);
  const isNamed = language !== "de" && !isArticled;
  const isSmall = (word: string, at: number) =>
    isLoose(word, language) || isOwner(word, language) || (isNamed && at > 0 && isName(word));
  if (words.every(isSmall) || (sentence.start === 0 && words.length <= LONGEST_TITLE)) return true;
  return !isArticled && (isItem || endsWithRole(words, language));
}

function isOwner(word: string, language: Spaced): boolean {
  return matchesOf(subjectsOf(language).owner, `${word} `).length > 0;
}

/** "Cook in": a role, and behind it no verb. */
function endsWithRole(words: readonly string[], language: Spaced): boolean {
  const end = words.findLastIndex((word) => isWorking(word) || !(isLoose(word, language) || isName(word)));
  return namesRole(words.slice(Math.max(0, end), end + 2).join(" ")) && !isWorking(words[end] ?? "");
}

const topic = /([^。、，はがも\s]{1,20})(?:は|が|も)/gu;
const ofTheJob = new RegExp(`(?:${topicsOfJob})$`, "u");

function isOfJobInJapanese(sentence: Piece, place: Span): boolean {
  const { before } = segmentAround(sentence, place);
  const last = [...before.matchAll(topic)].at(-1)?.[1];
  return last === undefined || ofTheJob.test(last);
}

const othersInChinese =
  /^(?!.{0,4}(?:本|该|此|这|岗位|职位|工作|合同|用工|全员|大家|你|您|我们(?!的)|公司|地点|方式|性质|类型)).{2,12}(?:是|在|为|采用|有)$/u;

function isOfJobInChinese(sentence: Piece, place: Span): boolean {
  return !othersInChinese.test(segmentAround(sentence, place).before.trim());
}
