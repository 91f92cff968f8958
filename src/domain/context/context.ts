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

/**
 * Shortens texts and lists. If that is not enough, drops the graph's assessments, which the summary names, and then whole
 * sections, the largest first.
 */
function fitData(whole: ContextData): { value: ContextData; cut: string[] } {
  const dropped: string[] = [];
  for (let data = whole; ; ) {
    const { value, cut } = truncateJson(data, COMPACT_BYTES);
    const { sections = {} } = data;
    if (bytes(value) <= COMPACT_BYTES || Object.keys(sections).length === 0)
      return { value, cut: [...cut, ...dropped].sort() };
    const { careerGraph } = sections;
    if (careerGraph && Object.keys(careerGraph.assessments).length > 0) {
      dropped.push("sections.careerGraph.assessments");
      data = { ...data, sections: { ...sections, careerGraph: { ...careerGraph, assessments: {} } } };
    } else {
      const largest = largestOf(sections);
      dropped.push(`sections.${largest}`);
      data = { ...data, sections: { ...sections, [largest]: undefined } };
    }
  }
}

function largestOf(sections: ContextSections): string {
  const bySize = Object.entries(sections).sort(([, left], [, right]) => bytes(right) - bytes(left));
  return bySize[0]?.[0] ?? "";
}
