import { healthScores } from "../../engine/health/health.ts";
import { dateText } from "../../engine/health/time.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { sameJson } from "../../shared/json.ts";
import { DAY_MS } from "../../shared/time.ts";
import { evaluatedInput } from "./input.ts";
import { HEALTH_DAYS, type HealthDay } from "./schema.ts";

/**
 * Keeps how the career stands as the last word of this UTC day. A day of which nothing is known is kept only behind one
 * of which something was; a look that finds the same as an earlier one of the day writes nothing.
 */
export async function keepHealthDay(ctx: HandlerContext): Promise<void> {
  const { healthDays } = ctx.tx;
  const today = await todayOnce(ctx, undefined);
  const kept = await healthDays.get(today.day);
  if (sameJson(kept, today)) return;
  if (today.overallScore === null && (await healthDays.oldest()) === undefined) return;
  await healthDays.put(today);
  await healthDays.removeBefore(dateText(ctx.now.getTime() - (HEALTH_DAYS - 1) * DAY_MS));
}

const todayOnce = oncePerCall(
  () => "",
  async (ctx: HandlerContext, _: undefined): Promise<HealthDay> => ({
    day: dateText(ctx.now.getTime()),
    ...healthScores(await evaluatedInput(ctx), ctx.now),
  }),
);
