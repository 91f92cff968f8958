import file from "../../../db/lexicon/held/frames.json" with { type: "json" };
import { dataFile } from "./data-file.ts";
import type { HeldLanguage } from "./held/types.ts";

/** The closed classes of a language's words that show whose a clause is, as alternatives of a regular expression. */
export interface FrameWords {
  /** What opens a clause that has its own subject: relative pronouns, "while". */
  opens: string;
  /** The writer, as a word or by the ending of a verb. */
  writer: string;
  /** The writer as the subject: a pronoun. */
  subject?: string;
  /** What the writer only reads, buys, watches or leaves to others. */
  idle?: string;
  /** How a verb of the first person ends, where it needs no pronoun. */
  verbEnds?: string;
  /** Behind the title of a job: "analyst with". */
  having: string;
  /** Right behind what opens a clause: a verb in the first person. */
  writerNext?: string;
  /** "I am a", behind which a relative clause is about the writer. */
  being?: string;
  /** Articles and pronouns with which another subject begins. */
  articles: string;
  /** How a clause without a subject begins, where no endings show it. */
  starts?: string;
  /** Forms of a verb for what is not so yet, or would be. */
  moods: string;
  /** What opens a condition. */
  conditions: string;
  /** Where something is done, and not by whom: "with us". */
  asides?: string;
  /** Verbs in the third person, behind the name of who does it: "Anna does". */
  third?: string;
  /** Nobody, as the subject. */
  nobody: string;
}

export const frameWords: Readonly<Record<HeldLanguage, FrameWords>> = dataFile(
  "held/frames",
  file,
).alternationsOfEach(file);
