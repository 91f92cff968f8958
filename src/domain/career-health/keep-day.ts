import { healthScores } from "../../engine/health/health.ts";
import { dateText } from "../../engine/health/time.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { DAY_MS } from "../../shared/time.ts";
import { evaluatedInput } from "./input.ts";
import { HEALTH_DAYS, type HealthDay } from "./schema.ts";

/** Scores of one day that differ by less count as equal. Otherwise each write would move them slightly. */
const A_POINT = 1;

/**
 * Stores the state of the career for this UTC day, rounded to a point. A day without data is stored only after a
 * day with data. A check that finds the same as an earlier one that day writes nothing. False if nothing was stored.
 */
export async function keepHealthDay(ctx: HandlerContext): Promise<boolean> {
  const { healthDays } = ctx.tx;
  const [today, kept] = await Promise.all([healthDayNow(ctx), keptHealthDay(ctx)]);
  if (kept && isSame(kept, today)) return false;
  if (scoresOf(today).every((score) => score === null) && (await healthDays.oldest()) === undefined)
    return false;
  await healthDays.put(today);
  await healthDays.removeBefore(dateText(ctx.now.getTime() - (HEALTH_DAYS - 1) * DAY_MS));
  return true;
}

/** The state that was stored for this UTC day. */
export function keptHealthDay({ tx, now }: HandlerContext): Promise<HealthDay | undefined> {
  return tx.healthDays.get(dateText(now.getTime()));
}

function isSame(kept: HealthDay, today: HealthDay): boolean {
  const before = scoresOf(kept);
  return (
    kept.formula === today.formula &&
    scoresOf(today).every((score, at) => {
      const old = before[at] ?? null;
      return score === null || old === null ? score === old : Math.abs(score - old) < A_POINT;
    })
  );
}

function scoresOf({ overallScore, metrics }: HealthDay): (number | null)[] {
  const { skillFreshness, goalProgress, marketAlignment, careerActivity } = metrics;
  return [overallScore, skillFreshness, goalProgress, marketAlignment, careerActivity];
}

/** The career's state as of now, computed once for a call. */
export function healthDayNow(ctx: HandlerContext): Promise<HealthDay> {
  return todayOnce(ctx, undefined);
}

const todayOnce = oncePerCall(
  () => "",
  async (ctx: HandlerContext, _: undefined): Promise<HealthDay> => ({
    day: dateText(ctx.now.getTime()),
    ...healthScores(await evaluatedInput(ctx), ctx.now),
  }),
);
