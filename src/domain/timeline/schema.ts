import { z } from "zod";
import { defineEvent } from "../../operation/event.ts";
import { DateTime, FreeObject } from "../common.ts";

export const TimelineEvent = z.strictObject({
  id: z.string(),
  userId: z.string(),
  eventType: z.string(),
  eventData: FreeObject,
  impactScore: z.number().min(0).max(1),
  timestamp: DateTime,
  relatedMemoryNodeId: z.string().optional(),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

export const timelineEventHappened = defineEvent({
  type: "timeline.event",
  data: z.strictObject({ timelineEventId: z.string(), eventType: z.string() }),
});
