import file from "../../../../db/lexicon/mail/asides.json" with { type: "json" };
import { dataFile } from "../../lexicon/data-file.ts";
import { anyPhrase } from "./compile.ts";

const { list } = dataFile("mail/asides", file);

// What mails say beside applications, in every mail language: other people's news, opinions, advice. What happened in
// such a sentence did not happen to the person's application.

/** A sentence about what happened to another person, which makes the mail one from a friend. */
export const othersNews = anyPhrase([
  ...list("ofWriter"),
  ...list("ofRelatives"),
  ...list("ofOthers"),
  ...list("ofReferees"),
]);

/** A sentence that takes back an earlier mail: "the rejection went to you by mistake". */
export const takesBack = anyPhrase(list("takesBack"));

/** A mail to colleagues, who hear whom the employer interviews and hires, or to readers, customers and parents. */
export const toGroups = anyPhrase(list("toGroups"));

/** An answer that a program sends while a person is away. */
export const absences = anyPhrase(list("absences"));

/** An event that is open to everyone: an open day, a fair. */
export const opensDoors = anyPhrase(list("opensDoors"));

/** A question for an opinion of what is over: a survey, which no answer depends on. */
export const asksOpinion = anyPhrase(list("asksOpinion"));

/** Advice for applicants in general: "5 ways to ace your interview". */
export const advises = anyPhrase(list("advises"));

/** The reader's own application, which asks and tells no news. */
export const isOwnApplication = anyPhrase(list("isOwnApplication"));

/** No post is free now, so that what was sent is kept and is no application for one. */
export const isKeptOnFile = anyPhrase(list("isKeptOnFile"));

/** A list of people whom an employer may ask later. Nobody is invited yet. */
export const talentPools = anyPhrase(list("talentPools"));

// Sentences whose news is not of now, not of one person, or not of a job.

/** Earlier, in a sentence that recalls what was decided long ago: "back then we turned you down". */
export const recalls = anyPhrase(list("recalls"));

/** Interviews of all candidates, planned for days or still to be planned, to which a sentence calls no one. */
export const plansTalks = anyPhrase(list("plansTalks"));

/** Money promised for no work, and free consultations that sell something. */
export const sellsMoney = anyPhrase(list("sellsMoney"));

/** A matter beside work: research, a course, a lecture, an order, a doctor. What is said in the words of a job is not of one. */
export const otherThings = anyPhrase(list("otherThings"));
