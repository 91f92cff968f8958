import type { HandlerContext } from "../../operation/handler.ts";
import { type TimelineEvent, timelineEventHappened } from "./schema.ts";

/** A noted event: `impactScore` 0..1, 0.3 by default; `timestamp` is now by default. */
export interface TimelineNote {
  eventType: string;
  eventData: Record<string, unknown>;
  impactScore?: number | undefined;
  timestamp?: string | undefined;
  relatedMemoryNodeId?: string | undefined;
}

/** Appends a timeline event in the caller's transaction and notifies subscribers. */
export async function recordEvent(ctx: HandlerContext, note: TimelineNote): Promise<TimelineEvent> {
  const event: TimelineEvent = {
    id: ctx.newId("tle"),
    userId: ctx.actor.userId,
    eventType: note.eventType,
    eventData: note.eventData,
    impactScore: note.impactScore ?? 0.3,
    timestamp: note.timestamp ?? ctx.now.toISOString(),
    ...(note.relatedMemoryNodeId !== undefined && { relatedMemoryNodeId: note.relatedMemoryNodeId }),
  };
  await ctx.tx.timeline.append(event);
  await ctx.publish(timelineEventHappened, { timelineEventId: event.id, eventType: event.eventType });
  return event;
}
