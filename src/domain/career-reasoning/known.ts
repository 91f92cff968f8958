import { assessHealth } from "../../engine/health/health.ts";
import type { Due, Known, KnownOpening, Understood } from "../../engine/reasoning/types.ts";
import { roleNamed } from "../../engine/roles/roles-in-text.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { isObject } from "../../shared/json.ts";
import { DAY_MS } from "../../shared/time.ts";
import { namedBy } from "../agent/inspect/named.ts";
import { healthInput } from "../career-health/input.ts";
import { openFollowUps } from "../follow-ups/follow-ups.ts";
import { goalTexts } from "../memories/from-profile.ts";

const JOBS = "read:jobs_workspace";
const WEEK_DAYS = 7;

type Needed = Omit<Known, "memories">;

/** What beside the person's evidence a question of this intent needs; openings and what is due only with its words. */
export async function knownFor(
  ctx: HandlerContext,
  { intent, subject, roles }: Pick<Understood, "intent" | "subject" | "roles">,
  query?: string,
): Promise<Needed> {
  if (query !== undefined && intent === "compare" && roles.length < 2)
    return { openings: await openingsNamed(ctx, query) };
  if (subject === "fit_brief") return { brief: await latestBrief(ctx) };
  if (subject === "health") return { health: await health(ctx) };
  if (intent !== "what_next" && intent !== "how_to_close") return {};
  const due =
    query !== undefined && intent === "what_next" && roles.length === 0
      ? await dueWithinAWeek(ctx)
      : undefined;
  return { health: await health(ctx), goal: await goalRole(ctx), due };
}

async function dueWithinAWeek({ tx, now, actor }: HandlerContext): Promise<Due[]> {
  if (!actor.scopes.has(JOBS)) return [];
  const until = new Date(now.getTime() + WEEK_DAYS * DAY_MS).toISOString();
  const open = await openFollowUps(tx, now);
  return open
    .filter(({ dueAt }) => dueAt <= until)
    .map(({ id, jobsWorkspaceItemId, title, company, kind, note, dueAt, overdue }) => ({
      ...{ id, dueAt, overdue, jobId: jobsWorkspaceItemId },
      text: [[kind.replace("_", " "), called({ title, company })].join(", "), note]
        .filter(Boolean)
        .join(": "),
    }));
}

/** The openings whose titles and companies a question names, where it names two or more. */
async function openingsNamed(
  { tx, actor }: HandlerContext,
  query: string,
): Promise<KnownOpening[] | undefined> {
  if (!actor.scopes.has(JOBS)) return undefined;
  const { jobsWorkspaceRefs } = await namedBy(tx, query);
  const found: KnownOpening[] = [];
  for (const id of jobsWorkspaceRefs) {
    const job = await tx.jobs.get(id);
    if (job?.type !== "opportunity") continue;
    const brief =
      actor.scopes.has("read:fit_briefs") && job.fitBriefRef
        ? await tx.briefs.get(job.fitBriefRef)
        : undefined;
    const score = brief?.briefData.score;
    found.push({
      ...{ id, text: called(job), stage: job.application?.stage ?? job.status.replaceAll("_", " ") },
      ...(brief && { briefId: brief.id }),
      ...(typeof score === "number" && { score }),
    });
  }
  return found.length > 1 ? found : undefined;
}

function called({ title, company }: { title: string; company?: string | null | undefined }): string {
  return company ? `${title} at ${company}` : title;
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
