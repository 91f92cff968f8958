import type { HandlerContext, NextCall } from "../../operation/handler.ts";
import { bytes, truncateJson } from "../../operation/truncate.ts";
import { demoNote } from "../account/demo.ts";
import { shownUser } from "../profile/profile.ts";
import { recommend } from "./recommend.ts";
import {
  type ContextData,
  type ContextQuery,
  type ContextSections,
  type ExpandItem,
  expandItems,
} from "./schema.ts";
import { fillSections } from "./sections.ts";
import { summarize } from "./summary.ts";

export interface AssembledContext {
  data: ContextData;
  expanded: ExpandItem[];
  warnings: string[];
  /** The recommended calls in the form a model sends. */
  next: NextCall[];
}

/** The whole compact answer, envelope included, stays under 8 KB. This is the data's share. */
const COMPACT_BYTES = 6500;

/** Builds the context, or returns undefined for a user without any data. */
export async function assembleContext(
  ctx: HandlerContext,
  query: ContextQuery,
): Promise<AssembledContext | undefined> {
  const { tx, now } = ctx;
  const [summary, user] = await Promise.all([summarize(tx, now, query.resumeSkillsLimit), tx.user.get()]);
  if (!summary) return undefined;
  const full = query.view === "full";
  const wanted = full ? [...expandItems] : expandItems.filter((item) => query.expand.includes(item));
  const { sections, warnings } = await fillSections(ctx, query, wanted);
  const { calls, next } = await recommend(ctx, summary);
  if (user?.isDemo) warnings.unshift(demoNote);
  const data: ContextData = {
    user: shownUser(user, tx.userId),
    summary,
    ...(Object.keys(sections).length > 0 && { sections }),
    recommendedNextCalls: calls,
  };
  if (full) return { data, expanded: wanted.filter((item) => item in sections), warnings, next };
  const fitted = fitData(data);
  return {
    data: fitted.value,
    expanded: wanted.filter((item) => item in (fitted.value.sections ?? {})),
    warnings: fitted.cut.length > 0 ? [...warnings, cutWarning(fitted.cut)] : warnings,
    next,
  };
}

/** Warnings have their own budget: many paths are counted rather than listed. */
function cutWarning(cut: string[]): string {
  const named = cut.slice(0, 12).map((path) => path.slice(0, 60));
  const more = cut.length > named.length ? ` and ${cut.length - named.length} more` : "";
  return `Cut to stay under 8 KB: ${named.join(", ")}${more}. view=full has it uncut.`;
}

/** Shortens texts and lists, and if that is not enough drops whole sections, the largest first. */
function fitData(data: ContextData): { value: ContextData; cut: string[] } {
  let { value, cut } = truncateJson(data, COMPACT_BYTES);
  while (value.sections && bytes(value) > COMPACT_BYTES) {
    const { largest, rest } = withoutLargest(value.sections);
    value = { ...value, sections: rest };
    cut = [...cut.filter((path) => !path.startsWith(`sections.${largest}`)), `sections.${largest}`];
    if (Object.keys(rest).length === 0) break;
  }
  return { value, cut };
}

function withoutLargest(sections: ContextSections): { largest: string; rest: ContextSections } {
  const bySize = Object.entries(sections).sort(([, left], [, right]) => bytes(right) - bytes(left));
  const largest = bySize[0]?.[0] ?? "";
  return { largest, rest: Object.fromEntries(Object.entries(sections).filter(([name]) => name !== largest)) };
}
