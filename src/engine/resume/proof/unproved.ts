import type { NotHeld } from "../../lexicon/held/types.ts";

/** Why a text does not support a value, as a code. `NotHeld` reasons: it is mentioned, but not as the user's own. */
export type Because = NotHeld | "unsure" | "not_found" | "apart" | "dates" | "section";

/** An unsupported part of a resume, by its path in the document as sent. */
export interface UnprovedPart {
  path: string;
  why: string;
  because: Because;
  /** The person's statement keeps it nevertheless. */
  isAccepted?: true;
}

/** True if the person's statement keeps an unsupported value, by path. */
export type Accepts = (path: string) => boolean;

/** The unsupported values, and whether each is kept. */
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
  apart: "These words are in different entries of the text, next to other dates.",
  dates: "The text does not give these dates near this entry; a job without an end must be said to last.",
  section: "This section is none that a text can prove.",
};
