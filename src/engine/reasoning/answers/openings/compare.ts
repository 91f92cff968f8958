import { firstToDo } from "../../../fit/opening/order.ts";
import { cannotBeAnswered } from "../../cannot.ts";
import type { KnownBrief, KnownOpening } from "../../known-opening.ts";
import type { Answer, KeyFactor, Limit, SuggestedAction } from "../../types.ts";
import { limitFactor } from "../compare.ts";
import { isOfNote, limitFactors, openFactors, openWords, sharedKey } from "./open-points.ts";

/** Stored openings side by side: what is known about each, and which one the fit briefs rank first. */
export function compareOpenings(openings: readonly KnownOpening[], limits: readonly Limit[] = []): Answer {
  const ranked = openings.toSorted(byFit);
  const out = ranked.filter(isOut).length;
  const failed = out === 0 ? "" : `; a filter fails for ${out} of them`;
  const [first, second] = ranked.map(({ brief }) => brief?.score);
  const isScored = ranked.every(({ brief }) => brief?.score !== undefined);
  const order =
    first === undefined || second === undefined
      ? `some have no fit brief with a score, so the stored data does not decide between them${failed}`
      : first === second
        ? `the first two come to the same by their fit briefs, ${first} of 100${failed}`
        : (behindFilter(ranked, first) ?? highest(ranked[0], `${first} of 100, against ${second}`));
  const only = "Only one stored opening is named by the question, so nothing is compared";
  return {
    recommendation: openings.length === 1 ? `${only}.` : `Of ${openings.length} stored openings, ${order}.`,
    confidence: isScored ? 0.7 : 0.4,
    keyFactors: withLimits(allFactors(ranked), limits),
    suggestedActions: actionsFor(ranked),
  };
}

/**
 * The factors, and each limit that none of them mentions. What a person will not do is decisive, with or without
 * a brief.
 */
function withLimits(factors: readonly KeyFactor[], limits: readonly Limit[]): KeyFactor[] {
  const isSaid = (limit: Limit) => factors.some(({ text }) => text.includes(limit.text));
  return [...factors, ...limits.filter((limit) => !isSaid(limit)).map(limitFactor)];
}

/** The leading opening, if others score higher and only a filter puts them behind it. */
function behindFilter(ranked: readonly KnownOpening[], first: number): string | undefined {
  const above = ranked.filter(({ brief }) => (brief?.score ?? 0) > first).length;
  if (above === 0) return undefined;
  const others = above === 1 ? "the one that scores" : `the ${above} that score`;
  const open = openWords(ranked[0]?.brief?.open ?? []);
  return `a filter fails for ${others} higher, and the first of keyFactors comes next with ${first} of 100${open === undefined ? "" : `; ${open}`}`;
}

/** The leading opening, with its open points. */
function highest(opening: KnownOpening | undefined, scores: string): string {
  const open = openWords(opening?.brief?.open ?? []);
  const ahead = open === undefined ? "fits best" : "scores highest";
  return `the first of keyFactors ${ahead} by its fit brief, ${scores}${open === undefined ? "" : `; ${open}`}`;
}

const DAY = 10;
/** A score below half does not support an opening, 0..100. */
const HALF = 50;

/** Stored openings by the soonest due or closing date, then by fit. Those with a failed filter come last. */
export function whichFirst(openings: readonly KnownOpening[]): Answer {
  const ranked = openings.toSorted((left, right) => firstToDo(waiting(left), waiting(right)));
  const [first] = ranked;
  const out = ranked.filter(isOut).length;
  const when =
    first?.dueAt === undefined
      ? "none of the leading ones has a date, so the fit decides their order"
      : `the first of keyFactors is due or closes soonest, on ${first.dueAt.slice(0, DAY)}`;
  const some = `; ${out} of them ${out === 1 ? "comes" : "come"} last, as a filter fails`;
  const last = out === 0 ? "" : out === openings.length ? "; a filter fails for each of them" : some;
  return {
    recommendation: `Of ${openings.length} stored openings, ${when}${last}.`,
    confidence: first?.dueAt === undefined ? 0.4 : 0.8,
    keyFactors: allFactors(ranked),
    suggestedActions: actionsFor(ranked),
  };
}

/** Stored openings by the last day to apply that their postings name. */
export function closesFirst(openings: readonly KnownOpening[]): Answer {
  const last = ({ closesOn }: KnownOpening) => closesOn ?? "9999";
  const ranked = openings.toSorted((left, right) => last(left).localeCompare(last(right)));
  const dated = ranked.flatMap(({ closesOn }) => closesOn ?? []);
  const [first] = dated;
  const said =
    dated.length === 0
      ? "none has a stored last day to apply"
      : dated.length === 1
        ? `one names a last day to apply, ${first}, and it is the first of keyFactors`
        : `${dated.length} name a last day to apply; the first is ${first}, and keyFactors has them in this order`;
  return {
    recommendation: `Of ${openings.length} stored openings, ${said}.`,
    confidence: dated.length === 0 ? 0.4 : 0.8,
    keyFactors: ranked.map(openingFactor),
    suggestedActions: actionsFor(ranked.slice(0, 1)),
  };
}

function waiting(opening: KnownOpening) {
  return { isOut: isOut(opening), dueAt: opening.dueAt, score: opening.brief?.score };
}

function isOut({ brief }: KnownOpening): boolean {
  return brief?.open.some(({ kind }) => kind === "failed") ?? false;
}

function byFit(left: KnownOpening, right: KnownOpening): number {
  return Number(isOut(left)) - Number(isOut(right)) || (right.brief?.score ?? -1) - (left.brief?.score ?? -1);
}

/** The factors of all openings in order. A limit that several of them leave open is listed once, at the end. */
function allFactors(openings: readonly KnownOpening[]): KeyFactor[] {
  const factors = openings.flatMap(factorsOf);
  const isOfLimit = ({ effect, key }: KeyFactor) => effect === "not_weighed" || isOfNote(key);
  const texts = factors.filter(isOfLimit).map(({ text }) => text);
  const isShared = (factor: KeyFactor) =>
    isOfLimit(factor) && texts.filter((text) => text === factor.text).length > 1;
  const shared = new Map(factors.filter(isShared).map((factor) => [factor.text, factor]));
  return [
    ...factors.filter((factor) => !isShared(factor)),
    ...[...shared.values()].map((factor) => ({ ...factor, key: sharedKey(factor.key) })),
  ];
}

function factorsOf(opening: KnownOpening): KeyFactor[] {
  return [openingFactor(opening), ...openFactors(opening), ...limitFactors(opening), ...riskFactors(opening)];
}

/** Staying compared with the open openings. The current job has no posting, so only the openings have scores. */
export function stayOrLeave(openings: readonly KnownOpening[]): Answer {
  if (openings.length === 0)
    return cannotBeAnswered(
      "staying can only be compared with a role or an opening, and the question names none.",
      [{ text: "Ask again and name the alternative.", operation: "jobsWorkspace.list", arguments: {} }],
    );
  const ranked = openings.toSorted((left, right) => (right.brief?.score ?? -1) - (left.brief?.score ?? -1));
  const open = openings.length === 1 ? "one stored opening fits" : `${openings.length} stored openings fit`;
  return {
    recommendation: `The stored data does not decide whether to stay: the current job has no score, and keyFactors shows how ${open}.`,
    confidence: 0.3,
    keyFactors: ranked.flatMap((opening) => [openingFactor(opening), ...riskFactors(opening)]),
    suggestedActions: actionsFor(ranked),
  };
}

/** An opening with its stage and fit. Title and company are third-party text. */
export function openingFactor({ id, text, stage, brief, known }: KnownOpening): KeyFactor {
  const fit =
    brief === undefined
      ? "no fit brief yet"
      : brief.score === undefined
        ? "its fit brief has no score"
        : `fit ${brief.score} of 100`;
  const said = [`${text}: ${stage}, ${fit}`, ...known].join("; ");
  return { key: `opening.${id}`, text: said, effect: standOf(brief), claimIds: [] };
}

/** What the brief as a whole says for an opening. A failed filter or a low score is not in its favour. */
function standOf(brief: KnownBrief | undefined): string {
  if (brief === undefined) return "unknown";
  const { open, score, bucket } = brief;
  if (open.some(({ kind }) => kind === "failed")) return "speaks_against";
  if (score === undefined) return "unknown";
  return score < HALF || bucket === "risky_mismatch" ? "speaks_against" : "supports";
}

/** The arguments against an opening, from its fit brief. */
export function riskFactors({ id, brief }: KnownOpening): KeyFactor[] {
  const open = brief?.open ?? [];
  const risks = (brief?.risks ?? []).filter((text) => !open.some((point) => point.text.includes(text)));
  return risks.map((text) => ({
    ...{ key: `opening.${id}.risk`, text, effect: "speaks_against", claimIds: [] },
  }));
}

/** The briefs of openings, numbered if there are several. */
function actionsFor(openings: readonly KnownOpening[]): SuggestedAction[] {
  return openings.map((opening, at) => briefAction(opening, openings.length > 1 ? at : undefined));
}

/** The call that reads an opening's fit brief or creates it. */
export function briefAction({ id, brief }: KnownOpening, place?: number): SuggestedAction {
  const which = place === undefined ? "" : ` of opening ${place + 1}, in the order of keyFactors`;
  if (brief !== undefined)
    return { text: `See the fit brief${which}.`, operation: "fitBriefs.get", arguments: { id: brief.id } };
  return {
    text: place === undefined ? "Make its fit brief." : `Make the fit brief${which}.`,
    operation: "agent.apply",
    arguments: { actions: [{ type: "generate_fit_brief" }], context: { jobsWorkspaceItemId: id } },
  };
}
