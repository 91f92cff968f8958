import type { KnownOpening } from "../../engine/reasoning/known-opening.ts";
import { namesOne } from "../../engine/reasoning/names-one.ts";
import { interview } from "../../engine/reasoning/questions/question-shapes.ts";
import { type Window, windowAsked } from "../../engine/reasoning/questions/time-window.ts";
import type { Due, Known } from "../../engine/reasoning/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { DAY_MS } from "../../shared/time.ts";
import { openingTitle } from "../agent/inspect/titles.ts";
import { openFollowUps } from "../follow-ups/follow-ups.ts";
import { answerDays } from "./answer-days.ts";
import { notedDays } from "./noted-days.ts";
import { openingsWithInterview } from "./openings/interview-dates.ts";

const JOBS = "read:jobs_workspace";
const WEEK_DAYS = 7;
const DAY = 10;

/** What is due for a question about dates: by openings and by the days that notes name. */
export async function dueAsked(
  ctx: HandlerContext,
  query: string,
  openings: readonly KnownOpening[],
): Promise<Pick<Known, "due" | "isDueLater" | "openings">> {
  const stored = await storedDue(ctx, openings);
  const noted = (await notedDays(ctx)).filter(({ text }) => namesOne(text, openings));
  const all = soonestFirst([...stored, ...noted]);
  if (!interview.test(query)) return inWindow(all, query, ctx.now);
  const kept = stored.filter(isInterview);
  const days = new Set(kept.map(({ dueAt }) => dueAt.slice(0, DAY)));
  const others = noted.filter(({ text, dueAt }) => interview.test(text) && !days.has(dueAt.slice(0, DAY)));
  const interviews = soonestFirst([...kept, ...others]);
  return interviews.length > 0
    ? inWindow(interviews, query, ctx.now)
    : { openings: await openingsWithInterview(ctx, openings) };
}

/** Only what is due in the time that a question names; if that is nothing, all, and that it comes later. */
function inWindow(due: Due[], query: string, now: Date): Pick<Known, "due" | "isDueLater"> {
  const window = windowAsked(query, now.toISOString().slice(0, DAY));
  if (window === undefined) return { due };
  const found = due.filter((one) => one.overdue || isWithin(one, window));
  return found.length > 0 ? { due: found } : { due, isDueLater: true };
}

function isWithin({ dueAt }: Due, { from, to }: Window): boolean {
  const day = dueAt.slice(0, DAY);
  return day >= from && day <= to;
}

function isInterview({ kind }: Due): boolean {
  return kind === "interview";
}

export function withinAWeek(due: readonly Due[], now: Date): Due[] {
  const until = new Date(now.getTime() + WEEK_DAYS * DAY_MS).toISOString();
  return due.filter(({ dueAt }) => dueAt <= until);
}

/** What is due and open, and the days that notes name, soonest first. */
export async function allDue(ctx: HandlerContext): Promise<Due[]> {
  return soonestFirst([...(await storedDue(ctx, [])), ...(await notedDays(ctx))]);
}

/** What is due for openings, and the days until which their texts ask for an answer. */
async function storedDue(ctx: HandlerContext, openings: readonly KnownOpening[]): Promise<Due[]> {
  const due = await dueOf(ctx, openings);
  if (!ctx.actor.scopes.has(JOBS)) return due;
  const ids = new Set(openings.map(({ id }) => id));
  const asked = (await answerDays(ctx)).filter(({ jobId }) => ids.size === 0 || ids.has(jobId));
  const isThere = ({ jobId, dueAt }: Due) =>
    due.some((one) => one.jobId === jobId && one.dueAt.slice(0, DAY) === dueAt.slice(0, DAY));
  return [...due, ...asked.filter((one) => !isThere(one))];
}

function soonestFirst(all: readonly Due[]): Due[] {
  return all.toSorted((one, other) => one.dueAt.localeCompare(other.dueAt));
}

/** What is due and open, soonest first; only for the named openings, if any are named. */
async function dueOf({ tx, now, actor }: HandlerContext, openings: readonly KnownOpening[]): Promise<Due[]> {
  if (!actor.scopes.has(JOBS)) return [];
  const ids = new Set(openings.map(({ id }) => id));
  return (await openFollowUps(tx, now))
    .filter(({ jobsWorkspaceItemId }) => ids.size === 0 || ids.has(jobsWorkspaceItemId))
    .map(({ id, jobsWorkspaceItemId, title, company, kind, note, dueAt, overdue }) => ({
      ...{ id, kind, dueAt, overdue, jobId: jobsWorkspaceItemId },
      text: [[kind.replace("_", " "), openingTitle({ title, company })].join(", "), note]
        .filter(Boolean)
        .join(": "),
    }));
}
