import { assessHealth } from "../../engine/health/health.ts";
import type { Known, Understood } from "../../engine/reasoning/types.ts";
import { roleNamed } from "../../engine/roles/roles-in-text.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { isObject } from "../../shared/json.ts";
import { healthInput } from "../career-health/input.ts";
import { goalTexts } from "../memories/from-profile.ts";

type Needed = Omit<Known, "memories">;

/** What beside the person's evidence a question of this intent needs. */
export async function knownFor(
  ctx: HandlerContext,
  { intent, subject }: Pick<Understood, "intent" | "subject">,
): Promise<Needed> {
  if (subject === "fit_brief") return { brief: await latestBrief(ctx) };
  if (subject === "health") return { health: await health(ctx) };
  if (intent !== "what_next" && intent !== "how_to_close") return {};
  return { health: await health(ctx), goal: await goalRole(ctx) };
}

async function health(ctx: HandlerContext) {
  return assessHealth(await healthInput(ctx), ctx.now);
}

async function goalRole(ctx: HandlerContext) {
  const goals = goalTexts((await ctx.tx.profile.get())?.profile.career_goals);
  const roles = goals.flatMap((goal) => roleNamed(goal, ctx.catalog()).understoodAs ?? []);
  return roles[0];
}

async function latestBrief({ tx }: HandlerContext): Promise<Known["brief"]> {
  const [brief] = (await tx.briefs.list({ limit: 1 })).rows;
  const { score, factors } = brief?.briefData ?? {};
  if (!brief || typeof score !== "number") return undefined;
  return { id: brief.id, title: brief.targetValue ?? "", score, factors: factorsOf(factors) };
}

function factorsOf(factors: unknown) {
  return (Array.isArray(factors) ? factors : []).flatMap((factor: unknown) => {
    if (!isObject(factor)) return [];
    const { key, score, contribution } = factor;
    const isWhole = typeof key === "string" && typeof score === "number" && typeof contribution === "number";
    return isWhole ? [{ key, score, contribution }] : [];
  });
}
