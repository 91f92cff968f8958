import { listFollowUps } from "../../domain/follow-ups/operations.ts";
import type { Person } from "../person.ts";

/** The most that are counted. */
const MOST = 99;

/** The counts of a person's waiting items, by the path of the page that shows them. */
export async function waitingFor(person: Person): Promise<Readonly<Record<string, number>>> {
  const until = `${person.now.toISOString().slice(0, 10)}T23:59:59.999Z`;
  const { data } = await person.ask(listFollowUps, { until, limit: MOST });
  return { "/": data.length };
}
