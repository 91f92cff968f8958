import { listFollowUps } from "../../domain/follow-ups/operations.ts";
import { getResume } from "../../domain/resume/operations.ts";
import { DAY_MS } from "../../shared/time.ts";
import { nextCursor } from "../parts/pager.tsx";
import { orMissing, type Person } from "../person.ts";

/** How many of a page's items wait, and for what. */
export interface Waiting {
  count: string;
  /** What the count is of, for who does not see where it is. */
  of: string;
}

/** The counts of waiting items, by the path of the page that shows them. */
export type WaitingBy = Readonly<Record<string, Waiting>>;

/** The most that are counted; a menu shows "99+" where there are more. */
const MOST = 99;
/** An opening that closes within so many days waits for an application. */
const CLOSES_DAYS = 7;

/** What waits for a person: dates that are due, openings that close soon, and claims to confirm. */
export async function waitingFor(person: Person): Promise<WaitingBy> {
  const today = dayAfter(person.now, 0);
  const until = dayAfter(person.now, CLOSES_DAYS);
  const { data, metadata } = await person.ask(listFollowUps, { until, limit: MOST });
  const due = data.filter(({ dueAt }) => dueAt <= today).length;
  const hasMore = due === data.length && nextCursor(metadata) !== undefined;
  const closing = data.filter(({ kind }) => kind === "closing").length;
  const resume = await orMissing(person.ask(getResume), "resource.not_found");
  const unconfirmed = resume?.data.unconfirmed?.length ?? 0;
  return {
    ...counted("/", due, "due", hasMore),
    ...counted("/jobs", closing, `closing within ${CLOSES_DAYS} days`),
    ...counted("/profile", unconfirmed, "to confirm", unconfirmed > MOST),
  };
}

function counted(path: string, count: number, of: string, hasMore = false): WaitingBy {
  if (count === 0) return {};
  return { [path]: { count: `${Math.min(count, MOST)}${hasMore ? "+" : ""}`, of } };
}

/** The last moment of the day that is so many days after now. */
function dayAfter(now: Date, days: number): string {
  return `${new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)}T23:59:59.999Z`;
}
