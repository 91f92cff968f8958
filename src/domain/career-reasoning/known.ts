import { assessHealth } from "../../engine/health/health.ts";
import { firstAsked, interview, thisWeek } from "../../engine/reasoning/questions/question-shapes.ts";
import { topicOf } from "../../engine/reasoning/request.ts";
import type { Due, Fact, Known, KnownOpening, Understood } from "../../engine/reasoning/types.ts";
import { stems } from "../../engine/retrieval/words/tokens.ts";
import { roleNamed } from "../../engine/roles/roles-in-text.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { DAY_MS } from "../../shared/time.ts";
import { openingTitle } from "../agent/inspect/titles.ts";
import { healthInput } from "../career-health/input.ts";
import { countOpenings } from "../context/open-items.ts";
import { statedNotes } from "../evidence/stated-limits.ts";
import { openFollowUps } from "../follow-ups/follow-ups.ts";
import { goalTexts } from "../memories/from-profile.ts";
import { interestFacts, OF_ASSESSMENT } from "./interest-facts.ts";
import { openingsWithInterview } from "./interview-dates.ts";
import { knownBrief } from "./known-brief.ts";
import { limitFacts, OF_LIMITS, ownLimitFacts } from "./limit-facts.ts";
import { limitsStated } from "./limits.ts";
import { notedDays } from "./noted-days.ts";
import { allOpen, openingsAsking } from "./open-openings.ts";
import { OF_PAY, ownPayFacts, payFacts, saidPayFacts } from "./pay-facts.ts";
import { placeFacts, profileFacts } from "./profile-facts.ts";
import { datedFacts } from "./resume/dated-facts.ts";
import { ownFacts } from "./resume/own-facts.ts";
import { isOfResume, paperFacts, workFacts } from "./resume/resume-facts.ts";
import { resumePoints } from "./resume/resume-points.ts";

const JOBS = "read:jobs_workspace";
const WEEK_DAYS = 7;
const MOST_NEWEST = 3;
const everything = /(?<!\p{L})(?:all|everything|alles|todo|tout|tudo|tutto|wszystko)(?!\p{L})/iu;
/** What comes next, whatever it is: a note may name its day. */
const ahead =
  /(?<!\p{L})(?:due next|next week|this week|coming up|upcoming|deadlines?|due dates?|dates coming|fristen|termine|fällig|plazos?|vencimientos?|échéances?|prazos?|scadenz[ae]|terminy|agenda|calendar|diary|my plate|nächste woche|diese woche|steht .{0,30}an|esta semana|próxima semana|semana que vem|cette semaine|semaine prochaine)(?!\p{L})/iu;

/** A limit on the way to work. */
const ofDistance =
  /\d\s?(?:km|kilomet\p{L}+|miles?|mi|min\p{L}*)(?!\p{L})|commut|pendel|trajet|trayecto|deslocaç|dojazd|reistijd/iu;

/** What a question of this intent needs besides the person's evidence and notes. `said`, its own words, asks for facts. */
export async function knownFor(
  ctx: HandlerContext,
  { intent, subject, roles }: Pick<Understood, "intent" | "subject" | "roles">,
  query?: string,
  openings: readonly KnownOpening[] = [],
  said?: string,
): Promise<Omit<Known, "memories">> {
  if (subject === "due") {
    const isAhead = openings.length === 0 && ahead.test(query ?? "");
    const due = isAhead ? await allDue(ctx) : await dueOf(ctx, openings);
    const ofOne = isAhead ? [] : (await notedDays(ctx)).filter(({ text }) => isOfOne(text, openings));
    if (!interview.test(query ?? "") || due.some(isInterview)) {
      const all = openings.length > 0 ? soonestFirst([...due, ...ofOne]) : due;
      return { due: narrowed(all, query ?? "", ctx.now) };
    }
    const inNotes = (isAhead ? await notedDays(ctx) : ofOne).filter(({ text }) => interview.test(text));
    return inNotes.length > 0 ? { due: inNotes } : { openings: await openingsWithInterview(ctx, openings) };
  }
  if (
    (subject === "correction" || subject === "forgetting") &&
    topicOf(query ?? "") === undefined &&
    !everything.test(query ?? "")
  )
    return { facts: await newestNotes(ctx) };
  if (subject === "pay" && intent === "other") return { openings, facts: await payFacts(ctx) };
  if (subject === "place") return { facts: await placeFacts(ctx.tx) };
  if (subject === "distance")
    return {
      openings: openings.length > 0 ? openings : await allOpen(ctx, query ?? ""),
      facts: (await limitsStated(ctx, undefined))
        .filter(({ text }) => ofDistance.test(text))
        .map(({ key, text }) => ({ field: key, text: `Stored: ${text}` })),
    };
  if (subject === "permission") return { facts: await paperFacts(ctx) };
  if (subject === "training") return { openings: await openingsAsking(ctx, query ?? "") };
  if (subject === "search") return { openings, openingsInAll: await countOpenings(ctx.tx) };
  if (intent === "recall") {
    const limits = openings.length === 0 ? await ownLimitFacts(ctx, query ?? "") : [];
    const facts = limits.length > 0 || said === undefined ? limits : await factsFor(ctx, query ?? "", said);
    return { openings: facts.some(isShown) ? [] : openings, facts };
  }
  if (openings.length === 0 && (intent === "compare" || intent === "can_i_become"))
    return { limits: await limitsStated(ctx, undefined) };
  const limits = intent === "compare" ? await limitsStated(ctx, undefined) : undefined;
  if (openings.length > 0)
    return { openings, limits, brief: openings[0]?.brief, asksFirst: firstAsked(query ?? "") };
  if (subject === "fit_brief") return { brief: await latestBrief(ctx) };
  if (subject === "health") return { health: await health(ctx) };
  if (intent !== "what_next" && intent !== "how_to_close") return {};
  const isOpen = query !== undefined && intent === "what_next" && roles.length === 0;
  const all = isOpen ? await allDue(ctx) : [];
  const due = withinAWeek(all, ctx.now);
  const asking = intent === "how_to_close" && roles.length === 0 ? await allOpen(ctx, query ?? "") : [];
  return { health: await health(ctx), ...(await goal(ctx)), due, nextDue: all[0], asking };
}

/** The newest notes: what "that" may be. */
async function newestNotes({ tx }: HandlerContext): Promise<Fact[]> {
  const notes = (await statedNotes(tx)).toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  );
  return notes
    .slice(0, MOST_NEWEST)
    .map(({ id, contentText }) => ({ field: `memory.${id}`, text: `Stored: ${contentText}` }));
}

/** A list of the resume, a measured value, all limits or the own pay, to which notes do not add. */
export function isWhole(fact: Fact): boolean {
  return (
    (isOfResume(fact) && fact.field !== "resume.near") ||
    [OF_ASSESSMENT, OF_LIMITS, OF_PAY].some((kind) => fact.field.startsWith(kind))
  );
}

/** True if the claims answer it. Openings that share words with the question do not. */
function isShown(fact: Fact): boolean {
  return fact.answer !== undefined && isOfResume(fact);
}

/** What is computed for the question, or else the profile fields and lists of the resume that it names. */
async function factsFor(ctx: HandlerContext, query: string, said: string): Promise<Fact[]> {
  const own = [
    ...(await limitFacts(ctx, query)),
    ...(await interestFacts(ctx, query)),
    ...(await saidPayFacts(ctx, query)),
    ...(await ownPayFacts(ctx, query)),
    ...(await ownFacts(ctx, query, said)),
    ...(await workFacts(ctx, query)),
    ...(await datedFacts(ctx, query)),
    ...(await resumePoints(ctx, query)),
  ];
  return own.length > 0 ? own : await profileFacts(ctx.tx, query);
}

/** Only interviews, or only this week, if asked for and found. */
function narrowed(due: Due[], query: string, now: Date): Due[] {
  const interviews = interview.test(query) ? due.filter(isInterview) : [];
  const kept = interviews.length > 0 ? interviews : due;
  const soon = thisWeek.test(query) ? withinAWeek(kept, now) : [];
  return soon.length > 0 ? soon : kept;
}

/** True if a note names an employer or title of the openings that a question means, or if it means none. */
function isOfOne(note: string, openings: readonly KnownOpening[]): boolean {
  const said = new Set(stems(note));
  return (
    openings.length === 0 ||
    openings.some(({ text }) => stems(text).some((stem) => stem.length > 3 && said.has(stem)))
  );
}

function isInterview({ kind }: Due): boolean {
  return kind === "interview";
}

function withinAWeek(due: readonly Due[], now: Date): Due[] {
  const until = new Date(now.getTime() + WEEK_DAYS * DAY_MS).toISOString();
  return due.filter(({ dueAt }) => dueAt <= until);
}

/** What is due and open, and the days that notes name, soonest first. */
async function allDue(ctx: HandlerContext): Promise<Due[]> {
  return soonestFirst([...(await dueOf(ctx, [])), ...(await notedDays(ctx))]);
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

async function health(ctx: HandlerContext) {
  return assessHealth(await healthInput(ctx), ctx.now);
}

/** The occupation in a stored goal, and whether some goal names none. */
async function goal(ctx: HandlerContext): Promise<Pick<Known, "goal" | "goalIsUnknown">> {
  const goals = goalTexts((await ctx.tx.profile.get())?.profile.career_goals);
  const roles = goals.flatMap((text) => roleNamed(text, ctx.catalog()).understoodAs ?? []);
  return { goal: roles[0], goalIsUnknown: goals.length > 0 && roles.length === 0 };
}

async function latestBrief({ tx }: HandlerContext): Promise<Known["brief"]> {
  const [brief] = (await tx.briefs.list({ limit: 1 })).rows;
  const known = brief && knownBrief(brief);
  return known?.score === undefined ? undefined : known;
}
