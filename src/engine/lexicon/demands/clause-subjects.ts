import file from "../../../../db/lexicon/demands/clause-subjects.json" with { type: "json" };
import { dataFile } from "../data-file.ts";
import type { HeldLanguage } from "../held/types.ts";

const read = dataFile("demands/clause-subjects", file);

type Spaced = Exclude<HeldLanguage, "ja" | "zh">;

/** Words that show whom a clause of a posting is about, as alternatives of a regular expression. */
export interface ClauseSubjects {
  /** The reader, by a pronoun or the ending of a verb. */
  reader: string;
  /** The employer who offers, seeks or pays, "it is", and work of which everybody is the subject. */
  offer: string;
  /** Whose a thing is that a noun behind it names: "our", "your". */
  owner: string;
  /** Verbs of what is over. */
  past: string;
  /** The worker whom a posting seeks, before a relative clause: "a person who". */
  sought: string;
}

/** Whom the clauses of postings are about, by language. */
export const clauseSubjects: Readonly<Record<Spaced, ClauseSubjects>> = read.alternationsOfEach(
  file.clauseSubjects,
);

/** Nouns of which a clause about the job may speak, besides those of the job and its contract. */
export const jobSubjects = read.alternation("jobSubjects");

/** People outside the firm in labels and sentences. */
export const outsiders = read.alternation("outsiders");
export const outsidersHan = read.alternation("outsidersHan");

/** Verbs and words of a change to what is not so yet, before it. */
export const changes = read.alternation("changes");

/** What the employer seeks besides, before it. */
export const soughtBesides = read.alternation("soughtBesides");

/** Verbs of work that have a subject of their own. */
export const workVerbs = read.alternation("workVerbs");

/** Words that are no subject beside a way of working: numbers, days, extent, places of work, pay. */
export const besideValues = read.alternation("besideValues");

/** Topics of a Japanese clause that are the job, its time, its place or all who work there. */
export const topicsOfJob = read.alternation("topicsOfJob");
