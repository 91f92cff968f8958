import { counted } from "../../../shared/text/words.ts";
import { explain } from "../explain.ts";
import {
  type Explanation,
  type ExplanationFactor,
  type FilterResult,
  type FitFactor,
  factorKeys,
} from "../types.ts";
import { confirmSentence, type RequirementOutcome, withAskedLevel } from "./types.ts";

const MOST_SHOWN = 5;

/**
 * The explanation of an opening's score by its requirements. Asks for data about the occupation only if the
 * opening is understood as one, because otherwise the answers could not help.
 */
export function explainOpening(
  factors: readonly FitFactor[],
  filters: readonly FilterResult[],
  outcomes: readonly RequirementOutcome[],
  { isOccupationKnown, risks }: { isOccupationKnown: boolean; risks: readonly ExplanationFactor[] },
): Explanation {
  const whole = explain({ factors, filters, gaps: [], risks, requirements: inWords(outcomes) });
  const open = outcomes.filter(({ outcome }) => outcome === "near" || outcome === "unmet");
  const missing = open
    .toSorted((left, right) => Number(isWish(left)) - Number(isWish(right)))
    .slice(0, MOST_SHOWN);
  const toAsk = outcomes
    .filter(({ outcome, kind }) => outcome === "unknown" && !filtered.has(kind))
    .slice(0, MOST_SHOWN);
  // A filter that leaves a demand open asks about it already.
  const isAsked = ({ text }: RequirementOutcome) =>
    whole.whatToVerifyNext.some((question) => question.text?.includes(text));
  const notAsked = missing.filter((one) => !isAsked(one));
  return {
    ...whole,
    missingRequirements: missing.map(({ kind, text, level, outcome, near, necessity }) => ({
      type: kind,
      key: text,
      labelKey: `fit.requirement.${outcome}`,
      labelText: `${withAskedLevel({ text, level })} (${necessity}): ${near === undefined ? "nothing stored shows it" : `what is near is ${near}`}`,
    })),
    whatToVerifyNext: [
      ...whole.whatToVerifyNext.filter(({ textKey }) => !ofFactors.has(textKey)),
      ...toAsk.map(({ text, confirm }) => ({
        textKey: "fit.verify.requirement",
        text: confirm ? `${text}: ${confirmSentence(confirm)}` : `Ask about: ${text}.`,
      })),
      ...notAsked.slice(0, 1).map(({ text }) => ({
        textKey: "fit.verify.gap",
        text: `Ask whether the user has this and the resume does not say it: ${text}.`,
      })),
      ...whole.whatToVerifyNext.filter(
        ({ textKey }) => isOccupationKnown && ofFactors.has(textKey) && !replaced.has(textKey),
      ),
    ],
  };
}

/** Kinds that a filter covers, and traits that people cannot attest of themselves. */
const filtered: ReadonlySet<string> = new Set(["authorization", "language", "education", "licence", "other"]);
const ofFactors = new Set(factorKeys.map((key) => `fit.verify.${key}`));
/** How the opening's requirements count. */
const replaced = new Set(["fit.verify.skills", "fit.verify.knowledge", "fit.verify.preparation"]);

function isWish({ necessity }: RequirementOutcome): boolean {
  return necessity === "preferred";
}

/** How many requirements are met, and by what. */
function inWords(outcomes: readonly RequirementOutcome[]): string {
  const known = outcomes.filter(({ outcome }) => outcome !== "unknown");
  const met = known.filter(({ outcome }) => outcome === "met").map(({ text }) => text);
  const named = met.length > 0 ? ` (${met.slice(0, MOST_SHOWN).join("; ")})` : "";
  const open = outcomes.length - known.length;
  return `The stored data meets ${met.length} of ${counted(outcomes.length, "requirement")}${named}${open > 0 ? `, and does not decide ${open}` : ""}`;
}
