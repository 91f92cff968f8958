import { assessHealth } from "../../engine/health/health.ts";
import type { KnownOpening } from "../../engine/reasoning/known-opening.ts";
import { firstAsked } from "../../engine/reasoning/questions/question-shapes.ts";
import { topicOf } from "../../engine/reasoning/request.ts";
import type { Fact, Known, Understood } from "../../engine/reasoning/types.ts";
import { roleNamed } from "../../engine/roles/roles-in-text.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { healthInput } from "../career-health/input.ts";
import { countOpenings } from "../context/open-items.ts";
import { statedNotes } from "../evidence/stated-limits.ts";
import { goalTexts } from "../memories/from-profile.ts";
import { allDue, dueAsked, withinAWeek } from "./due.ts";
import { interestFacts, OF_ASSESSMENT } from "./interest-facts.ts";
import { limitFacts, OF_LIMITS, ownLimitFacts } from "./limit-facts.ts";
import { limitsStated } from "./limits.ts";
import { knownBrief } from "./openings/known-brief.ts";
import { allOpen, openingsAsking } from "./openings/open-openings.ts";
import { OF_PAY, ownPayFacts, payFacts, saidPayFacts } from "./pay-facts.ts";
import { placeFacts, profileFacts } from "./profile-facts.ts";
import { datedFacts } from "./resume/dated-facts.ts";
import { ownFacts } from "./resume/own-facts.ts";
import { isOfResume, paperFacts, workFacts } from "./resume/resume-facts.ts";
import { resumePoints } from "./resume/resume-points.ts";

const MOST_NEWEST = 3;
const everything = /(?<!\p{L})(?:all|everything|alles|todo|tout|tudo|tutto|wszystko)(?!\p{L})/iu;
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
  if (subject === "due") return dueAsked(ctx, query ?? "", openings);
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
