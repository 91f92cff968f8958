import type { KnownOpening } from "../../known-opening.ts";
import type { Answer, KeyFactor, SuggestedAction } from "../../types.ts";
import { checkFactors } from "../checked.ts";
import { openingFactor } from "./compare.ts";

const SURE = 0.8;
const PARTLY = 0.4;
const NAMED = 0.3;
const UNSURE = 0.2;

/** Which of several stored openings say what a question asks, with the exact text; those that do come first. */
export function saidByOpenings(openings: readonly KnownOpening[]): Answer {
  const denying = openings.filter(({ isSaid, isDenied }) => isSaid && isDenied);
  const others = openings.filter((opening) => !denying.includes(opening));
  const whole = others.filter(({ isSaid, saysAll }) => isSaid && saysAll);
  const partly = others.filter(({ isSaid, saysAll }) => isSaid && !saysAll);
  const silent = openings.filter(({ isSaid }) => !isSaid);
  const isWhole = whole.length > 0;
  const saying = isWhole ? whole : partly;
  return {
    recommendation: `${sentence(openings.length, saying.length, isWhole, denying.length)}${isWhole ? some(partly.length) : ""}${denied(denying.length)}${searched(silent, silent.length === openings.length)}.`,
    confidence: isWhole ? SURE : PARTLY,
    keyFactors: [
      ...[...whole, ...partly].flatMap((opening) => [
        { ...openingFactor(opening), effect: saying.includes(opening) ? "supports" : "unknown" },
        ...saidFactors(opening),
      ]),
      ...denying.flatMap((opening) => [
        { ...openingFactor(opening), effect: "speaks_against" },
        ...saidFactors(opening).map((factor) => ({ ...factor, effect: "speaks_against" })),
      ]),
      ...silent.map((opening) => ({ ...openingFactor(opening), effect: "unknown" })),
    ],
    suggestedActions: saying.map(readAction),
  };
}

function sentence(all: number, saying: number, isWhole: boolean, denying: number): string {
  const of = `Of ${all} stored openings`;
  const what = isWhole ? "this" : "some words of this";
  if (saying === 0)
    return `${of}, none ${denying > 0 ? "says that it has this" : "has the words of this question"}`;
  if (saying === all)
    return `Each of the ${all} stored openings mentions ${what}, in the exact words below it`;
  return saying === 1
    ? `${of}, one mentions ${what} and comes first in keyFactors, with its exact words`
    : `${of}, ${saying} mention ${what} and come first in keyFactors, with their exact words`;
}

/** How many more have only some of the question's words. */
function some(count: number): string {
  return count === 0 ? "" : `; ${count} more ${count === 1 ? "has" : "have"} only some of its words`;
}

/** How many name it only to deny it. */
function denied(count: number): string {
  return count === 0
    ? ""
    : `; ${count} ${count === 1 ? "names" : "name"} it only beside a word such as "not", and keyFactors has the words`;
}

/** What was searched in the openings that are silent. */
function searched(silent: readonly KnownOpening[], isAll: boolean): string {
  if (silent.length === 0) return "";
  const unread = silent.filter(({ hasText }) => !hasText).length;
  const which = isAll ? "the" : "the other";
  if (unread === 0) return `; ${which} postings were searched whole`;
  return `; of ${unread} the posting's text is not stored, so only what was read of it was searched`;
}

/** The question names openings and nothing that they could say. */
export function onlyNamed(openings: readonly KnownOpening[], keyFactors: KeyFactor[]): Answer {
  const [which, it] =
    openings.length === 1 ? ["one stored opening", "it"] : [`${openings.length} stored openings`, "each"];
  return {
    recommendation: `The question is about ${which}; keyFactors lists what is known about ${it}.`,
    confidence: NAMED,
    keyFactors,
    suggestedActions: openings.map(readAction),
  };
}

/** The openings meant say nothing of what is asked. */
export function notSaid(openings: readonly KnownOpening[], keyFactors: KeyFactor[]): Answer {
  const isWhole = openings.every(({ hasText }) => hasText);
  const whose = openings.length === 1 ? "the stored opening" : "the stored openings";
  return {
    recommendation: isWhole
      ? `Nothing in ${whose} has the words of this question; ${openings.length === 1 ? "its posting was" : "their postings were"} searched whole.`
      : `What was read from ${whose} does not mention this; the posting's text is not stored and was not searched.`,
    confidence: UNSURE,
    keyFactors: keyFactors.map((factor) => ({ ...factor, effect: "unknown" })),
    suggestedActions: openings.slice(0, 1).map(readAction),
  };
}

/** The last day to apply for an opening, if its posting names one. */
export function closingOf(opening: KnownOpening): Answer {
  const { closesOn, hasText, lines = [] } = opening;
  return {
    recommendation:
      closesOn === undefined
        ? `No last day to apply was read in the posting of this opening${hasText ? "; keyFactors has its lines with words of the question, if any" : ""}.`
        : `By what is stored of this opening, the last day to apply is ${closesOn}.`,
    confidence: closesOn === undefined ? UNSURE : SURE,
    keyFactors: [
      { ...openingFactor(opening), effect: closesOn === undefined ? "unknown" : "supports" },
      ...saidFactors({ ...opening, asks: [], lines: lines.filter((line) => /\d/u.test(line)) }),
    ],
    suggestedActions: [readAction(opening)],
  };
}

/** What was read of an opening's employer, place, pay and closing date, beside lines of its posting with the question's words. */
export function fieldsOf(opening: KnownOpening): Answer {
  const isRead = opening.known.length > 0;
  return {
    recommendation: isRead
      ? "keyFactors has what was read in the posting of its employer, place, kind of work, pay and closing date. What is not there was not found."
      : "No place, pay or closing date was read in the posting; keyFactors has its lines with words of the question, if any.",
    confidence: isRead ? SURE : UNSURE,
    keyFactors: [
      { ...openingFactor(opening), effect: isRead ? "supports" : "unknown" },
      ...saidFactors({ ...opening, asks: [] }),
    ],
    suggestedActions: [readAction(opening)],
  };
}

/** What postings say of the dates of their interviews, if none is stored with an opening. */
export function interviewsOf(openings: readonly KnownOpening[]): Answer {
  const which = openings.length === 1 ? "one posting names" : `${openings.length} postings name`;
  return {
    recommendation:
      openings.length === 0
        ? "No date of an interview is stored with an opening, and none was found in the texts of the postings that were searched."
        : `No date of an interview is stored with an opening; ${which} a date for interviews, and keyFactors has ${openings.length === 1 ? "its" : "their"} words.`,
    confidence: openings.length === 0 ? UNSURE : SURE,
    keyFactors: openings.flatMap((opening) => [
      { ...openingFactor(opening), effect: "supports" },
      ...saidFactors(opening),
    ]),
    suggestedActions: openings.map(readAction),
  };
}

/** All that an opening asks and wishes for, in its posting's words, each with what its brief says of it. */
export function demandsOf(opening: KnownOpening): Answer {
  const { id, brief, demands = [] } = opening;
  const wished = demands.filter(({ isWished }) => isWished).length;
  const asked = demands.length - wished;
  const checks = new Map(brief?.checks.map((check) => [check.text, check]));
  const missing = new Set(brief?.missing.map(({ text }) => text));
  return {
    recommendation:
      demands.length === 0
        ? "No requirement was read from the posting of this opening."
        : `The posting ${[asked > 0 ? `asks for ${things(asked)}` : "", wished > 0 ? `wishes for ${wished === 1 ? "one more" : `${wished} more`}` : ""].filter(Boolean).join(" and ")}; keyFactors has each in its words.`,
    confidence: demands.length === 0 ? UNSURE : SURE,
    keyFactors: [
      openingFactor(opening),
      ...demands.map(({ text, isWished }) => ({
        ...{ key: `opening.${id}.asks`, text: `${isWished ? "Wished" : "Asked"} for: ${text}` },
        effect: checks.get(text)?.outcome === "met" ? "supports" : missing.has(text) ? "gap" : "unknown",
        claimIds: checks.get(text)?.claimIds ?? [],
      })),
    ],
    suggestedActions: [readAction(opening)],
  };
}

/** A number of things, in words. */
export function things(count: number): string {
  return count === 1 ? "one thing" : `${count} things`;
}

/** What an opening asks for and says on the question's subject, in its posting's words. */
export function saidFactors({ id, asks, wishes = [], checked = [], lines = [] }: KnownOpening): KeyFactor[] {
  const factor = (kind: string, text: string) => ({
    ...{ key: `opening.${id}.${kind}`, text, effect: "supports", claimIds: [] },
  });
  return [
    ...asks.map((text) =>
      factor("asks", `The opening ${wishes.includes(text) ? "wishes" : "asks"} for: ${text}`),
    ),
    ...checkFactors(checked, `opening.${id}`),
    ...lines.map((text) => factor("says", `The posting says: ${text}`)),
  ];
}

function readAction({ id }: KnownOpening): SuggestedAction {
  return { text: "Read the opening in full.", operation: "jobsWorkspace.get", arguments: { id } };
}
