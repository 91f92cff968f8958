/**
 * The languages whose letters are understood. In other languages a sentence passes only if its claims contain it
 * word for word.
 */
export const writingLanguages = ["en", "de", "es", "fr", "pt", "zh"] as const;
export type WritingLanguage = (typeof writingLanguages)[number];

/**
 * A language's words by function in a sentence: folded keys separated by spaces. A word may have several
 * functions.
 */
export interface WordTable {
  /** Words without content anywhere. */
  plain: string;
  /** Words that do not state the past if a sentence wishes, asks, thanks or is about the opening. */
  letter: string;
  /** Words that start a wish, a request, thanks or a greeting. */
  wish: string;
  /** Words that start a statement about the opening or its people. */
  you: string;
  /** Words that refer to an opening. A document without one may not use them. */
  opening: string;
  /** Words that start a statement about what the person is, has or did. */
  me: string;
  /** Words for what a person has, inside a wish; or for what is required, after words about the opening. */
  held: string;
  /** The person as a subject. If a wish follows, the sentence is a wish. */
  subject: string;
  /** Words that separate two facts. */
  strong: string;
  /** Words that add place, time or circumstance to a fact. */
  weak: string;
  /** Words that make one fact the result of another. */
  bind: string;
  /** Words for a share in something, in groups of equal strength separated by `|`. */
  share: string;
  /** Words that lower a title. */
  lower: string;
  /** Words that take a part of a whole. */
  some: string;
  not: string;
  /** Words for something unfinished or not started. */
  unfinished: string;
  /** Words for studies that have not ended. */
  studying: string;
  /** Words for something finished. */
  finished: string;
  /** Words for the present. */
  now: string;
  /** The first person present of to be, to work and similar verbs. */
  present: string;
  /** Words for working for someone. */
  working: string;
  since: string;
  until: string;
  before: string;
  /** Limits of numbers: at least, at most, about. */
  least: string;
  most: string;
  about: string;
  /** Words that refer to the job in the previous sentence. */
  there: string;
  /**
   * Words before the person with whom, for whom or by whom something is done, by direction: groups separated by
   * `|`.
   */
  relation: string;
  /** Words that introduce what the person is. */
  being: string;
  /** Months, January first. */
  months: string;
  /** Numbers as words: `word:value`. */
  numbers: string;
  /** Multipliers of a number: `word:value`. */
  scales: string;
  percent: string;
  /** Frequencies: a week, per week, weekly, as `day:...|week:...`. */
  often: string;
  /** Words before a period that turn it into a frequency. */
  each: string;
  /** Words of equal strength, in groups separated by `|`. */
  same: string;
  /** Nouns of work, with how the verb of the same work begins: `noun:verb|...`. German has a rule as well. */
  acts: string;
  /** What a claim's kind implies, as `kind:words|...`. */
  implied: string;
  /** Irregular forms: `base form form|...`. */
  irregular: string;
  /** Names of sections. */
  headings: string;
}
