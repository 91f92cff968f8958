import { listFollowUps } from "../../domain/follow-ups/operations.ts";
import { nextCursor } from "../parts/pager.tsx";
import type { Person } from "../person.ts";

/** The most that are counted; a menu shows "99+" where there are more. */
const MOST = 99;

/** How many of a person's items wait, as text, by the path of the page that shows them. */
export async function waitingFor(person: Person): Promise<Readonly<Record<string, string>>> {
  const until = `${person.now.toISOString().slice(0, 10)}T23:59:59.999Z`;
  const { data, metadata } = await person.ask(listFollowUps, { until, limit: MOST });
  if (data.length === 0) return {};
  return { "/": `${data.length}${nextCursor(metadata) === undefined ? "" : "+"}` };
}
