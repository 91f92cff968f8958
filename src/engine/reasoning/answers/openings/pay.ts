import { saysPay, yearly } from "../../../fit/filters/pay.ts";
import type { KnownOpening } from "../../known-opening.ts";
import type { Answer, KeyFactor, Known } from "../../types.ts";
import { recall } from "../recall.ts";
import { openingFactor } from "./compare.ts";
import { limitFactors, openFactors } from "./open-points.ts";
import { saidFactors } from "./said.ts";

/** What the stored openings pay, the highest first, and whether that meets the limits of pay that the user stated. */
export function payOfOpenings(openings: readonly KnownOpening[], known: Known): Answer {
  const answer = recall(known);
  const ranked = openings.toSorted((left, right) => (mostOf(right) ?? -1) - (mostOf(left) ?? -1));
  const limits = ranked.map((opening) =>
    [...openFactors(opening), ...limitFactors(opening)].filter(({ text }) => saysPay(text)),
  );
  const said = openings.length > 1 ? orderOf(ranked, limits) : meets(limits.flat(), openings[0]);
  if (said === undefined) return answer;
  const ofOpenings = openings.map(({ id }) => `opening.${id}`);
  return {
    ...answer,
    recommendation: said,
    confidence: SURE,
    keyFactors: [
      ...ranked.flatMap((opening, at) => [
        { ...openingFactor(opening), effect: opening.pay === undefined ? "unknown" : "supports" },
        ...(opening.pay === undefined ? saidFactors(opening) : []),
        ...(limits[at] ?? []),
      ]),
      // No resume line has the pay of openings, but a note may mention it.
      ...answer.keyFactors.filter(
        ({ key, text, claimIds }) =>
          !ofOpenings.some((own) => key.startsWith(own)) && claimIds.length === 0 && !isOfOther(key, text),
      ),
    ],
  };
}

/** A field of the profile that shares only the opening's words. */
function isOfOther(key: string, text: string): boolean {
  return !key.startsWith("memory.") && !saysPay(text);
}

const SURE = 0.8;
/** How much of a year is paid, for pay by the hour or the day. */
const ofYear = { hour: "hours", day: "days" } as const;

/** The highest pay of a year in an opening's currency; undefined if its period or currency is unknown. */
function mostOf({ pay }: KnownOpening): number | undefined {
  const { min, max = min, period, currency } = pay ?? {};
  return max === undefined || period === undefined || currency === undefined
    ? undefined
    : yearly(max, period);
}

/** Which opening pays most, if all name a pay in one currency. */
function orderOf(ranked: readonly KnownOpening[], limits: readonly KeyFactor[][]): string {
  const [first, second] = ranked.map(mostOf);
  const currencies = [...new Set(ranked.map(({ pay }) => pay?.currency))];
  const failed = limits.filter((factors) => factors.some(isAgainst)).length;
  const below = failed === 0 ? "" : `; the pay of ${failed} of them is below a limit that the user stated`;
  const of = `Of ${ranked.length} stored openings`;
  const silent = ranked.filter((opening) => mostOf(opening) === undefined).length;
  if (silent > 0)
    return `${of}, ${silent} ${silent === 1 ? "names" : "name"} no pay that can be compared${below}.`;
  if (currencies.length > 1)
    return `The pay of ${ranked.length} stored openings is in different currencies and cannot be compared${below}.`;
  const counted = (["hour", "day"] as const).filter((one) => ranked.some(({ pay }) => pay?.period === one));
  const fullTime = counted.map((one) => `${yearly(1, one)} ${ofYear[one]}`).join(" or ");
  const hours = fullTime && `, at ${fullTime} a year`;
  return first === second
    ? `${of}, the first two name the same highest pay, ${first} ${currencies[0]} a year${hours}${below}.`
    : `${of}, the first of keyFactors names the highest pay: ${endOf(ranked[0], `${first} ${currencies[0]} a year`)}, against ${endOf(ranked[1], `${second}`)}${hours}${below}.`;
}

/** Pay "from" an amount has no upper end. */
function endOf(opening: KnownOpening | undefined, amount: string): string {
  return opening?.pay?.max === undefined ? `${amount} or more` : `up to ${amount}`;
}

/** Whether one opening's pay meets the stated limits, or only that it has one; undefined if neither is known. */
function meets(limits: readonly KeyFactor[], opening: KnownOpening | undefined): string | undefined {
  if (limits.some(isAgainst))
    return "The pay of the stored opening is below a limit that the user stated; keyFactors has both.";
  if (limits.some(({ effect }) => effect === "unknown"))
    return "The stored data does not decide whether the pay meets the limit that the user stated; keyFactors has what is known.";
  if (limits.length === 0)
    return opening?.pay && "The posting of this opening names its pay; keyFactors has it.";
  return "The upper end of the pay meets the limit that the user stated; keyFactors has both.";
}

function isAgainst({ effect }: KeyFactor): boolean {
  return effect === "speaks_against";
}
