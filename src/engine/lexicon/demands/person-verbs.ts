import file from "../../../../db/lexicon/demands/person-verbs.json" with { type: "json" };
import { dataFile } from "../data-file.ts";

const read = dataFile("demands/person-verbs", file);

/** Who is asked, before such a verb. As alternatives of a pattern, like all of these. */
export const personSubjects = read.alternation("subjects");

/** What may stand between who is asked and the verb. */
export const personAdverbs = read.alternation("adverbs");

/** "You know your way around", "maniez", "bist fit in": something known follows. */
export const knowingVerbs = read.alternation("knows");

/** "You know how to", "savez": something that a person can do follows. */
export const abilityVerbs = read.alternation("can");

/** "You can", "du kan": something that a person can do, or may do in the job. */
export const permissionVerbs = read.alternation("may");

/** "You don't mind", "aimez": something of the person follows. */
export const likingVerbs = read.alternation("likes");

/** "You have worked", "avez déjà exercé": what a person did before follows. */
export const pastVerbs = read.alternation("done");

/** The same, as questions: "do you know", "sabes", "avez-vous déjà". */
export const personQuestions = read.alternations("questions", file.questions);
