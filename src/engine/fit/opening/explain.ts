import { explain } from "../explain.ts";
import type { Explanation, FilterResult, FitFactor } from "../types.ts";
import type { RequirementOutcome } from "./types.ts";

const MOST_SHOWN = 5;

/** The explanation of an opening's score in terms of its requirements. */
export function explainOpening(
  factors: readonly FitFactor[],
  filters: readonly FilterResult[],
  outcomes: readonly RequirementOutcome[],
): Explanation {
  const whole = explain({ factors, filters, gaps: [], requirements: inWords(outcomes) });
  const open = outcomes.filter(({ outcome }) => outcome === "near" || outcome === "unmet");
  const missing = open
    .toSorted((left, right) => Number(isWish(left)) - Number(isWish(right)))
    .slice(0, MOST_SHOWN);
  const toAsk = outcomes
    .filter(({ outcome, kind }) => outcome === "unknown" && kind !== "other")
    .slice(0, MOST_SHOWN);
  return {
    ...whole,
    missingRequirements: missing.map(({ kind, text, outcome, near, necessity }) => ({
      type: kind,
      key: text,
      labelKey: `fit.requirement.${outcome}`,
      labelText: `${text} (${necessity}): ${near === undefined ? "nothing stored shows it" : `what is near is ${near}`}`,
    })),
    whatToVerifyNext: [
      ...whole.whatToVerifyNext.filter(({ textKey }) => !occupational.has(textKey)),
      ...toAsk.map(({ text }) => ({ textKey: "fit.verify.requirement", text: `Ask about: ${text}.` })),
      ...missing.slice(0, 1).map(({ text }) => ({
        textKey: "fit.verify.gap",
        text: `Ask whether the user has this and the resume does not say it: ${text}.`,
      })),
    ],
  };
}

/** What the requirements of an opening stand for. */
const occupational = new Set(["fit.verify.skills", "fit.verify.knowledge"]);

function isWish({ necessity }: RequirementOutcome): boolean {
  return necessity === "preferred";
}

/** How much of what is asked for is met, and by what. */
function inWords(outcomes: readonly RequirementOutcome[]): string {
  const known = outcomes.filter(({ outcome }) => outcome !== "unknown");
  const met = known.filter(({ outcome }) => outcome === "met").map(({ text }) => text);
  const named = met.length > 0 ? `: ${met.slice(0, MOST_SHOWN).join("; ")}` : "";
  return `Of ${known.length} requirements that can be told, ${met.length} are met${named}`;
}
