import type { Addressee } from "../../letter/addressee.ts";
import type { Said } from "../said/types.ts";

/** A job in a letter, with dates in the form of a sentence. */
export interface Post {
  title: string;
  at: string;
  from: string;
  until: string;
  isCurrent: boolean;
  isVolunteer?: boolean;
  /** True if it ended before the job that the letter named last. */
  isEarlier?: boolean;
}

/** A course of study in a letter. Unknown parts are ""; without area and degree only the school is known. */
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

/** The sentences of a letter in one language, around the words of claims and opening. */
export interface LetterWords {
  greeting: (company: string | undefined, person: Addressee | undefined) => string;
  /** The recipient line above the date; undefined if the greeting is enough. */
  attention: (person: Addressee) => string;
  subject: (title: string) => string;
  /** The date at the top of a letter, day counted from 1. `isAmerican` puts the month first. */
  day: (day: number, month: number, year: string, isAmerican: boolean) => string;
  /** The place and the date. */
  placed: (place: string, day: string) => string;
  /** The job applied for. A title that is not a plain name is in quotation marks. */
  about: (title: string | undefined, company: string | undefined) => string;
  /** The same for a direction without an opening. */
  aboutWork: (title: string) => string;
  /** The demands that the next paragraph answers. `nth` counts these sentences in the letter, from 0. */
  asks: (demands: readonly string[], nth: number) => string;
  /** A language with its level, inside a sentence. */
  tongue: (name: string) => string;
  /** A demand or skill inside a sentence, if the language allows it without quotation marks. */
  plain: (name: string) => string | undefined;
  /** The title of one post of an opening for several people. */
  single?: (title: string) => string;
  /** A demand in the opening's words that needs no quotation marks: "a degree in biology". */
  demand?: (text: string) => string | undefined;
  /** A month in a sentence; counted from 1. */
  date: (month: number, year: string) => string;
  /** The job behind a line of evidence, as a sentence. */
  post: (post: Post) => string;
  /** A resume line as part of a sentence; undefined if it would not form one. */
  says: (bullet: string, isCurrent: boolean) => Said | undefined;
  /** The work in the `nth` job of the letter, from 0, in the claims' own words. */
  did: (said: readonly Said[], isCurrent: boolean, nth: number) => string;
  /** Results in numbers that are not part of another sentence. */
  figures: (items: readonly string[]) => string;
  /** Whole lines of the resume that fit in no sentence, quoted. */
  noted: (items: readonly string[]) => string;
  /** A name with its details, such as issuer and date. */
  withAside: (name: string, aside: readonly string[]) => string;
  certificates: (items: readonly string[]) => string;
  studied: (course: Studied) => string;
  /** What precedes a grade that is only a number. */
  grade: string;
  speaks: (languages: readonly string[]) => string;
  skills: (names: readonly string[]) => string;
  others: (items: readonly string[], kind: OtherKind) => string;
  /** Between two sentences. */
  space: string;
  quote: (text: string) => string;
  /** True if a name alone is nothing that one can ask for: "Vous demandez SAP." */
  needsArticles?: true;
  request: string;
  closing: (person: Addressee | undefined) => string;
}
