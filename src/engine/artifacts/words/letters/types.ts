import type { Addressee } from "../../letter/addressee.ts";
import type { Said } from "../said/types.ts";

/** A job as a letter names it; dates as the language writes them in a sentence. */
export interface Post {
  title: string;
  at: string;
  from: string;
  until: string;
  isCurrent: boolean;
  isVolunteer?: boolean;
  /** Whether it was over before the post that the letter named last. */
  isEarlier?: boolean;
}

/** A course of study as a letter names it; what is not known is "". */
export interface Studied {
  area: string;
  degree: string;
  /** The grade or distinction. */
  honours: string;
  at: string;
  from: string;
  until: string;
  isCurrent: boolean;
}

export const otherKinds = ["course", "project", "award", "publication"] as const;
type OtherKind = (typeof otherKinds)[number];

/** The sentences of a letter in a language, around what claims and the opening say. */
export interface LetterWords {
  greeting: (company: string | undefined, person: Addressee | undefined) => string;
  /** Whom it is for, above the date; undefined where a greeting alone says it. */
  attention: (person: Addressee) => string;
  subject: (title: string) => string;
  /** A day, counted from 1, as it stands over a letter; `isAmerican` where the month comes first. */
  day: (day: number, month: number, year: string, isAmerican: boolean) => string;
  /** The place and the day. */
  placed: (place: string, day: string) => string;
  /** What is applied for; a title that is no plain title stands in quotes. */
  about: (title: string | undefined, company: string | undefined) => string;
  /** The same for a direction that is no opening. */
  aboutWork: (title: string) => string;
  /** The demands that what follows answers; `nth` counts such sentences of the letter, from 0. */
  asks: (demands: readonly string[], nth: number) => string;
  /** A language and how well, within a sentence. */
  tongue: (name: string) => string;
  /** A demand or skill within a sentence, where the language can say it without quotes. */
  plain: (name: string) => string | undefined;
  /** A demand in the opening's words that a sentence takes without quotes: "a degree in biology". */
  demand?: (text: string) => string | undefined;
  /** A month in a sentence; counted from 1. */
  date: (month: number, year: string) => string;
  /** The post a proof is from, as a sentence. */
  post: (post: Post) => string;
  /** A resume's line as a sentence can take it; undefined where it would not be one. */
  says: (bullet: string, isCurrent: boolean) => Said | undefined;
  /** What was done in the `nth` post of the letter, from 0, in the claims' own words. */
  did: (said: readonly Said[], isCurrent: boolean, nth: number) => string;
  /** Results in numbers that are parts of no other sentence. */
  figures: (items: readonly string[]) => string;
  /** A name with what is known of it, such as who issued it and when. */
  withAside: (name: string, aside: readonly string[]) => string;
  certificates: (items: readonly string[]) => string;
  studied: (course: Studied) => string;
  speaks: (languages: readonly string[]) => string;
  skills: (names: readonly string[]) => string;
  others: (items: readonly string[], kind: OtherKind) => string;
  /** Between two sentences. */
  space: string;
  quote: (text: string) => string;
  request: string;
  offer: string;
  closing: string;
}
