import type { Education } from "../catalog/types.ts";
import { monthsOfEducation } from "../education.ts";
import { levelWords } from "../everyday-words.ts";
import { round } from "../fit/numbers.ts";
import { heldTitle, learning, MONTHS_FOR_CREDENTIAL, monthBounds, monthsPerLevel } from "./constants.ts";
import type { Missing, Requirements } from "./requirements.ts";
import type { PredictionStep } from "./types.ts";

/** What else the steps to a role depend on: whether it was held, and the language of a resume without a reader. */
interface Held {
  title: number;
  isHeld: boolean;
  unread?: string | undefined;
}

/** The steps, longest first: education, credentials, then the missing skills with the most weight. */
export function stepsTo(
  required: Requirements,
  education: Education | undefined,
  { title, isHeld, unread }: Held,
): PredictionStep[] {
  // A person who held the role has most of its skills, listed or not, so the remaining gap is reduced.
  const left = title >= heldTitle.from ? 1 - heldTitle.share * title : 1;
  return [
    ...educationStep(required, education),
    ...required.missingCredentials.map(({ skill, name }) => ({
      key: `credential:${skill}`,
      text: `Get ${name}, which the role requires.`,
      skill: name,
      months: MONTHS_FOR_CREDENTIAL,
    })),
    ...required.missing
      .slice(0, learning.steps)
      .map((missing) => (isHeld ? sayStep(missing) : skillStep(missing, left, unread))),
  ];
}

/** Study and learning run in parallel, credentials follow, then the years for a rank. Bounds in whole months. */
export function monthsFor(steps: readonly PredictionStep[]): { min: number; max: number } {
  const sum = (prefix: string) =>
    steps.filter(({ key }) => key.startsWith(prefix)).reduce((total, { months }) => total + months, 0);
  const middle =
    Math.max(sum("education:"), sum("skill:") / learning.sideBySide) +
    sum("credential:") +
    longestOf(steps, "rank:");
  return { min: Math.floor(monthBounds.least * middle), max: Math.ceil(monthBounds.most * middle) };
}

/** Years in the base occupation and years of leading people may overlap. */
function longestOf(steps: readonly PredictionStep[], prefix: string): number {
  return Math.max(0, ...steps.filter(({ key }) => key.startsWith(prefix)).map(({ months }) => months));
}

function educationStep(
  { educationShort, educationNeeded }: Requirements,
  have: Education | undefined,
): PredictionStep[] {
  if (!educationShort || educationNeeded === undefined || have === undefined) return [];
  const months = Math.max(3, monthsOfEducation[educationNeeded] - monthsOfEducation[have]);
  const text = `Reach ${educationWords(educationNeeded)}, which entry usually asks for; ${educationWords(have)} is stored.`;
  return [{ key: `education:${educationNeeded}`, text, months }];
}

function skillStep(
  { skill, name, kind, have, level }: Missing,
  left: number,
  unread: string | undefined,
): PredictionStep {
  const months = Math.max(0.2, round((level - have) * monthsPerLevel[kind] * left, 1));
  return { key: `skill:${skill}`, text: skillSentence({ name, have, level }, unread), skill: name, months };
}

/** Who did the work used its skills. The resume does not say so. */
function sayStep({ skill, name }: Missing): PredictionStep {
  const text = `Say where ${name} was used: the role asks for it, and the resume does not name it at this level.`;
  return { key: `skill:${skill}`, text, skill: name, months: 0 };
}

const languageNames = new Intl.DisplayNames(["en"], { type: "language" });

function skillSentence(
  { name, have, level }: Pick<Missing, "name" | "have" | "level">,
  unread: string | undefined,
): string {
  const [shown, asked] = [levelWords(have), levelWords(level)];
  if (have <= 0 && unread !== undefined)
    return `Learn ${name} to ${asked}, or say where it was used: the resume is in ${languageNames.of(unread)}, in which it may stand in words that are not read.`;
  if (have <= 0) return `Learn ${name} to ${asked}, or say where it was used: nothing stored shows it.`;
  if (shown === asked) return `Deepen ${name}: the level shown is nearly enough.`;
  return `Deepen ${name} to ${asked}: ${shown} is shown.`;
}

const words: Record<Education, string> = {
  none: "no certificate or degree",
  secondary: "a secondary school certificate",
  certificate: "a vocational certificate",
  associate: "an associate degree",
  bachelor: "a bachelor's degree",
  master: "a master's degree",
  doctorate: "a doctorate",
};

/** A level of education in everyday words: "a bachelor's degree". */
export function educationWords(education: Education): string {
  return words[education];
}
