import { eventRow } from "../timeline/concise.ts";
import { withoutEmpty } from "../without-empty.ts";
import type { DynamicContext } from "./schema.ts";

/** Of the events that a question names the latest. */
const MOST_EVENTS = 5;

/**
 * What was found, in its own words, and when it was said; an entry of the resume has no day of its own. The profile,
 * which has a tool of its own, is left out.
 */
export function conciseContext({ relevantMemories, recentEvents }: DynamicContext) {
  return {
    relevantMemories: relevantMemories.map(
      ({ id, nodeType, contentText, relevance, createdAt, content, threadId, contradictedBy }) => ({
        id,
        nodeType,
        contentText,
        relevance,
        ...(!("claimIds" in content) && { createdAt }),
        ...(threadId !== undefined && { threadId }),
        ...(contradictedBy && { contradictedBy }),
      }),
    ),
    recentEvents: recentEvents.slice(0, MOST_EVENTS).map((event) => withoutEmpty(eventRow(event), ["id"])),
  };
}
