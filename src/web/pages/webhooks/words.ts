import type { AttemptOutcome } from "../../../domain/webhooks/outcome.ts";
import type { WebhookEvent } from "../../../domain/webhooks/schema.ts";

/** An event's name, for people. */
export const eventWords: Record<WebhookEvent, string> = {
  "profile.updated": "The profile changed",
  "assessment.completed": "An assessment was taken",
  "skill.acquired": "A skill was gained",
  "goal.changed": "A goal changed",
  "insight.generated": "Something was found out",
  "timeline.event": "The timeline has a new event",
};

/** An attempt's result. */
export const outcomeWords: Record<AttemptOutcome, string> = {
  delivered: "arrived",
  http_error: "the receiver answered with an error",
  redirect: "the receiver pointed elsewhere, which is not followed",
  timeout: "the receiver took too long",
  unreachable: "the receiver could not be reached",
  dns_error: "its name leads nowhere",
  tls_error: "its certificate is not good",
  blocked_target: "its address is not allowed",
};
