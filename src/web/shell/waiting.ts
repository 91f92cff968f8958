import { listFollowUps } from "../../domain/follow-ups/operations.ts";
import type { Person } from "../person.ts";

/** As many are counted. */
const MOST = 99;

/** How much waits for a person, by the path of the page that shows it. */
export async function waitingFor(person: Person): Promise<Readonly<Record<string, number>>> {
  const until = `${person.now.toISOString().slice(0, 10)}T23:59:59.999Z`;
  const { data } = await person.ask(listFollowUps, { until, limit: MOST });
  return { "/": data.length };
}
