import type { Education } from "../../catalog/types.ts";
import type { HeldLanguage } from "../../lexicon/held/types.ts";
import type { Doc } from "../../text/doc.ts";
import type { Quotable } from "../../text/loose-quote.ts";
import type { Requirement, Salary } from "../types.ts";
import type { LookAround } from "./around.ts";

/** A caller's value, plain or with the words that prove it. */
export type Told<T> = T | { value: T; quote?: string | undefined };

/** A requirement as read by a caller. Without a quote, its text is the quote. */
export interface ToldRequirement extends Pick<Requirement, "text" | "kind" | "necessity"> {
  alternatives?: string[] | undefined;
  level?: string | undefined;
  quote?: string | undefined;
}

/** A caller's unproved reading of a posting. */
export interface Reading {
  title?: Told<string> | undefined;
  company?: Told<string> | undefined;
  locations?: Told<string>[] | undefined;
  /** Of these three any word comes in; one that is no value is unproved. */
  remotePolicy?: Told<string> | undefined;
  employmentType?: Told<string> | undefined;
  salary?: Told<ToldSalary> | undefined;
  seniority?: Told<string> | undefined;
  yearsRequired?: Told<number> | undefined;
  education?: Told<Education> | undefined;
  closingDate?: Told<string> | undefined;
  requirements?: ToldRequirement[] | undefined;
}

export type ToldSalary = { [Key in keyof Omit<Salary, "periodInferred">]: Salary[Key] | undefined };

/** A part of a reading that the text does not support, and why. */
export interface Unproved {
  path: string;
  why: string;
}

/** Collects proved and unproved parts while a reading is checked. */
export interface Proof {
  /** The complete stored text. */
  source: Quotable;
  language: HeldLanguage | undefined;
  doc: () => Doc;
  around: LookAround;
  unproved: Unproved[];
}
