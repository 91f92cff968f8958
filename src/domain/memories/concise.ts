import { shortRow, withoutEmpty } from "../short-row.ts";
import { eventRow } from "../timeline/concise.ts";
import type { DynamicContext, MemoryNode } from "./schema.ts";

/** The latest events that a question names. */
const MOST_EVENTS = 3;
/** Events about things that the memories already name: a document or score was made, a stage was reached. */
const indexed: ReadonlySet<string> = new Set([
  ...["job.status_changed", "fit_brief.created", "artifact.created", "report.created"],
  ...["profile.updated", "skill.acquired"],
]);
/** The length of an ISO date. */
const DAY = 10;
/**
 * A short answer shows results with at least this share of the best relevance, or with a query word that no other
 * result has.
 */
const LEAST_SHARE = 0.4;
/** Relevance is shown with two decimals. */
const HUNDREDTHS = 100;

/** The results in their own words, with the day of each. The profile is omitted because it has its own tool. */
export function conciseContext({ relevantMemories, noAnswer, recentEvents }: DynamicContext) {
  const best = Math.max(0, ...relevantMemories.map(({ relevance }) => relevance));
  const least = LEAST_SHARE * best;
  const said = new Set(
    relevantMemories.flatMap(({ relevance, matchedTerms }) => (relevance >= least ? matchedTerms : [])),
  );
  // The memory of a due date contains the day as well.
  const isSaid = ({ eventData: { dueAt } }: DynamicContext["recentEvents"][number]) =>
    typeof dueAt === "string" &&
    relevantMemories.some(({ contentText }) => contentText.includes(`due ${dueAt.slice(0, DAY)}`));
  const events = recentEvents
    .filter((event) => !indexed.has(event.eventType) && !isSaid(event))
    .slice(0, MOST_EVENTS);
  return {
    relevantMemories: relevantMemories
      .filter(
        ({ relevance, matchedTerms }) => relevance >= least || matchedTerms.some((term) => !said.has(term)),
      )
      .map(({ id, nodeType, contentText, relevance, createdAt, threadId, contradictedBy, newer }) => ({
        id,
        nodeType,
        contentText,
        relevance: Math.round(relevance * HUNDREDTHS) / HUNDREDTHS,
        createdAt: createdAt?.slice(0, DAY),
        ...(threadId !== undefined && { threadId }),
        ...(contradictedBy && { contradictedBy }),
        ...(newer && { newer }),
      })),
    ...(noAnswer && { noAnswer }),
    // If nothing was found, both lists are shown empty.
    ...((events.length > 0 || relevantMemories.length === 0) && {
      recentEvents: events.map((event) => withoutEmpty(eventRow(event), ["id"])),
    }),
  };
}

/** A memory as a list row, with its day. */
export function memoryRow(node: MemoryNode): Record<string, unknown> {
  const row = shortRow(node, ["id", "nodeType", "contentText", "createdAt", "threadId"]);
  return { ...row, createdAt: node.createdAt?.slice(0, DAY) };
}
