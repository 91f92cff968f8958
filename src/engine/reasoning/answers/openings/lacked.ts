import type { KnownOpening } from "../../known-opening.ts";
import type { Answer } from "../../types.ts";
import { openingFactor } from "./compare.ts";
import { saidFactors } from "./said.ts";

const SURE = 0.8;

/** Which of the stored openings do not have what a question names: those that deny it, then those without a word of it. */
export function lackedByOpenings(openings: readonly KnownOpening[]): Answer {
  const denying = openings.filter(({ isSaid, isDenied }) => isSaid && isDenied);
  const naming = openings.filter(({ isSaid, isDenied }) => isSaid && !isDenied);
  const silent = openings.filter(({ isSaid }) => !isSaid);
  const isLast = naming.length < openings.length;
  const last = isLast ? ` and ${naming.length === 1 ? "comes" : "come"} last` : "";
  const unread = silent.filter(({ hasText }) => !hasText).length;
  const parts = [
    denying.length > 0 &&
      `${denying.length} of them ${named(denying.length)} it only beside a word such as "no"`,
    silent.length > 0 && `${silent.length} ${silent.length === 1 ? "has" : "have"} no word of it`,
    naming.length > 0 && `${naming.length} ${named(naming.length)} it${last}`,
  ].filter(Boolean);
  const searched = unread === 0 ? "" : `; of ${unread} the posting's text is not stored and was not searched`;
  return {
    recommendation: `By the words of the ${openings.length} stored openings, ${parts.join(", ")}${searched}. A posting can leave out what the work has.`,
    confidence: SURE,
    keyFactors: [
      ...denying.flatMap((opening) => [
        { ...openingFactor(opening), effect: "supports" },
        ...saidFactors(opening),
      ]),
      ...silent.map((opening) => ({ ...openingFactor(opening), effect: "unknown" })),
      ...naming
        .flatMap((opening) => [openingFactor(opening), ...saidFactors(opening)])
        .map((factor) => ({ ...factor, effect: "speaks_against" })),
    ],
    suggestedActions: [],
  };
}

function named(count: number): string {
  return count === 1 ? "names" : "name";
}
