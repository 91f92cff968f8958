import type { AttemptOutcome } from "../../../domain/webhooks/deliveries.ts";
import type { WebhookEvent } from "../../../domain/webhooks/schema.ts";

/** An event's name, for people. */
export const eventWords: Record<WebhookEvent, string> = {
  "profile.updated": "Your profile changed",
  "assessment.completed": "You took an assessment",
  "skill.acquired": "You gained a skill",
  "goal.changed": "A goal changed",
  "insight.generated": "There is a new insight",
  "timeline.event": "Your timeline has a new event",
};

/** An attempt's result. */
export const outcomeWords: Record<AttemptOutcome, string> = {
  delivered: "arrived",
  http_error: "the receiver answered with an error",
  redirect: "the receiver redirected, which is not followed",
  timeout: "the receiver took too long",
  unreachable: "the receiver could not be reached",
  dns_error: "its name was not found",
  tls_error: "its certificate is not valid",
  blocked_target: "its address is not allowed",
};
