import { has } from "../../held/cues.ts";
import { frameOf } from "../../held/frame.ts";
import { languagesOf } from "../../held/sentence-language.ts";
import {
  besideValues,
  changes,
  type ClauseSubjects,
  clauseSubjects,
  jobSubjects,
  soughtBesides,
  workVerbs,
  outsiders,
  topicsOfJob,
} from "../../lexicon/demands/clause-subjects.ts";
import { MONTHS, SEASONS } from "../../lexicon/dates.ts";
import { jobNouns, workNouns } from "../../lexicon/demands/doubts.ts";
import { sentenceWords } from "../../lexicon/held/sentence-words.ts";
import type { HeldLanguage } from "../../lexicon/held/types.ts";
import { numberOf } from "../../lexicon/numbers.ts";
import { foldText } from "../../text/fold.ts";
import type { Piece, Span } from "../../text/piece.ts";
import { namesRole } from "../fields/title/roles.ts";
import { segmentAround, wordsIn } from "./of-the-job.ts";

type Spaced = keyof typeof clauseSubjects;
type Subjects = Readonly<Record<keyof ClauseSubjects, RegExp>>;

const ofJob = new RegExp(`^(?:${jobNouns}|${jobSubjects})$`, "iu");
const ofWork = new RegExp(`^(?:${jobNouns}|${jobSubjects}|${workNouns})$`, "iu");
const isBeside = new RegExp(`^(?:${besideValues})$`, "iu");
/** The longest title before the value that ends it. */
const LONGEST_TITLE = 4;
const isWorking = new RegExp(`^(?:${workVerbs})$`, "iu");
const made: Partial<Record<Spaced, Subjects>> = {};

function subjectsOf(language: Spaced): Subjects {
  const { reader, offer, owner, past, sought } = clauseSubjects[language];
  made[language] ??= {
    reader: new RegExp(`(?<!\\p{L})(?:${reader})(?!\\p{L})`, "iu"),
    offer: new RegExp(`(?<!\\p{L})(?:${offer})(?!\\p{L})`, "iu"),
    owner: new RegExp(`(?<!\\p{L})(?:${owner})\\s`, "giu"),
    past: new RegExp(`(?<!\\p{L})(?:${past})(?!\\p{L})`, "iu"),
    sought: new RegExp(`(?<!\\p{L})(?:${sought})$`, "iu"),
  };
  return made[language];
}

/**
 * Whether the clause around a place speaks of the job: it is an item or a title, begins with what is at the place, or
 * its subject is the job, the reader or the employer who offers it. A clause about others says nothing of the job.
 */
export function isSaidOfTheJob(
  text: string,
  sentence: Piece,
  place: Span,
  prior: HeldLanguage | undefined,
  whose: "worker" | "employer" = "worker",
): boolean {
  if (isSaidOfOthers(sentence, place, prior)) return false;
  const isItem = !/^\s?[.!?…]/u.test(text.slice(sentence.end, sentence.end + 2));
  return languagesOf(sentence.text, prior).some((language) => {
    if (language === "ja") return isOfJobInJapanese(sentence, place);
    if (language === "zh") return isOfJobInChinese(sentence, place);
    return isOfJob(sentence, place, language, { isItem, whose });
  });
}

function isOfJob(
  sentence: Piece,
  place: Span,
  language: Spaced,
  { isItem, whose }: { isItem: boolean; whose: "worker" | "employer" },
): boolean {
  const { before, behind } = segmentAround(sentence, place);
  const subjects = subjectsOf(language);
  const inner = relativeIn(before, language) ?? "";
  if (isOfJobOrEmployer(before, subjects) || subjects.reader.test(whose === "worker" ? before : inner)) return true;
  const { articles } = frameOf(language);
  const words = wordsIn(before);
  const isNamed = language !== "de" && !has(articles, before);
  const isSmall = (word: string, at: number) =>
    isLoose(word, language) || isOwner(word, subjects) || (isNamed && at > 0 && isName(word));
  if (words.every(isSmall)) return true;
  if (sentence.start === 0 && words.length <= LONGEST_TITLE) return true;
  const next = wordsIn(behind).slice(0, 3);
  if (next.some((word) => ofJob.test(word))) return true;
  if (has(articles, before)) return false;
  return isItem || endsWithRole(words, language);
}

/**
 * Whether the clause around a place is about others than the job and its worker: what somebody has, customers, what is
 * over, what comes later, or a relative clause with a subject of its own.
 */
export function isSaidOfOthers(sentence: Piece, place: Span, prior: HeldLanguage | undefined): boolean {
  return languagesOf(sentence.text, prior).every((language) => {
    if (language === "ja" || language === "zh") return false;
    const { before, behind, word } = segmentAround(sentence, place);
    const subjects = subjectsOf(language);
    const lead = sentence.text.slice(0, Math.max(0, place[0] - sentence.start - before.length));
    const inner = relativeIn(before, language);
    if (inner !== undefined && !isOfJobOrReader(inner, subjects))
      return !isSought(`${lead}${before.slice(0, before.length - inner.length)}`, subjects, language);
    return (
      isOwned(before, isNoun(word, language) ? word : behind, language) ||
      isOwnedFirst(lead, before, language) ||
      isPast(sentence, place, subjects) ||
      label.test(lead) ||
      toLater.test(before) ||
      besides.test(before)
    );
  });
}

/** What stands behind the last word before a place that opens a clause with a subject of its own. */
function relativeIn(before: string, language: Spaced): string | undefined {
  const { opens } = frameOf(language);
  opens.lastIndex = 0;
  const opener = [...before.toLowerCase().matchAll(opens)].at(-1);
  return opener && before.slice(opener.index + opener[0].length);
}

/** Whether what a relative clause is about is the job or the worker who is sought. */
function isSought(lead: string, { sought }: Subjects, language: Spaced): boolean {
  const { opens } = frameOf(language);
  const antecedent = lead.trim().replace(/[,\s]+\S*$/u, (end) => (has(opens, end) ? "" : end));
  const word = wordsIn(antecedent).at(-1) ?? "";
  return sought.test(antecedent) || ofJob.test(word);
}

function isOfJobOrReader(part: string, subjects: Subjects): boolean {
  return subjects.reader.test(part) || isOfJobOrEmployer(part, subjects);
}

function isOfJobOrEmployer(part: string, { offer }: Subjects): boolean {
  return offer.test(part) || wordsIn(part).some(isJobNoun);
}

/** Before what a possessive names no subject: "in our studio". */
const preposition =
  /(?<!\p{L})(?:in|at|on|from|with|for|to|an|auf|bei|für|aus|zu|mit|dans|à|chez|pour|avec|en|desde|para|con|em|com|a|da|per|op|bij|voor|aan|met|på|i|från|hos|för|till|med|w|na|z|ze|dla|do|v|ve|pro|u)\s$/iu;

/** "Cook in": a role, and behind it no verb. */
function endsWithRole(words: readonly string[], language: Spaced): boolean {
  const end = words.findLastIndex((word) => isWorking.test(word) || !(isLoose(word, language) || isName(word)));
  return namesRole(words.slice(Math.max(0, end), end + 2).join(" ")) && !isWorking.test(words[end] ?? "");
}

/** "Our full-time barista", "your athletes": what somebody has, and no word of the job or the reader behind it. */
function isOwned(before: string, behind: string, language: Spaced): boolean {
  const subjects = subjectsOf(language);
  const owner = [...before.matchAll(subjects.owner)].at(-1);
  if (!owner || preposition.test(before.slice(0, owner.index))) return false;
  const rest = before.slice(owner.index + owner[0].length);
  const [noun = ""] = wordsIn(`${rest} ${behind}`);
  // "Your internship", "deine Anwesenheit": what somebody has is at the place itself.
  if (isLoose(noun, language)) return false;
  if (wordsIn(rest).slice(0, 2).some((word) => ofJob.test(word))) return false;
  return !subjects.reader.test(rest) && !subjects.offer.test(rest);
}

/** Whether the clause around a place is of what is over, in every language that it may be in. */
export function isOver(sentence: Piece, place: Span): boolean {
  return languagesOf(sentence.text).every(
    (language) => language !== "ja" && language !== "zh" && isPast(sentence, place, subjectsOf(language)),
  );
}

/** "Telework, that was during the works": the clause, or the one behind a bare topic, is of what is over. */
function isPast(sentence: Piece, place: Span, { past }: Subjects): boolean {
  const { before, behind } = segmentAround(sentence, place);
  if (past.test(`${before} ◊ ${behind}`)) return true;
  if (wordsIn(before).length > LONGEST_TOPIC || wordsIn(behind).length > 0) return false;
  const rest = sentence.text.slice(place[1] - sentence.start + behind.length);
  return past.test(/^,\s([^,;:–—]{0,80})/u.exec(rest)?.[1] ?? "");
}

const LONGEST_TOPIC = 2;
/** German nouns, and those of work: "your internship". */
function isNoun(word: string, language: Spaced): boolean {
  return (language === "de" && /^\p{Lu}/u.test(word)) || ofWork.test(word);
}

const LONGEST_OWNER = 4;

/** "Our neighbour, the smithy, seeks": a short first part that somebody has is the subject of the next. */
function isOwnedFirst(lead: string, before: string, language: Spaced): boolean {
  const first = lead.split(/[,，]/u)[0] ?? "";
  if (first === lead || wordsIn(first).length > LONGEST_OWNER) return false;
  return isOwned(first, "", language) && !subjectsOf(language).reader.test(before);
}

/** "Our clients: temporary employment agencies." */
const label = new RegExp(`(?<!\\p{L})(?:${outsiders})\\s?[:：]\\s*$`, "iu");
const besides = new RegExp(`(?<!\\p{L})(?:${soughtBesides})(?!\\p{L})`, "iu");
const toLater = new RegExp(`(?<!\\p{L})(?:${changes})(?!\\p{L})`, "iu");

/** A place or name within a sentence: "in our Leeds studio". */
function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

function isOwner(word: string, { owner }: Subjects): boolean {
  owner.lastIndex = 0;
  return owner.test(`${word} `);
}

const elided = /^\p{L}{1,5}['’](?=\p{L})/u;

function isJobNoun(word: string): boolean {
  return ofJob.test(word.replace(elided, "")) && !isWorking.test(word);
}

/** A word that can be no subject: small, a number, a time or one of work. */
function isLoose(written: string, language: Spaced): boolean {
  const word = written.replace(elided, "").replace(/['’]$/u, "");
  if (ofWork.test(word) || isBeside.test(word) || /\d/u.test(word)) return true;
  if (` ${sentenceWords[language]} `.includes(` ${word.toLowerCase()} `)) return true;
  const key = foldText(word);
  return numberOf(key) !== undefined || MONTHS.has(key) || SEASONS.has(key);
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
