import type { NextCall } from "../../operation/handler.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { Application, JobEvent } from "./application-schema.ts";

const WAIT_DAYS = 7;

/** What to do where nothing was heard for a week after a stage. */
const todoAfter: Partial<Record<JobEvent["kind"], string>> = {
  applied: "Ask how the application stands",
  screen: "Ask what comes next",
  interview: "Ask for their decision",
};

/** The follow-up that a stage proposes; undefined where none follows, or something is due already after it. */
export function proposedFollowUp(
  event: JobEvent,
  { events }: Application,
): { dueAt: string; todo: string } | undefined {
  const todo = todoAfter[event.kind];
  if (todo === undefined) return undefined;
  const from = event.dueAt ?? event.at;
  if (events.some(({ open, dueAt }) => open === true && dueAt !== undefined && dueAt > from))
    return undefined;
  const day = new Date(Date.parse(from) + WAIT_DAYS * DAY_MS).toISOString().slice(0, 10);
  return { dueAt: `${day}T00:00:00.000Z`, todo };
}

/** The call that notes the follow-up of a stage, to be made after the user's yes. */
export function followUpCall(id: string, event: JobEvent, application: Application): NextCall[] {
  const proposed = proposedFollowUp(event, application);
  if (!proposed) return [];
  const { dueAt, todo } = proposed;
  const input = { id, kind: "follow_up", dueAt, note: todo };
  return [{ operation: "jobEvents.create", input, why: "After the user's yes: a reminder in a week." }];
}
