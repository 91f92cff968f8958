import type { ActiveDay } from "../../engine/health/types.ts";

/** The sums of each day, where rows of one day follow each other. */
export function byDay(rows: readonly ActiveDay[]): ActiveDay[] {
  const days: ActiveDay[] = [];
  for (const { day, impact, events } of rows) {
    const last = days.at(-1);
    if (last?.day === day)
      Object.assign(last, { impact: last.impact + impact, events: last.events + events });
    else days.push({ day, impact, events });
  }
  return days;
}
