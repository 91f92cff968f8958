import type { Education } from "../../catalog/types.ts";
import type { HeldLanguage } from "../../lexicon/held/types.ts";
import type { Seniority } from "../../seniority.ts";
import type { Doc } from "../../text/doc.ts";
import type { Quotable } from "../../text/loose-quote.ts";
import type { EmploymentType, Remote, Requirement, Salary } from "../types.ts";
import type { LookAround } from "./around.ts";

/** A value that a caller read, as such or with the words of the text that say it. */
export type Told<T> = T | { value: T; quote?: string | undefined };

/** A requirement as a caller read it; its text is its quote where none is given. */
export interface ToldRequirement extends Pick<Requirement, "text" | "kind" | "necessity"> {
  alternatives?: string[] | undefined;
  level?: string | undefined;
  quote?: string | undefined;
}

/** What a caller read in a posting, before it is proved. */
export interface Reading {
  title?: Told<string> | undefined;
  company?: Told<string> | undefined;
  locations?: Told<string>[] | undefined;
  remotePolicy?: Told<Remote> | undefined;
  employmentType?: Told<EmploymentType> | undefined;
  salary?: Told<ToldSalary> | undefined;
  seniority?: Told<Seniority> | undefined;
  yearsRequired?: Told<number> | undefined;
  education?: Told<Education> | undefined;
  closingDate?: Told<string> | undefined;
  requirements?: ToldRequirement[] | undefined;
}

export type ToldSalary = { [Key in keyof Omit<Salary, "periodInferred">]: Salary[Key] | undefined };

/** A part of a reading that the text does not carry, and why. */
export interface Unproved {
  path: string;
  why: string;
}

/** Collects what is proved and what is not while a reading is checked against its text. */
export interface Proof {
  /** The whole text as it is kept. */
  source: Quotable;
  language: HeldLanguage | undefined;
  doc: () => Doc;
  around: LookAround;
  unproved: Unproved[];
}
