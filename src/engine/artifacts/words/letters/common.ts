import { sentence } from "../compose.ts";
import { type Said, textsOf } from "../said/types.ts";
import type { Studied } from "./types.ts";

const MOST_WORDS_TOGETHER = 26;

/** A name with its details in brackets. */
export function asideIn(open: string, close: string, comma = ", ", before = " ") {
  return (name: string, given: readonly string[]): string => {
    if (given.length === 0) return name;
    // "German (fair (spoken well))" has one pair of brackets.
    const aside = given.map((one) => one.replace(/ ?[(（]/gu, comma).replace(/[)）]/gu, ""));
    // "CCRN (AACN, valid until 2027)" has one pair of brackets.
    return name.endsWith(close) && name.includes(open)
      ? `${name.slice(0, -close.length)}${comma}${aside.join(comma)}${close}`
      : `${name}${before}${open}${aside.join(comma)}${close}`;
  };
}

/** True if two clauses can form one sentence: neither has a joint, and together they are short. */
export function shortEnough(clauses: readonly string[], and: string): boolean {
  const words = clauses.join(" ").split(/\s+/).length;
  return (
    words <= MOST_WORDS_TOGETHER && clauses.every((clause) => !clause.includes(and) && !/[,;]/.test(clause))
  );
}

/** A name that needs no quotation marks in a sentence: short, and made of letters, digits and name punctuation. */
export function isPlainName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} .+#&/'’()-]{0,59}$/u.test(name);
}

/** A demand in a sentence: in its bare form if it has one, or as it is if it is a name. */
export function plainPhrase(bareForm: (name: string) => string | undefined) {
  return (name: string): string | undefined =>
    isPlainName(name)
      ? (bareForm(name) ?? (/\p{Lu}\S* \p{Lu}|^\p{Lu}{2,}|^\p{Lu}\S+$/u.test(name) ? name : undefined))
      : undefined;
}

/** The details of a course for brackets. `since` and `to` are the words around its years. */
export function studyAside(study: Studied, since: string, to: string): string[] {
  const { area, degree, honours, at, from, until, isCurrent } = study;
  const years = isCurrent ? from && `${since} ${from}` : from && until ? `${from}${to}${until}` : until;
  return [area ? degree : "", honours, area || degree ? at : "", years].filter(Boolean);
}

/**
 * What precedes each form of work done: the first and further actions, what a person is, and tasks as noun or
 * verb.
 */
export interface WorkWords {
  first: string;
  further: string;
  being: string;
  holds: string;
  consists: string;
}

/** True if a sentence about the job has already said "there". */
export function isPlaced(said: readonly Said[]): boolean {
  return said.some(({ form }) => form === "did" || form === "does" || form === "being");
}

/** Sentences about the work in one job, one clause each. Nouns and tasks share a separate sentence. */
export function workSentences(
  said: readonly Said[],
  { first, further, being, holds, consists }: WorkWords,
  all: (items: readonly string[]) => string,
  taskOf = (text: string) => text,
  doesOf = (text: string, _index: number) => text,
): string {
  const [doing, tasks] = [textsOf(said, "doing"), textsOf(said, "task").map(taskOf)];
  return [
    ...textsOf(said, "did").map((text, index) => `${index === 0 ? first : further} ${text}`),
    ...textsOf(said, "does").map((text, index) => doesOf(text, textsOf(said, "did").length + index)),
    ...textsOf(said, "being").map((text) => `${being} ${text}`),
    ...(doing.length > 0 ? [`${holds} ${all(doing)}`] : []),
    ...(tasks.length > 0 ? [`${consists} ${all(tasks)}`] : []),
  ]
    .map((text) => sentence(text))
    .join(" ");
}
