import type { WeighedLimit } from "../../../fit/filters/limits-weighed.ts";
import type { KnownOpening } from "../../known-opening.ts";
import type { Answer, KeyFactor } from "../../types.ts";
import { briefAction, openingFactor } from "./compare.ts";

const SURE = 0.8;
/** Confidence if some limits could not be compared. */
const PARTLY = 0.5;

const said: Record<WeighedLimit["outcome"], { lead: string; effect: string }> = {
  fail: { lead: "A stated limit fails.", effect: "speaks_against" },
  unknown: { lead: "Whether a stated limit is kept is not known.", effect: "unknown" },
  not_weighed: { lead: "Stated by the user, and not weighed:", effect: "not_weighed" },
  pass: { lead: "A stated limit is met.", effect: "supports" },
};
const order = ["fail", "unknown", "not_weighed", "pass"] as const;

/** Whether stored openings keep the user's limits: those that fail most of them first. */
export function limitsOfOpenings(openings: readonly KnownOpening[]): Answer {
  const ranked = openings.toSorted((left, right) => countOf(right, "fail") - countOf(left, "fail"));
  const [first] = ranked;
  const areAll = ranked.every((opening) =>
    (opening.limits ?? []).every(({ outcome }) => outcome !== "not_weighed" && outcome !== "unknown"),
  );
  return {
    recommendation: ranked.length === 1 && first ? ofOne(first) : ofSeveral(ranked),
    confidence: areAll || countOf(first, "fail") > 0 ? SURE : PARTLY,
    keyFactors: factorsOf(ranked),
    suggestedActions: ranked.map((opening, at) => briefAction(opening, ranked.length > 1 ? at : undefined)),
  };
}

function ofOne(opening: KnownOpening): string {
  const { limits = [] } = opening;
  const [fails, met] = [countOf(opening, "fail"), countOf(opening, "pass")];
  const open = limits.length - fails - met;
  if (limits.length === 0) return `${NONE_STATED}.`;
  const rest = [
    ...(met > 0 ? [`${met} ${isOrAre(met)} met`] : []),
    ...(open > 0 ? [`${open} ${isOrAre(open)} not decided`] : []),
  ].join(", and ");
  if (fails > 0)
    return `The stored opening fails ${fails} of ${limits.length} stated limits${rest && `; ${rest}`}.`;
  if (open === 0)
    return `The stored opening meets ${limits.length === 1 ? "the one stated limit" : `all ${limits.length} stated limits`}.`;
  return `No stated limit fails for the stored opening; ${rest}.`;
}

const NONE_STATED = "No limit of work was found in the profile or in the notes, so none was weighed";

function ofSeveral(openings: readonly KnownOpening[]): string {
  const all = openings.flatMap(({ limits = [] }) => limits);
  if (all.length === 0) return `${NONE_STATED}.`;
  const failing = openings.filter((opening) => countOf(opening, "fail") > 0).length;
  const isOpen = all.some(({ outcome }) => outcome === "unknown" || outcome === "not_weighed");
  const rest = isOpen ? "; some limits are not decided" : "";
  const of = `Of ${openings.length} stored openings`;
  if (failing === 0) return `${of}, none fails a stated limit that could be compared${rest}.`;
  if (failing === openings.length)
    return `Each of the ${failing} stored openings fails a stated limit${rest}.`;
  const which = failing === 1 ? "one fails" : `${failing} fail`;
  const comes = failing === 1 ? "comes" : "come";
  return `${of}, ${which} a stated limit and ${comes} first in keyFactors${rest}.`;
}

function isOrAre(count: number): string {
  return count === 1 ? "is" : "are";
}

function countOf(opening: KnownOpening | undefined, wanted: WeighedLimit["outcome"]): number {
  return (opening?.limits ?? []).filter(({ outcome }) => outcome === wanted).length;
}

/** Each opening with its limits. A limit that no opening decides is listed once, at the end. */
function factorsOf(openings: readonly KnownOpening[]): KeyFactor[] {
  const silent = openings.flatMap(({ limits = [] }) =>
    limits.filter(({ outcome }) => outcome === "not_weighed"),
  );
  const isShared = (limit: WeighedLimit) =>
    openings.length > 1 && silent.filter(({ text }) => text === limit.text).length === openings.length;
  const shared = new Map(silent.filter(isShared).map((limit) => [limit.text, limit]));
  return [
    ...openings.flatMap((opening) => [
      { ...openingFactor(opening), effect: countOf(opening, "fail") > 0 ? "speaks_against" : "unknown" },
      ...order.flatMap((outcome) =>
        (opening.limits ?? [])
          .filter((limit) => limit.outcome === outcome && !isShared(limit))
          .map((limit) => limitFactor(`opening.${opening.id}`, limit)),
      ),
    ]),
    ...[...shared.values()].map((limit) => limitFactor("openings", limit)),
  ];
}

function limitFactor(of: string, { outcome, text, key, memoryId }: WeighedLimit): KeyFactor {
  const { lead, effect } = said[outcome];
  const id = memoryId ?? key;
  return { key: `${of}.limit.${id}`, text: `${lead} ${text}`, effect, claimIds: [] };
}
