import type { Child } from "hono/jsx";
import { DAY_MS, HOUR_MS } from "../../../shared/time.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { Ago } from "../../parts/ago.tsx";
import { Day, dayWords } from "../../parts/day.tsx";
import { callerName } from "./ledger.ts";

/** What one caller did in one go. */
interface Run {
  client: string;
  /** The time of the last action. */
  at: string;
}

interface ByDayProps<One extends Run> {
  /** Newest first. */
  runs: readonly One[];
  now: Date;
  children: (run: One) => Child;
}

/** What callers did, with each day and each caller named once. */
export function ByDay<One extends Run>({ runs, now, children }: ByDayProps<One>) {
  return (
    <ul class="log">
      {daysOf(runs, now).map((ofDay) => (
        <li>
          <p class="day">
            <Day at={ofDay[0]?.at ?? ""} isFirst />
          </p>
          {ofDay.map((run) => (
            <>
              <p class="who">
                <Text as="strong">{callerName(run.client)}</Text>
                {now.getTime() - Date.parse(run.at) < DAY_MS && (
                  <span class="soft">
                    <Ago at={run.at} now={now} />
                  </span>
                )}
              </p>
              {children(run)}
            </>
          ))}
        </li>
      ))}
    </ul>
  );
}

function daysOf<One extends Run>(runs: readonly One[], now: Date): One[][] {
  const days = new Map<string, One[]>();
  for (const run of runs) {
    const day = dayWords(run.at, now);
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(run);
    else days.set(day, [run]);
  }
  return [...days.values()];
}

/** Rows of one caller within an hour, as runs. Newest first. */
export function runsOf<Row>(
  rows: readonly Row[],
  of: (row: Row) => Run,
): { client: string; at: string; rows: Row[] }[] {
  const runs: { client: string; at: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const { client, at } = of(row);
    const last = runs.at(-1);
    if (last?.client === client && isOfRun(at, last.at)) last.rows.push(row);
    else runs.push({ client, at, rows: [row] });
  }
  return runs;
}

/** True if something is within the hour before a run's end. */
export function isOfRun(at: string, end: string): boolean {
  return Math.abs(Date.parse(end) - Date.parse(at)) < HOUR_MS;
}
