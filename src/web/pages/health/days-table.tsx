import type { CareerHealth, HealthDay } from "../../../domain/career-health/schema.ts";
import { Head, Wide } from "../../../shared/view/parts.tsx";
import { ScoreCell } from "../../parts/badge.tsx";
import { Day } from "../../parts/day.tsx";

/** The charted days in numbers, newest first. */
export function DaysTable({ days }: { days: readonly HealthDay[] }) {
  return (
    <Wide name="Day by day, as a table">
      <table class="days">
        <caption>From 0 to 100</caption>
        <Head columns={["Day", "Overall", ...metrics.map(({ name }) => name)]} />
        <tbody>
          {days.map(({ day, overallScore, metrics: scores }) => (
            <tr>
              <th scope="row">
                <Day at={day} isFirst />
              </th>
              <ScoreCell score={overallScore} />
              {metrics.map(({ key }) => (
                <ScoreCell score={scores[key]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

export type Metric = keyof CareerHealth["metrics"];

/** Names of the health metrics, in display order. */
export const metrics: readonly { key: Metric; name: string }[] = [
  { key: "skillFreshness", name: "Skills used lately" },
  { key: "goalProgress", name: "Goals on schedule" },
  { key: "marketAlignment", name: "Fit to the occupation" },
  { key: "careerActivity", name: "Activity" },
];
