import type { z } from "zod";
import { isObject } from "../../shared/json.ts";
import { conciseExplanation } from "../career-match/concise.ts";
import { conciseOpening, openingInShort } from "../concise-opening.ts";
import type { ActionResult, ApplyData, ExploreData } from "./schema.ts";

/** An exploration with the sentences that say most of each direction, and an opening said once. */
export function conciseExplore(data: z.output<typeof ExploreData>) {
  const directions = data.directions.map(({ explanation, ...rest }) => ({
    ...rest,
    explanation: conciseExplanation(explanation),
  }));
  const opening = data.opportunity && { opportunity: openingRead(data.opportunity) };
  return { ...data, ...opening, directions, recommendedActions: openingOnce(data.recommendedActions) };
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
  return { index, type, status, outputs: outputs && withoutFields(type, outputs), diagnostics };
}

function withoutFields(type: string, outputs: NonNullable<ActionResult["outputs"]>) {
  const opportunity = outputs.inline?.opportunity;
  if (!isObject(opportunity)) return outputs;
  const isAbout = type === "normalize_opportunity";
  const shown = isAbout
    ? openingRead(opportunity)
    : { ...openingInShort(opportunity), ...doubts(opportunity) };
  return { ...outputs, inline: { ...outputs.inline, opportunity: shown } };
}

/** An opening with who read each of its fields. */
function openingRead(opening: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(isObject(opening.fields) ? opening.fields : {}).flatMap(([path, field]) =>
    isObject(field) ? [[path, { readBy: field.readBy }] as const] : [],
  );
  return { ...conciseOpening(opening), fields: Object.fromEntries(fields) };
}

/** What could not be proved, where there is something. */
function doubts({ unproved }: Record<string, unknown>) {
  return Array.isArray(unproved) && unproved.length > 0 ? { unproved } : {};
}
