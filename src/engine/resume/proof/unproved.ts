import type { NotHeld } from "../../lexicon/held/types.ts";

/** Why a text does not carry a value, as a code. What is not held (`NotHeld`) is said of it, but not as the user's own. */
export type Because = NotHeld | "unsure" | "not_found" | "apart" | "dates" | "section";

/** A part of a resume that the text does not carry, by its path in the document as it was given. */
export interface UnprovedPart {
  path: string;
  why: string;
  because: Because;
  /** A person's word keeps it all the same. */
  isAccepted?: true;
}

/** Whether a person's word keeps what the text does not carry, by its path. */
export type Accepts = (path: string) => boolean;

/** What the text does not carry, and whether it is kept. */
export function unprovedPart(path: string, because: Because, accepts: Accepts): UnprovedPart {
  return { path, why: why[because], because, ...(accepts(path) && { isAccepted: true }) };
}

const why: Readonly<Record<Because, string>> = {
  not_found: "The text does not say this in these words.",
  denied: "The text does not say that the user has this: it denies it or takes it back.",
  planned: "The text does not say that the user has this: it is planned, or not finished.",
  wished: "The text does not say that the user has this: it is wished for.",
  others: "The text says this of another person or firm, not of the user.",
  unsure: "The text names this and does not plainly say that the user has it.",
  apart: "These words stand in different entries of the text, beside other dates.",
  dates: "The text does not give these dates near this entry; a job without an end must be said to last.",
  section: "This section is none that a text can prove.",
};
