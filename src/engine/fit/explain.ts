import type { Education, EntryRequirement } from "../catalog/types.ts";
import { levelWords } from "../everyday-words.ts";
import { entryKey, entrySentence } from "../roles/entry.ts";
import type { EntryState } from "../roles/entry-shown.ts";
import { isLong } from "./buckets.ts";
import { bars, entryWords } from "./entry-words.ts";
import { sum } from "./numbers.ts";
import { factorWords, type PersonTerms } from "./space/words.ts";
import {
  type Bucket,
  type Explanation,
  type ExplanationFactor,
  type FactorKey,
  type FilterResult,
  type FitFactor,
  factorKeys,
  type SkillGap,
} from "./types.ts";

/** The data that a missing factor needs. */
const sources: Record<FactorKey, string> = {
  knowledge: "Import a resume that lists skills; fit by knowledge is unknown.",
  experience: "Store jobs with usual titles and dates; fit by experience is unknown.",
  preparation: "Store jobs with usual titles and dates; fit by preparation is unknown.",
  interests: "Take the interest assessment (riasec); fit by interests is unknown.",
  values: "Take the values assessment; fit by work values is unknown.",
  styles: "Take the work style assessment; fit by work style is unknown.",
};

const MAX_GAPS = 5;

/** A factor without data, and what would supply some. */
export interface MissingData {
  key: FactorKey;
  text: string;
}

/** The factors without data, and what would supply some. */
export function missingData(factors: readonly FitFactor[]): MissingData[] {
  return factorKeys
    .filter((key) => !factors.some((factor) => factor.key === key))
    .map((key) => ({ key, text: sources[key] }));
}

export interface ExplainInput {
  factors: readonly FitFactor[];
  filters: readonly FilterResult[];
  gaps: readonly SkillGap[];
  /** More risks, such as a large step in preparation. */
  risks?: readonly ExplanationFactor[];
  /** How many of an opening's requirements are met, in words. */
  requirements?: string;
  /** Legal or usual entry requirements without evidence. */
  entry?: EntryState;
  /** The highest stored education. */
  education?: Education | undefined;
  /** The person's own words for the factors. */
  terms?: PersonTerms | undefined;
}

/** The specification's seven parts, all derived from the score's factors, filters and gaps. */
export function explain({
  factors,
  filters,
  gaps,
  risks = [],
  requirements,
  entry: { unmet, impliedByJob } = { unmet: [], impliedByJob: [] },
  education,
  terms,
}: ExplainInput): Explanation {
  const inWords = (factor: FitFactor) =>
    factor.key === "requirements" && requirements !== undefined ? requirements : factorWords(factor, terms);
  const label = (factor: FitFactor, side: "positive" | "risk"): ExplanationFactor => ({
    type: "factor",
    key: factor.key,
    labelKey: `fit.factor.${factor.key}.${side}`,
    labelText: inWords(factor),
  });
  const byWeight = [...factors].sort(
    (left, right) => Math.abs(right.contribution) - Math.abs(left.contribution),
  );
  const positives = byWeight.filter((factor) => factor.contribution > 0 && carries(factor, factors));
  const negatives = byWeight.filter(({ contribution }) => contribution < 0);
  const failed = filters.filter(({ outcome }) => outcome === "fail");
  const unknown = filters.filter(({ outcome }) => outcome === "unknown");
  const missing = gaps.slice(0, MAX_GAPS);
  return {
    hardFiltersPassed: filters.filter(({ outcome }) => outcome === "pass").map(({ key }) => key),
    positiveFactors: positives.map((factor) => label(factor, "positive")),
    riskFactors: [
      ...unmet.filter(bars).map((requirement) => ({
        type: "entry",
        key: entryKey(requirement),
        labelKey: `fit.entry.${requirement.kind}.risk`,
        labelText: entryWords(requirement, education),
      })),
      ...failed.map(({ key, reason }) => ({
        type: "filter",
        key,
        labelKey: `fit.filter.${key}.failed`,
        labelText: reason,
      })),
      ...negatives.map((factor) => label(factor, "risk")),
      ...risks,
    ],
    missingRequirements: [
      ...unmet.map((requirement) => ({
        type: requirement.kind,
        key: entryKey(requirement),
        labelKey: `fit.entry.${requirement.kind}`,
        labelText: entrySentence(requirement),
      })),
      ...missing.map(({ skillId, skill, have, need }) => ({
        type: "skill",
        key: skillId,
        labelKey: "fit.gap.skill",
        labelText: `${skill}: asked at ${levelWords(need)}, ${have > 0 ? `shown at ${levelWords(have)}` : "shown nowhere"}`,
      })),
    ],
    whyFit: positives.map((factor) => ({ textKey: `fit.why.${factor.key}`, text: `${inWords(factor)}.` })),
    possibleFriction: [
      ...unmet.filter(bars).map((requirement) => ({
        textKey: `fit.friction.entry.${requirement.kind}`,
        text: entryWords(requirement, education),
      })),
      ...failed.map(({ key, reason }) => ({ textKey: `fit.friction.filter.${key}`, text: reason })),
      ...negatives.map((factor) => ({ textKey: `fit.friction.${factor.key}`, text: `${inWords(factor)}.` })),
      ...missing
        .slice(0, 1)
        .map(({ skill }) => ({ textKey: "fit.friction.gap", text: `Not shown: ${skill}.` })),
    ],
    whatToVerifyNext: [
      ...impliedByJob.map((requirement) => ({
        textKey: `fit.verify.entry.${requirement.kind}`,
        text: `Earlier jobs ask for ${requirement.name}, and no certificate or degree that is stored shows it. Add it, with the place where it is valid.`,
      })),
      ...unknown.map(({ key, reason }) => ({ textKey: `fit.verify.${key}`, text: reason })),
      ...missingData(factors).map(({ key, text }) => ({ textKey: `fit.verify.${key}`, text })),
      ...missing.slice(0, 1).map(({ skill }) => ({
        textKey: "fit.verify.gap",
        text: `Ask whether ${skill} was used somewhere the resume does not say.`,
      })),
    ],
  };
}

/** Factors from the work history. Without one, all of them are unknown. */
const ofHistory: ReadonlySet<FitFactor["key"]> = new Set([
  "knowledge",
  "experience",
  "preparation",
  "similarity",
]);

/** True if the score would not rise without the source of a factor. Only then is the factor listed as positive. */
function carries({ key, score }: FitFactor, factors: readonly FitFactor[]): boolean {
  const total = mean(factors) - 1e-9;
  return ofHistory.has(key) ? mean(factors.filter((one) => ofHistory.has(one.key))) >= total : score >= total;
}

function mean(factors: readonly FitFactor[]): number {
  return sum(factors.map(({ weight, score }) => weight * score)) / sum(factors.map(({ weight }) => weight));
}

/** What a match's sentence uses besides its factors. */
interface ReasoningInput {
  filters: readonly FilterResult[];
  gaps: readonly SkillGap[];
  entry: readonly EntryRequirement[];
  education: Education | undefined;
  terms: PersonTerms;
}

/**
 * A stable key and a sentence for a match: an entry barrier, or else a failed filter, or else its strongest
 * factor for or against it.
 */
export function reasoning(
  bucket: Bucket,
  factors: readonly FitFactor[],
  { filters, gaps, entry, education, terms }: ReasoningInput,
): { reasoningKey: string; reasoningText: string } {
  const barred = entry.filter(bars);
  const worst = barred.find((one) => isLong(one, education)) ?? barred[0];
  if (worst) return { reasoningKey: `fit.${bucket}.entry`, reasoningText: entryWords(worst, education) };
  const failed = filters.find(({ outcome }) => outcome === "fail");
  if (failed) return { reasoningKey: `fit.${bucket}.filter`, reasoningText: failed.reason };
  const sorted = [...factors].sort((left, right) => right.contribution - left.contribution);
  const lead = bucket === "risky_mismatch" ? sorted.at(-1) : sorted[0];
  const gap = gaps[0] ? ` The largest gap is ${gaps[0].skill}.` : "";
  if (!lead)
    return {
      reasoningKey: `fit.${bucket}.no_data`,
      reasoningText: "Nothing is known that could be matched.",
    };
  return { reasoningKey: `fit.${bucket}.${lead.key}`, reasoningText: `${factorWords(lead, terms)}.${gap}` };
}
