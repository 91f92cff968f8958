import type { z } from "zod";
import type { PredictionResult } from "./schema.ts";

const STEPS = 3;

/** The requested role in full; the others by figures and first steps. */
export function concisePrediction(data: z.output<typeof PredictionResult>) {
  const [first, ...others] = data.predictions;
  const alternatives = others.map(
    ({ steps, blockers: _, assumptions: __, parts: ___, formula: ____, ...figures }) => ({
      ...figures,
      steps: steps.slice(0, STEPS).map(({ key, text, months }) => ({ key, text, months })),
    }),
  );
  return { ...data, predictions: [...(first ? [first] : []), ...alternatives] };
}
