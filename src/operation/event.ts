import type { z } from "zod";

/** The event types that subscribers can choose from. */
export const webhookEventTypes = [
  "profile.updated",
  "assessment.completed",
  "skill.acquired",
  "goal.changed",
  "insight.generated",
  "timeline.event",
] as const;

export type WebhookEventType = (typeof webhookEventTypes)[number];

/** An event that a feature publishes: its type and the shape of its `data`. */
export interface EventDeclaration<Data extends z.ZodType> {
  type: WebhookEventType;
  data: Data;
}

/** Declares an event. `ctx.publish(declaration, data)` writes it to the outbox in the caller's transaction. */
export function defineEvent<Data extends z.ZodType>(declaration: EventDeclaration<Data>) {
  return declaration;
}
