import { sentence } from "../compose.ts";
import { type Said, textsOf } from "../said/types.ts";

const MOST_WORDS_TOGETHER = 26;

/** A name with what is known of it in brackets. */
export function asideIn(open: string, close: string, comma = ", ", before = " ") {
  return (name: string, aside: readonly string[]): string =>
    aside.length === 0 ? name : `${name}${before}${open}${aside.join(comma)}${close}`;
}

/** Whether two clauses make one sentence: none has a joint of its own, and together they are short. */
export function shortEnough(clauses: readonly string[], and: string): boolean {
  const words = clauses.join(" ").split(/\s+/).length;
  return (
    words <= MOST_WORDS_TOGETHER && clauses.every((clause) => !clause.includes(and) && !clause.includes(","))
  );
}

/** A name that a sentence takes without quotes: short, and of letters, digits and the marks of names. */
export function isPlainName(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N} .+#&/'’()-]{0,59}$/u.test(name);
}

/** What stands before each form of what was done: the first and the further things, what one is, and tasks by noun or verb. */
export interface WorkWords {
  first: string;
  further: string;
  being: string;
  holds: string;
  consists: string;
}

/** Sentences of what was done at one post, a clause each; nouns and tasks stand in one sentence of their own. */
export function workSentences(
  said: readonly Said[],
  { first, further, being, holds, consists }: WorkWords,
  all: (items: readonly string[]) => string,
  taskOf = (text: string) => text,
): string {
  const [doing, tasks] = [textsOf(said, "doing"), textsOf(said, "task").map(taskOf)];
  return [
    ...textsOf(said, "did").map((text, index) => `${index === 0 ? first : further} ${text}`),
    ...textsOf(said, "being").map((text) => `${being} ${text}`),
    ...(doing.length > 0 ? [`${holds} ${all(doing)}`] : []),
    ...(tasks.length > 0 ? [`${consists} ${all(tasks)}`] : []),
  ]
    .map((text) => sentence(text))
    .join(" ");
}
