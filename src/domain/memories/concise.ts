import type { DynamicContext } from "./schema.ts";

/** What was found, in its own words, and when it was; the profile, which has a tool of its own, is left out. */
export function conciseContext({ relevantMemories, recentEvents, metadata }: DynamicContext) {
  return {
    relevantMemories: relevantMemories.map(
      ({ id, nodeType, contentText, relevance, createdAt, threadId, contradictedBy }) => ({
        id,
        nodeType,
        contentText,
        relevance,
        createdAt,
        ...(threadId !== undefined && { threadId }),
        ...(contradictedBy && { contradictedBy }),
      }),
    ),
    recentEvents: recentEvents.map(({ eventType, eventData, timestamp }) => ({
      eventType,
      eventData,
      timestamp,
    })),
    metadata,
  };
}
