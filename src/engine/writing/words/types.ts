/** The languages whose letters are understood; in any other a sentence passes only where its claims say it word by word. */
export const writingLanguages = ["en", "de", "es", "fr", "pt", "zh"] as const;
export type WritingLanguage = (typeof writingLanguages)[number];

/** The words of a language by what they do in a sentence: folded keys, separated by blanks; a word may stand in several. */
export interface WordTable {
  /** Say nothing by themselves, wherever they stand. */
  plain: string;
  /** Say nothing about the past where a sentence wishes, asks, thanks or speaks of the opening. */
  letter: string;
  /** Begin a wish, a request, thanks or a greeting. */
  wish: string;
  /** Begin to speak of the opening or its people. */
  you: string;
  /** Name an opening, so that a document without one may not use them. */
  opening: string;
  /** Begin to speak of what the person is, has or did. */
  me: string;
  /** Speak of what one has where a sentence wishes; of what is asked for after words of the opening. */
  held: string;
  /** The person as a subject; with a wish after it, the sentence wishes. */
  subject: string;
  /** Separate two facts. */
  strong: string;
  /** Add place, time or circumstance to a fact. */
  weak: string;
  /** Say that one fact follows from another. */
  bind: string;
  /** Say of a fact that the person had only a share in it, as groups of the same strength by `|`. */
  share: string;
  /** Lower a title. */
  lower: string;
  /** Take a part of a whole. */
  some: string;
  not: string;
  /** Say that something is not finished or not begun. */
  unfinished: string;
  /** Say of a study that it has not ended. */
  studying: string;
  /** Say that something is finished. */
  finished: string;
  /** Say that something is so now. */
  now: string;
  /** The present of to be, to work and the like in the first person. */
  present: string;
  /** Say that one works for somebody. */
  working: string;
  since: string;
  until: string;
  before: string;
  /** Limits of numbers: at least, at most, about. */
  least: string;
  most: string;
  about: string;
  /** Refer to the job that the sentence before named. */
  there: string;
  /** Stand before the one with whom, for whom or by whom something is done, by direction: groups by `|`. */
  relation: string;
  /** Announce what the person is. */
  being: string;
  /** Months, January first. */
  months: string;
  /** Numbers as words: `word:value`. */
  numbers: string;
  /** What multiplies a number: `word:value`. */
  scales: string;
  percent: string;
  /** How often: a week, per week, weekly, as `day:...|week:...`. */
  often: string;
  /** Words before a period that make it mean how often. */
  each: string;
  /** Words of equal strength, groups by `|`. */
  same: string;
  /** What a claim of a kind says by being one, as `kind:words|...`. */
  implied: string;
  /** Forms that endings do not explain: `base form form|...`. */
  irregular: string;
  /** Names of sections. */
  headings: string;
}
