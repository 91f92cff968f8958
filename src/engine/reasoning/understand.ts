import { inabilities } from "../abilities.ts";
import type { CatalogIndex } from "../fit/scales.ts";
import type { UnderstoodRole } from "../roles/resolve-role.ts";
import { namedRoles } from "./named-roles.ts";
import { asksOwnLimit } from "./questions/own-limits.ts";
import { asksOwnPay, asksWhatWasSaidOfPay } from "./questions/own-pay.ts";
import { ownQuestion } from "./questions/own-question.ts";
import { duration, type Matter, matterOf } from "./questions/question-matters.ts";
import * as shapes from "./questions/question-shapes.ts";
import * as words from "./questions/question-words.ts";
import { listAsked, papersAskedByEnd, papersTaken } from "./questions/resume-lists.ts";
import { asksForAgenda } from "./questions/time-window.ts";
import {
  asksForGap,
  asksWhatToImprove,
  boundAsked,
  employerAsked,
  timeAsked,
} from "./questions/work-done.ts";
import type { Intent, Understood } from "./types.ts";

/** UTF-16 units: 500 characters can take twice as many. */
const MAX_LENGTH = 1000;

/** Question subjects without an intent that still involve roles. */
const ofRoles = new Set(["pay", "place", "another_person", "outlook"]);

/** Requests for an act. They come before all questions. */
const ofActs = new Set<Matter>([...inabilities, "correction", "forgetting"]);

/** How a question is understood: the first intent with matching words, and the roles it names. */
export function understandQuestion(text: string, index: CatalogIndex): Understood {
  const query = text.slice(0, MAX_LENGTH);
  const named = namedRoles(query, index);
  const roles = distinct(named.roles);
  const { unknownRoles } = named;
  const hasRole = named.isInPlace && roles.length + unknownRoles.length > 0;
  const matter = matterOf(query, hasRole);
  const intent = intentOf(query, { roles, unknown: unknownRoles.length, isInPlace: named.isInPlace, matter });
  const subject = intent === "other" && matter ? matter : subjectOf(query, intent, roles);
  // A title in a question about something else was not asked about: "Where did I study?".
  const isAsked = intent !== "recall" && (intent !== "other" || ofRoles.has(subject ?? ""));
  return { intent, subject, ...(isAsked ? { roles, unknownRoles } : { roles: [], unknownRoles: [] }) };
}

function intentOf(
  query: string,
  {
    roles: { length },
    unknown,
    isInPlace,
    matter,
  }: { roles: readonly UnderstoodRole[]; unknown: number; isInPlace: boolean; matter: Matter | undefined },
): Intent {
  const names = length + unknown > 0;
  if (matter !== undefined && ofActs.has(matter)) return "other";
  if (words.recallWords.test(query) || isOwn(query)) return "recall";
  if (asksDue(query)) return "what_next";
  if (matter === "overview" || matter === "changes") return "other";
  if (shapes.asksFact(query)) return "recall";
  if (shapes.othersPast.test(query)) return "recall";
  if (matter) return "other";
  if (isAboutAnother(query)) return "other";
  if (isAboutHealth(query)) return "why_score";
  if (isAboutPay(query) || isAboutPlace(query)) return "other";
  if (shapes.whatSuits.test(query)) return "what_next";
  if (words.whyWords.test(query) && words.scoreWords.test(query.replace(ownHealth, " "))) return "why_score";
  if (length > 1 || (names && (words.stayWords.test(query) || words.compareWords.test(query))))
    return "compare";
  if (!names && shapes.stayOrLeave.test(query)) return "compare";
  if (names && duration.test(query)) return "can_i_become";
  if (words.closeWords.test(query)) return "how_to_close";
  if (words.nextWords.test(query)) return "what_next";
  const isOfFact = shapes.asksWhenOrHowMuch.test(query) && !words.becoming.test(query);
  if (names && !isOfFact && (words.becomeWords.test(query) || isInPlace || isShort(query)))
    return "can_i_become";
  return words.factWords.test(query) && !shapes.advice.test(query) ? "recall" : "other";
}

/** A question about the user's own years, papers, pay or work, which claims and notes answer. */
function isOwn(query: string): boolean {
  const own = ownQuestion(query);
  // What a person may have can be anything, so the other meanings come first.
  if (own !== undefined && own.asks !== "have") return true;
  if (boundAsked(query) !== undefined) return true;
  if (asksForGap.test(query) || asksWhatToImprove.test(query)) return true;
  if (
    [listAsked, employerAsked, timeAsked, papersAskedByEnd, papersTaken].some(
      (asked) => asked(query) !== undefined,
    )
  )
    return true;
  return asksOwnLimit(query) || asksOwnPay(query) || asksWhatWasSaidOfPay(query);
}

function asksDue(query: string): boolean {
  return shapes.due.test(query) || (asksForAgenda(query) && !shapes.advice.test(query));
}

function subjectOf(query: string, intent: Intent, roles: readonly UnderstoodRole[]): string | null {
  switch (intent) {
    case "why_score":
      if ((words.healthWords.test(query) || shapes.standing.test(query)) && roles.length === 0)
        return "health";
      if (words.briefWords.test(query)) return "fit_brief";
      return roles.length > 0 ? "match" : null;
    case "compare":
      return words.stayWords.test(query) || shapes.stayOrLeave.test(query) ? "present_job" : null;
    case "can_i_become":
      if (words.degreeWords.test(query)) return "degree";
      return duration.test(query) ? "duration" : null;
    case "what_next":
      if (asksDue(query)) return "due";
      return shapes.whatSuits.test(query) ? "match" : null;
    case "other": {
      if (isAboutAnother(query)) return "another_person";
      if (isAboutPay(query)) return "pay";
      return isAboutPlace(query) ? "place" : null;
    }
    default:
      return null;
  }
}

/** "Are nurses happy?" asks about nurses in general. */
const ofOthers =
  /^\W*(?:are|do|does|have|has|were|sind|haben|verdienen|son|tienen|sont|ont|são|têm)(?!\p{L})/iu;

/** In a short question with a role's name, the role is the subject: "Why not nurse?". */
function isShort(query: string): boolean {
  const isOfOthers = ofOthers.test(query) && !words.firstPerson.test(query);
  return query.trim().split(/\s+/).length <= 6 && !isOfOthers;
}

/** The health of a person, not of a career. */
const ownHealth =
  /health ?(?:insurance|care|plan|cover\p{L}*|reasons?|issues?|problems?|condition)|krankenversicherung|assurance (?:maladie|santé)|seguro (?:de salud|médico)|plano de saúde/iu;

function isAboutHealth(query: string): boolean {
  if (ownHealth.test(query)) return false;
  if (shapes.standing.test(query)) return true;
  return (
    words.healthWords.test(query) &&
    (words.valueWords.test(query) || words.whyWords.test(query)) &&
    words.scoreWords.test(query)
  );
}

/** "Where do I start?" asks about a step. */
function isAboutPlace(query: string): boolean {
  return words.placeWords.test(query) && !words.nextWords.test(query);
}

/** "Who pays for it?" is not about pay. */
function isAboutPay(query: string): boolean {
  return words.payWords.test(query) && !/^\W*(?:who|wer|quién|qui|quem|chi)(?!\p{L})/iu.test(query);
}

function isAboutAnother(query: string): boolean {
  if (words.otherPerson.some((pattern) => pattern.test(query))) return true;
  return words.personByName.test(query) && !words.firstPerson.test(query);
}

function distinct(roles: readonly UnderstoodRole[]): UnderstoodRole[] {
  return [...new Map(roles.map((role) => [role.code, role])).values()];
}
