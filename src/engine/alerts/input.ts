import { goalPace } from "../health/goals.ts";
import { roleCoverages } from "../health/market.ts";
import { endOfDay, timeOf } from "../health/time.ts";
import type { HealthInput, HealthReport } from "../health/types.ts";
import type { AlertInput } from "./types.ts";

/** Derives the input of alerts from the input and report of career health. Reached goals are left out. */
export function alertInput(input: HealthInput, report: HealthReport, now: Date): AlertInput {
  const at = endOfDay(now);
  const { score, details } = report.metrics.marketAlignment;
  const lastEvent = input.activity.latest.find((event) => (timeOf(event.at) ?? at) <= now.getTime());
  return {
    gaps: roleCoverages(input, at).map(({ role, coverage, missing, claimIds }) => ({
      id: role.id,
      title: role.title,
      gap: 1 - coverage,
      missing: missing.map(({ skill }) => skill),
      missingLicences: missing.filter(({ isLicence }) => isLicence).map(({ skill }) => skill),
      claimIds,
    })),
    goals: input.goals.flatMap((goal) => {
      const stand = goalPace(goal, at);
      if (!stand || (stand.progress ?? 0) >= 1) return [];
      const { lastProgressAt, pace } = stand;
      return [
        {
          id: goal.id,
          text: goal.text,
          statedAt: goal.statedAt,
          ...(lastProgressAt !== undefined && { lastProgressAt: new Date(lastProgressAt).toISOString() }),
          ...(pace !== undefined && { pace }),
        },
      ];
    }),
    ...(report.weights.marketAlignment !== undefined && {
      market: { score, claimIds: details.claimIds ?? [] },
    }),
    ...(lastEvent && { lastEvent }),
  };
}
