import type { z } from "zod";
import { isObject } from "../../shared/json.ts";
import { conciseExplanation } from "../career-match/concise.ts";
import { conciseOpening } from "../concise-opening.ts";
import type { ActionResult, ApplyData, ExploreData } from "./schema.ts";

/** An exploration with the sentences that say most of each direction, and an opening said once. */
export function conciseExplore(data: z.output<typeof ExploreData>) {
  const directions = data.directions.map(({ explanation, ...rest }) => ({
    ...rest,
    explanation: conciseExplanation(explanation),
  }));
  return { ...data, directions, recommendedActions: openingOnce(data.recommendedActions) };
}

// Sent in this order, the brief is about the opening that the action before it reads.
function openingOnce(actions: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const [first, ...others] = actions;
  if (first?.opportunity === undefined) return [...actions];
  return [first, ...others.map(({ opportunity: _, ...action }) => action)];
}

/** The results with what they made; of an opening that was read all but the places of its fields in the text. */
export function conciseApply(data: z.output<typeof ApplyData>) {
  return { ...data, results: data.results.map(conciseResult) };
}

function conciseResult({ index, type, status, outputs, diagnostics }: ActionResult) {
  return { index, type, status, outputs: outputs && withoutFields(outputs), diagnostics };
}

function withoutFields(outputs: NonNullable<ActionResult["outputs"]>) {
  const opportunity = outputs.inline?.opportunity;
  if (!isObject(opportunity)) return outputs;
  return { ...outputs, inline: { ...outputs.inline, opportunity: conciseOpening(opportunity) } };
}
