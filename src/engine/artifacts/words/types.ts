import type { Period, RequirementKind } from "../../posting/types.ts";
import type { LanguageElsewhere } from "./letters/elsewhere.ts";
import type { LetterWords } from "./letters/types.ts";

/** The languages whose postings are read, and so have sentences of their own here. */
export type ReadLanguage = "en" | "de" | "fr" | "es" | "pt" | "zh";
export type DocumentLanguage = ReadLanguage | LanguageElsewhere;

/** The sections of a resume. */
export type SectionKey =
  | "summary"
  | "skills"
  | "work"
  | "projects"
  | "volunteer"
  | "education"
  | "certificates"
  | "languages"
  | "awards"
  | "publications";

/** The words around the claims in a document, by language. */
export interface DocumentWords {
  language: DocumentLanguage;
  months: readonly string[] | undefined;
  present: string;
  /** A future end date, such as a degree's. */
  expected: (date: string) => string;
  /** "valid until Jun 2025", also of a paper that has expired. */
  validUntil: (date: string) => string;
  headings: Record<SectionKey, string>;
  comma: string;
  titles: {
    resume: (title: string | undefined) => string;
    note: (place: string | undefined) => string;
    brief: (place: string | undefined) => string;
    at: (title: string, company: string) => string;
  };
  letter: LetterWords;
  brief: {
    gaps: string;
    questions: string;
    ask: string;
    gap: (text: string) => string;
    partly: (text: string) => string;
    listed: (name: string) => string;
    question: (kind: RequirementKind, text: string) => string;
    /** What comes close is not among the claims: an unread line, a note. */
    closeOnly: string;
    /** Advice for a question about circumstances, about a paper, and about work. */
    sayPlainly: string;
    noPaper: string;
    noStory: string;
    payAsked: string;
    /** What the opening pays, and the person's limit. */
    payAnswer: (said: string, least: string) => string;
    per: Readonly<Record<Period, string>>;
    quote: (text: string) => string;
    askPay: string;
    askPlace: string;
    askUse: (text: string) => string;
  };
}
