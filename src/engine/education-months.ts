import type { Education } from "./catalog/types.ts";

/** Months of full-time study after secondary school to reach a level. Source: docs/methods.md, Prediction. */
export const monthsOfEducation: Record<Education, number> = {
  none: -24,
  secondary: 0,
  certificate: 9,
  associate: 24,
  bachelor: 48,
  master: 72,
  doctorate: 120,
};
