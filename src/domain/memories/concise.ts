import { shortRow } from "../short-row.ts";
import { eventRow } from "../timeline/concise.ts";
import { withoutEmpty } from "../without-empty.ts";
import type { DynamicContext, MemoryNode } from "./schema.ts";

/** Of the events that a question names the latest. */
const MOST_EVENTS = 3;
/** Events of what the memories name already: a document or score was made, a stage was reached. */
const indexed: ReadonlySet<string> = new Set([
  ...["job.status_changed", "fit_brief.created", "artifact.created", "report.created"],
  ...["profile.updated", "skill.acquired"],
]);
/** Characters of an ISO date. */
const DAY = 10;
/** Of the best one's relevance what is shown in short has at least this share, or it alone says a word of the question. */
const LEAST_SHARE = 0.4;
/** A relevance is shown to two places. */
const HUNDREDTHS = 100;

/** What was found, in its own words, and the day it was said; the profile, which has a tool of its own, is left out. */
export function conciseContext({ relevantMemories, recentEvents }: DynamicContext) {
  const best = Math.max(0, ...relevantMemories.map(({ relevance }) => relevance));
  const least = LEAST_SHARE * best;
  const said = new Set(
    relevantMemories.flatMap(({ relevance, matchedTerms }) => (relevance >= least ? matchedTerms : [])),
  );
  // A memory of what is due says the day, too.
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
      .map(({ id, nodeType, contentText, relevance, createdAt, threadId, contradictedBy }) => ({
        id,
        nodeType,
        contentText,
        relevance: Math.round(relevance * HUNDREDTHS) / HUNDREDTHS,
        createdAt: createdAt?.slice(0, DAY),
        ...(threadId !== undefined && { threadId }),
        ...(contradictedBy && { contradictedBy }),
      })),
    // Where nothing at all was found, both lists say so.
    ...((events.length > 0 || relevantMemories.length === 0) && {
      recentEvents: events.map((event) => withoutEmpty(eventRow(event), ["id"])),
    }),
  };
}

/** A memory as a row of a list, with the day it was said. */
export function memoryRow(node: MemoryNode): Record<string, unknown> {
  const row = shortRow(node, ["id", "nodeType", "contentText", "createdAt", "threadId"]);
  return { ...row, createdAt: node.createdAt?.slice(0, DAY) };
}
