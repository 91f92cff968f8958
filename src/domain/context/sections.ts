import { readQuestion } from "../../engine/retrieval/question/question.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { careerGraph } from "../career-graph/graph.ts";
import { graphSummary } from "../career-graph/summary.ts";
import { careerHealth } from "../career-health/health.ts";
import { readSharing } from "../data-sharing/operations.ts";
import { retrieve } from "../memories/retrieve.ts";
import type { ContextQuery, ContextSections, ExpandItem } from "./schema.ts";

const MEMORIES = 10;

/** Fills the requested sections. An empty section is omitted, and a warning says why. */
export async function fillSections(ctx: HandlerContext, query: ContextQuery, wanted: readonly ExpandItem[]) {
  const sections: ContextSections = {};
  const warnings: string[] = [];
  for (const item of wanted) {
    const { section, warning } = await fillers[item](ctx, query);
    Object.assign(sections, section);
    if (warning) warnings.push(warning);
  }
  return { sections, warnings };
}

/** The size of the career graph if included: as requested, or else as the view implies. */
export function graphSize({ careerGraph, view }: Pick<ContextQuery, "careerGraph" | "view">) {
  return careerGraph ?? (view === "full" ? "full" : "summary");
}

interface Filled {
  section: ContextSections;
  warning?: string | undefined;
}

const fillers: Record<ExpandItem, (ctx: HandlerContext, query: ContextQuery) => Promise<Filled>> = {
  careerGraph: async (ctx, query) => {
    const graph = graphSize(query) === "full" ? await careerGraph(ctx) : await graphSummary(ctx.tx, ctx.now);
    if (graph) return { section: { careerGraph: graph } };
    return {
      section: {},
      warning: "careerGraph is omitted: there is no profile, resume or assessment yet.",
    };
  },
  dynamicContext: async ({ tx, now }, { query, timeRange, includeMemories }) => {
    const limit = includeMemories ? MEMORIES : 0;
    const question = query === undefined ? undefined : readQuestion(query);
    const found = await retrieve(tx, now, { question, limit, timeRange });
    if (found) return { section: { dynamicContext: found } };
    return { section: {}, warning: "dynamicContext is omitted: there is nothing to search yet." };
  },
  alerts: async ({ tx, operations }, { includeRead, includeDismissed, alertsLimit }) => {
    const { rows, nextCursor } = await tx.alerts.list({ includeRead, includeDismissed, limit: alertsLimit });
    const filters = { includeRead, includeDismissed };
    return {
      section: { alerts: { items: rows, count: rows.length, filters } },
      warning: nextCursor
        ? operations.say({ text: `There are more than ${alertsLimit} alerts.`, see: "alerts.list" })
        : undefined,
    };
  },
  careerHealth: async (ctx) => ({
    section: { careerHealth: await careerHealth(ctx) },
  }),
  dataSharing: async ({ tx }) => ({ section: { dataSharing: await readSharing(tx) } }),
};
