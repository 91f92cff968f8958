import { goalPace } from "../health/goals.ts";
import { measureMarket, roleCoverages } from "../health/market.ts";
import { endOfDay, round1 } from "../health/time.ts";
import type { CareerInput } from "../health/types.ts";
import type { AlertInput } from "./types.ts";

/**
 * Derives the input of alerts from a career's state and the newest timeline event. Reached goals are omitted.
 * Alerts need only one health metric. The others read the whole timeline, and this runs after each write.
 */
export function alertInput(input: CareerInput, lastEvent: AlertInput["lastEvent"], now: Date): AlertInput {
  const at = endOfDay(now);
  const market = measureMarket(input, at);
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
    ...(market.score !== undefined && {
      market: { score: round1(market.score), claimIds: market.evidence.claimIds ?? [] },
    }),
    ...(lastEvent && { lastEvent }),
  };
}
