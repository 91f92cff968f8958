import { inabilities } from "../abilities.ts";
import { asksUntilWhen, asksWhenItCloses } from "./questions/closing-asked.ts";
import { asksForContact } from "./questions/contact-asked.ts";
import { asksForDemands, asksOfSearch, asksWhichDemands } from "./questions/demand-questions.ts";
import { asksOfLimits } from "./questions/limit-questions.ts";
import { asksWhatPostingsLack, asksWhatPostingsSay } from "./questions/posting-questions.ts";
import {
  advice,
  asksWhatWasAppliedFor,
  asksWho,
  due,
  interview,
  thisOpening,
} from "./questions/question-shapes.ts";
import * as words from "./questions/question-words.ts";
import { boundAsked } from "./questions/work-done.ts";
import type { Understood } from "./types.ts";

/** Question subjects that stay the same whichever openings are named as well. */
const kept = new Set([
  ...["due", "health", "another_person", "place", "outlook", "preparation", "training", "distance"],
  ...["correction", "forgetting", ...inabilities],
]);
const stored = new Set(["pay", "changes"]);

/** "Is this job right for me?", "Can I do the night one?" */
const asksWhetherItSuits =
  /^\W*(?:can|could|should|shall) i (?:do|take|accept|manage|handle|go for) (?:the|this|that) |(?<!\p{L})(?:(?:have i|do i have|have i got|i have) what (?:they|it|the (?:posting|opening|job|employer|company))(?!\p{L})|(?:do i|would i|am i) (?:meet|fulfil{1,2}|tick|match|satisfy|qualify|qualified|eligible)(?!\p{L})|spełniam|soddisfo|voldoe ik|erfülle ich|cumplo|(?:je )?(?:remplis|corresponds)|preencho|(?:right|good|made|meant|suitable|an option|of interest|interesting|ok|okay|alright|all right|fine|a (?:good )?(?:fit|match)) for me|works? for me|in frage|interessant für mich|envisageable|me interesa|me interessa|suits? me|me convien\p{L}*|fait(?:e)? pour moi|(?:passt|eignet)(?!\p{L}).{0,60}(?<!\p{L})(?:mir|mich)|me (?:conviene|sirve)|es para mí|serve para mim|é para mim)(?!\p{L})/iu;
/** "What do you know about me that matters for this job?" */
const asksWhatCounts =
  /(?<!\p{L})(?:(?:matters?|counts?|relevant|useful|important|helps?|speaks?|strengths?|weakness(?:es)?) (?:\S+ ){0,3}?(?:for|to|in|with|against) (?:me (?:for|with) )?(?:this|that|the)|(?:zählt|spricht|wichtig|relevant)(?!\p{L}).{0,20}(?<!\p{L})(?:für|gegen) (?:mich|diese))(?!\p{L})/iu;

const WORKED =
  "(?:remote|hybrid|on[- ]?site|from home|homeoffice|home office|remot[oa]|teletrabajo|h[íi]brid[oae]|presencial|télétravail|à distance)";
/** "Where is the educator job?", "Ist die Stelle remote?", "Who is the employer?": what is read of every posting. */
const asksForFields = new RegExp(
  `^\\W*(?:(?:where|in which (?:town|city))(?:['’]s| is| would)|wo (?:ist|liegt)|dónde (?:está|es|queda)|où (?:est|se trouve|se situe)|onde (?:é|fica)|dove (?:è|si trova)|(?:would|will|do) i (?:have|need) to (?:move|relocate)|(?:muss|müsste) ich(?=.{0,40}umziehen)|(?:dois|devrais)-je déménager|(?:tengo|tendría) que mudarme|(?:tenho|teria) (?:de|que) me mudar|(?:devo|dovrei) trasferirmi|moet ik verhuizen|(?:who|which company) is (?:the )?(?:employer|company)|wer ist der arbeitgeber|quién es la empresa|qui est l['’]employeur)(?!\\p{L})|^\\W*(?:is|ist|es|est|é|è|can i do|kann ich)\\s[^?]{2,60}\\s${WORKED}\\W*$`,
  "iu",
);

/** A question's meaning once the number of stored openings it refers to is known. */
export function withOpenings(understood: Understood, query: string, count: number): Understood {
  const { intent, subject } = understood;
  // "Is Quillmart remote?" asks about a company, not about a person.
  if (count > 0 && subject === "another_person" && !words.firstPerson.test(query))
    return { ...understood, subject: null };
  const aboutOpening = { roles: [], unknownRoles: [] };
  if (count > 0 && asksWhatPostingsLack(query))
    return { ...aboutOpening, intent: "recall", subject: "lacking" };
  if (count > 0 && asksOfLimits(query)) return { ...aboutOpening, intent: "recall", subject: "limits" };
  if (count > 0 && asksOfSearch(query)) return { ...aboutOpening, intent: "recall", subject: "search" };
  if (count > 0 && boundAsked(query)?.bound === "application")
    return { ...aboutOpening, intent: "recall", subject: "applied_on" };
  if (count > 0 && asksWhatWasAppliedFor(query))
    return { ...aboutOpening, intent: "recall", subject: "applied" };
  if (count === 1 && asksForFields.test(query) && !interview.test(query) && !due.test(query))
    return { ...aboutOpening, intent: "recall", subject: "fields" };
  if (count > 0 && asksForContact(query)) return { ...aboutOpening, intent: "recall", subject: null };
  if (count === 1 && asksForDemands(query)) return { ...aboutOpening, intent: "recall", subject: "demands" };
  if (count > 0 && asksWhichDemands(query))
    return count > 1
      ? { ...aboutOpening, intent: "compare", subject: "opening" }
      : { ...aboutOpening, intent: "why_score", subject: "fit_brief" };
  // The posting's words on pay, and the events of an opening, are stored.
  if (count > 0 && stored.has(subject ?? "")) return { ...aboutOpening, intent: "recall", subject };
  if (count > 1 && !kept.has(subject ?? "") && asksWhatPostingsSay(query))
    return { ...aboutOpening, intent: "recall", subject: "posting" };
  if (count === 1 && (subject !== "due" || asksUntilWhen(query)) && asksWhenItCloses(query))
    return { ...aboutOpening, intent: "recall", subject: "closing" };
  const isMisread = intent === "how_to_close" || (intent === "other" && subject === null);
  if (count === 0 && isMisread && asksWhenItCloses(query))
    return { ...aboutOpening, intent: "what_next", subject: "due" };
  const isFact = intent === "recall" || intent === "other";
  const isOfFit =
    asksWhetherItSuits.test(query) || (asksWhatCounts.test(query) && words.firstPerson.test(query));
  if (count < 2 && isFact && (count === 1 || thisOpening.test(query)) && isOfFit)
    return { ...aboutOpening, intent: "why_score", subject: "fit_brief" };
  // The brief may be of a posting that was not kept.
  if (count === 0 && intent === "other" && subject === null && thisOpening.test(query))
    return { ...aboutOpening, intent: "why_score", subject: "fit_brief" };
  if (count === 0 || intent === "recall" || kept.has(subject ?? "")) return understood;
  if (intent === "compare" || count > 1)
    return { ...aboutOpening, intent: "compare", subject: subject === "present_job" ? subject : "opening" };
  if (words.closeWords.test(query)) return { ...aboutOpening, intent: "how_to_close", subject: "opening" };
  const isJudged = [words.whyWords, words.scoreWords, advice].some((pattern) => pattern.test(query));
  return isJudged && !asksWho.test(query)
    ? { ...aboutOpening, intent: "why_score", subject: "fit_brief" }
    : understood;
}

/** A question we did not understand is treated as a search of stored text, if anything matches. */
export function orRecalled(understood: Understood, found: number): Understood {
  return isUnclear(understood) && found > 0 ? { ...understood, intent: "recall" } : understood;
}

/** True for a question that was not understood. */
export function isUnclear({ intent, subject }: Understood): boolean {
  return intent === "other" && subject === null;
}
