import type { z } from "zod";
import { isObject } from "../../shared/json.ts";
import { conciseExplanation } from "../career-match/concise.ts";
import { openingForCaller } from "../concise-opening.ts";
import { withoutEmpty } from "../short-row.ts";
import type { ActionResult, ApplyData, ExploreData } from "./schema.ts";

/** An exploration with the most telling sentences of each direction. An opening appears once. */
export function conciseExplore(data: z.output<typeof ExploreData>) {
  const directions = data.directions.map(({ explanation, ...rest }) => ({
    ...rest,
    explanation: conciseExplanation(explanation),
  }));
  const opening = data.opportunity && { opportunity: openingForCaller(data.opportunity) };
  return { ...data, ...opening, directions, recommendedActions: openingOnce(data.recommendedActions) };
}

// In this order, the brief is about the opening that the action before it reads.
function openingOnce(actions: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  const [first, ...others] = actions;
  if (first?.opportunity === undefined) return [...actions];
  return [first, ...others.map(({ opportunity: _, ...action }) => action)];
}

/** The results and what they created, each once. Omits what is empty, what `next` says and what the caller sent. */
export function conciseApply({ results, checkpoint }: z.output<typeof ApplyData>) {
  return { results: results.map(conciseResult), ...(checkpoint && { checkpoint }) };
}

function conciseResult({ index, type, status, outputs, diagnostics }: ActionResult) {
  const made = outputs && withoutEmpty({ ...outputs, inline: outputs.inline && shownInline(type, outputs) });
  return { index, type, status, ...(made && { outputs: made }), ...(diagnostics && { diagnostics }) };
}

function shownInline(type: string, { inline, ...refs }: NonNullable<ActionResult["outputs"]>) {
  const named = new Set(Object.values(refs).flat());
  const parts = Object.entries(inline ?? {}).map(([name, part]) => {
    if (!isObject(part)) return [name, part] as const;
    if (name === "opportunity") return [name, shownOpening(type, part)] as const;
    const { id, ...rest } = part;
    return [name, typeof id === "string" && named.has(id) ? rest : part] as const;
  });
  return withoutEmpty(Object.fromEntries(parts));
}

/** An opening as its reading action shows it. Other actions show only what could not be proved. */
function shownOpening(type: string, opening: Record<string, unknown>): Record<string, unknown> {
  const shown = openingForCaller(opening);
  return type === "normalize_opportunity" ? shown : withoutEmpty(shown, ["requirements", "unread"]);
}
