import type { RequirementKind } from "../../posting/types.ts";

export type DocumentLanguage = "en" | "de" | "fr" | "es" | "pt" | "zh";

/** A job as a letter names it; dates as the language writes them in a sentence. */
export interface Post {
  title: string;
  at: string;
  from: string;
  until: string;
  isCurrent: boolean;
}

/** What stands in a document of a language around the claims. */
export interface DocumentWords {
  language: DocumentLanguage;
  months: readonly string[] | undefined;
  present: string;
  headings: {
    summary: string;
    skills: string;
    work: string;
    projects: string;
    volunteer: string;
    education: string;
    certificates: string;
    languages: string;
    awards: string;
    publications: string;
  };
  comma: string;
  titles: {
    resume: (title: string | undefined) => string;
    note: (place: string | undefined) => string;
    brief: (place: string | undefined) => string;
    at: (title: string, company: string) => string;
  };
  letter: {
    greeting: (company: string | undefined) => string;
    about: (title: string | undefined, company: string | undefined) => string;
    /** The same for a direction that is no opening. */
    aboutWork: (title: string) => string;
    asks: (quotes: readonly string[]) => string;
    /** A month in a sentence; counted from 1. */
    date: (month: number, year: string) => string;
    /** The post a proof is from, as a sentence. */
    post: (post: Post) => string;
    /** What was done there, in the claims' own words. */
    did: (bullets: readonly string[], isCurrent: boolean) => string;
    training: (items: readonly string[]) => string;
    /** What else stands in the resume on what is asked for. */
    also: (items: readonly string[]) => string;
    request: string;
    offer: string;
    closing: string;
  };
  brief: {
    gaps: string;
    questions: string;
    ask: string;
    gap: (text: string) => string;
    partly: (text: string) => string;
    listed: (name: string) => string;
    question: (kind: RequirementKind, text: string) => string;
    noStory: string;
    askPay: string;
    askPlace: string;
    askUse: (text: string) => string;
  };
}
