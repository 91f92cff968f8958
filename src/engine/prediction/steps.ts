import type { Education } from "../catalog/types.ts";
import { round } from "../fit/numbers.ts";
import {
  heldTitle,
  learning,
  MONTHS_FOR_CREDENTIAL,
  monthBounds,
  monthsOfEducation,
  monthsPerLevel,
} from "./constants.ts";
import type { Missing, Requirements } from "./requirements.ts";
import type { PredictionStep } from "./types.ts";

/** The steps, longest first: education, credentials, then the missing skills with the most weight. */
export function stepsTo(
  required: Requirements,
  education: Education | undefined,
  title: number,
): PredictionStep[] {
  // A person who held the role has most of its skills, listed or not; the remaining gap is reduced accordingly.
  const left = title >= heldTitle.from ? 1 - heldTitle.share * title : 1;
  return [
    ...educationStep(required, education),
    ...required.missingCredentials.map(({ skill, name }) => ({
      key: `credential:${skill}`,
      text: `Get what the role demands: ${name}.`,
      skill: name,
      months: MONTHS_FOR_CREDENTIAL,
    })),
    ...required.missing.slice(0, learning.steps).map((missing) => skillStep(missing, left)),
  ];
}

/** Study and learning run in parallel, credentials follow; bounds in whole months. */
export function monthsFor(steps: readonly PredictionStep[]): { min: number; max: number } {
  const sum = (prefix: string) =>
    steps.filter(({ key }) => key.startsWith(prefix)).reduce((total, { months }) => total + months, 0);
  const middle = Math.max(sum("education:"), sum("skill:") / learning.sideBySide) + sum("credential:");
  return { min: Math.floor(monthBounds.least * middle), max: Math.ceil(monthBounds.most * middle) };
}

function educationStep(
  { educationShort, educationNeeded }: Requirements,
  have: Education | undefined,
): PredictionStep[] {
  if (!educationShort || educationNeeded === undefined || have === undefined) return [];
  const months = Math.max(3, monthsOfEducation[educationNeeded] - monthsOfEducation[have]);
  const text = `Reach the education that entry usually asks: ${educationNeeded} (now: ${have}).`;
  return [{ key: `education:${educationNeeded}`, text, months }];
}

function skillStep({ skill, name, kind, have, level }: Missing, left: number): PredictionStep {
  const months = Math.max(0.2, round((level - have) * monthsPerLevel[kind] * left, 1));
  const text =
    have > 0
      ? `Deepen ${name}: shown at ${round(have, 1)} of 7, asked at ${round(level, 1)}.`
      : `Learn ${name}, or show it if it is there: asked at ${round(level, 1)} of 7, nothing stored shows it.`;
  return { key: `skill:${skill}`, text, skill: name, months };
}
