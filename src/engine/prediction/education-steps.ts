import type { Education } from "../catalogue/types.ts";
import type { PredictionStep } from "./predict.ts";

const order: Education[] = [
  "none",
  "secondary",
  "certificate",
  "associate",
  "bachelor",
  "master",
  "doctorate",
];

/** Usual full-time lengths in months; a higher level is counted from the one below it that leads there. */
const months: Partial<Record<Education, number>> = {
  certificate: 12,
  associate: 24,
  bachelor: 36,
  master: 24,
  doctorate: 48,
};

/** The degree that entry usually asks for and nothing stored shows; none where either is unknown. */
export function educationSteps(have: Education | undefined, need: Education | undefined): PredictionStep[] {
  if (have === undefined || need === undefined || order.indexOf(have) >= order.indexOf(need)) return [];
  const length = months[need];
  if (length === undefined) return [];
  return [
    { key: "education", text: `Entry usually asks for a ${need} degree or certificate`, months: length },
  ];
}
