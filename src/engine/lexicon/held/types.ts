/** The languages whose words of denial, plans, wishes and other people are known. */
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
  "ja",
  "zh",
] as const;
export type HeldLanguage = (typeof heldLanguages)[number];

/** What a sentence says of a thing instead of saying that its writer has it. */
export const notHeldReasons = ["denied", "planned", "wished", "others"] as const;
export type NotHeld = (typeof notHeldReasons)[number];

/**
 * The words of a language that writes spaces, as alternatives of a regular expression. `◊` is the thing that is named.
 */
export interface HeldWords {
  /** To have or know something, as verbs and nouns. */
  knowing: string;
  /** What denies a verb, and the words for what was named before: "never", "it". */
  flat: string;
  it: string;
  /** What denies a knowing word near it: "never", "no". */
  denies: string;
  /** What denies a knowing verb before it: "kenne ◊ nicht". */
  deniesBehind?: string;
  /** What denies a name right after it: "no", "except". */
  deniesName: string;
  /** Small words between a denial and a name, first the two that join the last names of a list: "or", "and". */
  between: string;
  /** What says of all that follows that it is lacking: "lack", "not at home in". */
  lacks: string;
  /** Behind a name: it is lacking. */
  lacksBehind?: string;
  /** Behind a name and a colon, dash or bracket: "none". */
  none: string;
  /** With one of these the denial is of now only, or not one at all: "no longer", "not only", "not since 2019". */
  once: string;
  /** Forgotten, or left to others: it is not had any more, whatever else the clause denies. */
  forgot: string;
  /** Of others: the verbs of doing or using in the third person, and nouns of people and firms with their articles. */
  does: string;
  subject: string;
  planned: string;
  /** Of a certificate or a study: failed, run out, broken off, or only offered. */
  lapsed: string;
  wished: string;
  /** Behind a name: it is planned, begun or wished for. */
  plannedBehind?: string;
  wishedBehind?: string;
  /** People and firms as a subject with its article: "my brother". */
  people: string;
  /** Another's doing, wherever it stands: "was done by an agency ◊". */
  doneByOthers?: string;
  /** The writer in the same sentence: "I", "me", "my team and I". */
  self: string;
}

/** What a sentence says of a certificate or a study beside these: that it failed or is over. It is denied. */
export type HeldTest = NotHeld | "lapsed";

/** One expression for each reason, over a clause in which `◊` stands for the thing. */
export type HeldPatterns = Readonly<Record<HeldTest | "after", RegExp>>;
