/** The languages with known words for denial, plans, wishes and other people. */
export const heldLanguages = [
  "en",
  "de",
  "fr",
  "es",
  "pt",
  "it",
  "nl",
  "sv",
  "pl",
  "cs",
  "tr",
  "ja",
  "zh",
] as const;
export type HeldLanguage = (typeof heldLanguages)[number];

/** What a sentence says about a thing instead of saying that its writer has it. */
export const notHeldReasons = ["denied", "planned", "wished", "others"] as const;
export type NotHeld = (typeof notHeldReasons)[number];

/** The words of a language with spaces, as regular expression alternatives. `◊` is the named thing. */
export interface HeldWords {
  /** Having or knowing something, as verbs and nouns. */
  knowing: string;
  /** Denials of a verb, and words for what was named before: "never", "it". */
  flat: string;
  it: string;
  /** Denials of a nearby knowledge word: "never", "no". */
  denies: string;
  /** Denials after a knowledge verb: "kenne ◊ nicht". */
  deniesBehind?: string;
  /** Denials directly before a name: "no", "except". */
  deniesName: string;
  /** Short words between a denial and a name, first the two that join the last names of a list: "or", "and". */
  between: string;
  /** Words that make everything after lacking: "lack", "not at home in". */
  lacks: string;
  /** After a name: it is lacking. */
  lacksBehind?: string;
  /** After a name and a colon, dash or bracket: "none". */
  none: string;
  /** With these the denial is only about now, or is none: "no longer", "not only", "not since 2019". */
  once: string;
  /** Forgotten or left to others: no longer held, whatever else the clause denies. */
  forgot: string;
  /** For others: third-person verbs of doing or using, and nouns for people and companies with articles. */
  does: string;
  subject: string;
  planned: string;
  /** For a certificate or studies: failed, expired, abandoned, or only offered. */
  lapsed: string;
  wished: string;
  /** After a name: it is planned, started or wished for. */
  plannedBehind?: string;
  wishedBehind?: string;
  /** People and companies as a subject with article: "my brother". */
  people: string;
  /** Another person's work, anywhere: "was done by an agency ◊". */
  doneByOthers?: string;
  /** The writer in the same sentence: "I", "me", "my team and I". */
  self: string;
}

/** What else a sentence says about a certificate or studies: failed or over. It is then denied. */
export type HeldTest = NotHeld | "lapsed";

/** One expression per reason, over a clause in which `◊` stands for the thing. */
export type HeldPatterns = Readonly<Record<HeldTest | "after", RegExp>>;
