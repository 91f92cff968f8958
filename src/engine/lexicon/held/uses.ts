import file from "../../../../db/lexicon/held/uses.json" with { type: "json" };
import { dataFile } from "../data-file.ts";
import type { HeldLanguage } from "./types.ts";

/** Words by which a language says that the writer has or does something, as regular expression alternatives. */
export interface UseWords {
  /** These count anywhere: knowledge nouns, durations, first-person verbs. */
  uses: string;
  /** Verbs that count if the writer is the subject, or if a clause without a subject starts with them. */
  does: string;
  /** What makes a sentence doubtful besides denial, plans, wishes and other people. */
  doubts: string;
  /** Other people and companies. Before a word of use they are its subject, unless the writer is in the sentence. */
  others: string;
}

export const useWords: Readonly<Record<HeldLanguage, UseWords>> = dataFile(
  "held/uses",
  file,
).alternationsOfEach(file);
