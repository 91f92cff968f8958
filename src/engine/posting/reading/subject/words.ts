import { latin, small } from "../../../held/latin.ts";
import { MONTHS, SEASONS } from "../../../lexicon/dates.ts";
import {
  besideValues,
  type ClauseSubjects,
  clauseSubjects,
  jobSubjects,
  workVerbs,
} from "../../../lexicon/demands/clause-subjects.ts";
import { jobNouns, workNouns } from "../../../lexicon/demands/doubts.ts";
import { sentenceWords } from "../../../lexicon/held/words.ts";
import { numberOf } from "../../../lexicon/numbers.ts";
import { foldText } from "../../../text/fold.ts";
import { wordsIn } from "../of-the-job.ts";

/** The languages whose words have spaces between them. */
export type Spaced = keyof typeof clauseSubjects;
/** A language's words for whom a clause is about. They apply to text in lower case. */
export type Subjects = Readonly<Record<keyof ClauseSubjects, RegExp>>;

const made: Partial<Record<Spaced, Subjects>> = {};

/** A language's words for whom a clause is about, built when one is first judged. */
export function subjectsOf(language: Spaced): Subjects {
  made[language] ??= makeSubjects(clauseSubjects[language]);
  return made[language];
}

function makeSubjects({ reader, offer, owner, past, sought }: ClauseSubjects): Subjects {
  return {
    reader: wholeWords(reader),
    offer: wholeWords(offer),
    owner: pattern(`(?<!\\p{L})(?:${owner})\\s`),
    past: wholeWords(past),
    sought: pattern(`(?<!\\p{L})(?:${sought})$`),
  };
}

/** An expression for text in lower case with any of these whole words. */
export function wholeWords(words: string): RegExp {
  return pattern(`(?<!\\p{L})(?:${words})(?!\\p{L})`);
}

function pattern(source: string): RegExp {
  return new RegExp(latin(small(source)), "gu");
}

/** Every match of an expression for lower case. */
export function matchesOf(expression: RegExp, text: string): RegExpExecArray[] {
  expression.lastIndex = 0;
  return [...text.toLowerCase().matchAll(expression)];
}

const [ofJob, ofWork, verbs, beside] = [
  `${jobNouns}|${jobSubjects}`,
  `${jobNouns}|${jobSubjects}|${workNouns}`,
  workVerbs,
  besideValues,
].map((words) => new RegExp(latin(small(`^(?:${words})$`)), "u")) as [RegExp, RegExp, RegExp, RegExp];

const elided = /^\p{L}{1,5}['’](?=\p{L})|['’]$/u;

function plain(word: string): string {
  return word.replace(elided, "").toLowerCase();
}

/** True if a word is a noun of the job. */
export function isJobNoun(word: string): boolean {
  return ofJob.test(plain(word)) && !isWorking(word);
}

/** True if a word is a noun of the job, or of work in general. */
function isOfWork(word: string): boolean {
  return ofWork.test(plain(word));
}

/** True if a word is a verb of work, which has a subject of its own. */
export function isWorking(word: string): boolean {
  return verbs.test(plain(word));
}

/** True if a word can be no subject: small, a number, a time or one of work. */
export function isLoose(written: string, language: Spaced): boolean {
  const word = plain(written);
  if (ofWork.test(word) || beside.test(word) || /\d/u.test(word)) return true;
  if (` ${sentenceWords[language]} `.includes(` ${word} `)) return true;
  const key = foldText(word);
  return numberOf(key) !== undefined || MONTHS.has(key) || SEASONS.has(key);
}

/** A place or name within a sentence: "in our Leeds studio". */
export function isName(word: string): boolean {
  return /^\p{Lu}/u.test(word);
}

/** German nouns, and those of work: "your internship". */
export function isNoun(word: string, language: Spaced): boolean {
  return (language === "de" && isName(word)) || isOfWork(word);
}

/** True if a part of a sentence names the reader, the job or the employer who offers it. */
export function isOfJobOrReader(part: string, subjects: Subjects): boolean {
  return matchesOf(subjects.reader, part).length > 0 || isOfJobOrEmployer(part, subjects);
}

/** True if a part of a sentence names the job or the employer who offers it. */
export function isOfJobOrEmployer(part: string, { offer }: Subjects): boolean {
  return matchesOf(offer, part).length > 0 || wordsIn(part).some(isJobNoun);
}
