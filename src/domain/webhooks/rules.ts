import { checkTarget } from "../../engine/target.ts";
import { fail } from "../../operation/errors.ts";
import { webhookEventTypes } from "../../operation/event.ts";
import type { ServerFacts } from "../../operation/operation.ts";

/** Refuses a delivery target that is no absolute http(s) URL or that the target rules forbid. */
export function requireTarget(url: unknown, server: ServerFacts): void {
  const problem =
    typeof url === "string" ? checkTarget(url, server) : "must be an absolute http or https URL";
  if (problem) throw fail("webhooks.invalid_url", `url ${problem}.`);
}

/** Refuses a list of events that is empty or names an unknown one. */
export function requireEvents(events: unknown): void {
  const known: readonly unknown[] = webhookEventTypes;
  if (Array.isArray(events) && events.length > 0 && events.every((event) => known.includes(event))) return;
  throw fail(
    "webhooks.invalid_events",
    `events must be a list of one or more of ${webhookEventTypes.join(", ")}.`,
  );
}
