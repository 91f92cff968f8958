import type { KnownOpening } from "../../../engine/reasoning/known-opening.ts";
import { asksOfSearch, asksWhichDemands } from "../../../engine/reasoning/questions/demand-questions.ts";
import { asksOfLimits } from "../../../engine/reasoning/questions/limit-questions.ts";
import { asksOfUserAlone } from "../../../engine/reasoning/questions/own-question.ts";
import {
  asksWhatPostingsSay,
  asksWhenItStarts,
} from "../../../engine/reasoning/questions/posting-questions.ts";
import {
  asksWhatWasAppliedFor,
  interview,
  offered,
  openingWords,
  past,
  sent,
  theOpening,
  theTwo,
  thisOpening,
  unnamedOpenings,
  whichPays,
} from "../../../engine/reasoning/questions/question-shapes.ts";
import { compareWords } from "../../../engine/reasoning/questions/question-words.ts";
import { namesEmployer } from "../../../engine/reasoning/questions/work-done.ts";
import type { Understood } from "../../../engine/reasoning/types.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { describesOpening, openingDescribed, openingsNamed } from "../../agent/inspect/named.ts";
import { openingOfEmployer } from "../../agent/inspect/named-employer.ts";
import { endedStages } from "../../jobs-workspace/application-schema.ts";
import type { Job } from "../../jobs-workspace/schema.ts";
import { openingsOf } from "./known-opening.ts";
import { isNamedAtHead, isThere, namesPersonOf, postingOf } from "./opening-terms.ts";

/** The newest openings that are compared with a question. */
export const MOST = 200;

/** The stored openings that a question names, or all that it means: "my two offers", "which opening". */
export async function openingsMeant(
  ctx: HandlerContext,
  query: string,
  understood: Understood,
): Promise<KnownOpening[]> {
  if (!ctx.actor.scopes.has("read:jobs_workspace")) return [];
  const { rows } = await ctx.tx.jobs.list({ limit: MOST, where: { type: "opportunity" } });
  const known = await openingsOf(ctx, meantAmong(rows, query, understood), query);
  // An opening answers a question about its pay or dates without the question's words.
  const answers = { isSaid: true, isOnlyNamed: false, saysAll: true };
  return understood.subject === null ? known : known.map((opening) => ({ ...opening, ...answers }));
}

/** The openings that a question names. If it names none, those for an interview, in a town, or meant by "this one". */
function meantAmong(
  rows: readonly Job[],
  query: string,
  { roles, unknownRoles, intent, subject }: Understood,
): Job[] {
  const saysOpening = openingWords.test(query) || asksWhenItStarts(query);
  if (asksOfSearch(query)) return rows.filter(isOpen);
  if (asksOfUserAlone(query) && !saysOpening) return [];
  const isAsked = saysOpening || (intent !== "can_i_become" && roles.length === 0);
  const named = openingsNamed(rows, query, (title) => isAsked || isWithin(title, query, roles));
  const open = rows.filter(isOpen);
  const isCompared = compareWords.test(query) || isChoice.test(query);
  const isSure =
    (saysOpening ||
      isCompared ||
      ofItsDemands.test(query) ||
      asksOfLimits(query) ||
      namesEmployer(query) ||
      asksWhatWasAppliedFor(query)) &&
    !unnamedOpenings.test(query);
  const atHead = open.filter((job) => isNamedAtHead(job, query, isSure));
  // Of two that are compared, the employer of one may not have been read.
  const described = named.length === 0 ? openingDescribed(open, query, postingOf) : undefined;
  const isPast = past.test(query) && !asksWhatWasAppliedFor(query);
  const ofKind = isPast ? undefined : openingOfEmployer(open, query);
  const found = described ? [described] : named.length === 0 && ofKind ? [ofKind] : named;
  const isOther = found.length === 1 && isCompared && atHead.length < 3;
  if (isOther) return [...new Set([...found, ...(ofKind ? [ofKind] : []), ...atHead])];
  if (found.length > 0) return found;
  if (atHead.length === 1) return atHead;
  const ofPerson = subject === "due" ? open.filter((job) => namesPersonOf(job, query)) : [];
  if (ofPerson.length > 0) return ofPerson;
  if (subject === "preparation" && interview.test(query))
    return open.filter(({ application }) => application?.stage === "interview");
  const there = saysOpening || subject === "pay" ? open.filter((job) => isThere(job, query)) : [];
  if (there.length > 0) return there;
  const isOfAll =
    (asksOfLimits(query) || asksWhichDemands(query)) && roles.length + unknownRoles.length === 0;
  if (subject === "pay" && roles.length === 0 && whichPays.test(query)) return open;
  // "Should I stay or become a …?" is about that, not about openings.
  const isStay = intent === "compare" && subject !== null && roles.length + unknownRoles.length === 0;
  const meant = unnamed(rows, query, isStay);
  return meant.length === 0 && isOfAll ? open : meant;
}

/** A question that continues another, or that is about demands, can mean an opening by one word. */
const ofItsDemands =
  /^\W*(?:and|what about|how about|y|et|und|e)\s|(?<!\p{L})(?:requirements?|anforderungen|requisitos|exigences|requisiti)(?!\p{L})/iu;

/** "Take the one or hold out for the other?" */
const isChoice =
  /(?<!\p{L})(?:or|oder|ou|o|of|czy|albo)\s(?:\p{L}+\s){0,6}?(?:wait|hold out|warten|abwarten|attendre|patienter|esperar|aguardar|aspettare|wachten|afwachten|czekać|poczekać)(?!\p{L})|(?<!\p{L})(?:oder|of)\s.{2,60}\s(?:warten|wachten)(?!\p{L})/iu;

/** True if a question has a title that contains more than the roles found in it: "nurse" in "community nurse". */
function isWithin(title: string, query: string, roles: Understood["roles"]): boolean {
  const whole = title.toLowerCase();
  const isPart = ({ asked }: { asked: string }) =>
    whole.includes(asked.toLowerCase()) && whole.length > asked.length;
  return query.toLowerCase().includes(whole) && roles.every(isPart);
}

/**
 * Open openings, if a question means openings without naming one. "This one" is the latest. `isStay` compares the
 * current job with them.
 */
function unnamed(rows: readonly Job[], query: string, isStay: boolean): Job[] {
  const word = unnamedOpenings
    .exec(query)
    ?.slice(1)
    .find((found) => found);
  const open = rows.filter(isOpen);
  // If none has what the question describes, the latest is not meant.
  const isLatest = thisOpening.test(query) && !(open.length > 1 && describesOpening(query));
  if (isLatest || (open.length === 1 && theOpening.test(query))) return open.slice(0, 1);
  const areBoth = open.length === 2 && theTwo.test(query);
  if (word === undefined && !isStay && !areBoth) return [];
  if (sent.test(query)) return rows.filter(({ application }) => (application?.stage ?? "saved") !== "saved");
  if (word === undefined || !offered.test(word)) return open;
  const offers = open.filter(({ application }) => application?.stage === "offer");
  // In some languages every opening is an "offer": "Quelles offres sont en télétravail ?"
  if (offers.length < 2 && asksWhatPostingsSay(query)) return open;
  // A user who compares offers and has one means it and the other open ones.
  return offers.length > 1 || !compareWords.test(query) ? offers : open;
}

/** True unless it is archived or its application ended. */
export function isOpen({ status, application }: Job): boolean {
  return status !== "archived" && !endedStages.has(application?.stage ?? "");
}
