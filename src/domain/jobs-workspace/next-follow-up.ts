import type { NextCall } from "../../operation/handler.ts";
import { DAY_MS } from "../../shared/time.ts";
import type { Application, JobEvent } from "./application-schema.ts";

const WAIT_DAYS = 7;

/** What to do after a week without news, by stage. */
const todoAfter: Partial<Record<JobEvent["kind"], string>> = {
  applied: "Ask about the state of the application",
  screen: "Ask what comes next",
  interview: "Ask for their decision",
};

/** The follow-up proposed for a stage. Undefined if there is none, or if something is already due later. */
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

/** The call that stores a stage's follow-up, to be made once the user confirms. */
export function followUpCall(id: string, event: JobEvent, application: Application): NextCall[] {
  const proposed = proposedFollowUp(event, application);
  if (!proposed) return [];
  const { dueAt, todo } = proposed;
  const input = { id, kind: "follow_up", dueAt, note: todo };
  return [{ operation: "jobEvents.create", input, why: "After the user's yes: a reminder in a week." }];
}
