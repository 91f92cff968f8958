import { DAY_MS, dateText, round1, timeOf } from "../health/time.ts";
import { higher, levelAbove, levelBelow, moved, type Thresholds } from "./levels.ts";
import type { AlertInput, Measurement } from "./types.ts";

const gapEntry: Thresholds = [0.25, 0.4, 0.6];
const gapExit = moved(gapEntry, -0.1);
const stagnationDays: Thresholds = [30, 60, 90];
/** A pace never gives an info alert. */
const paceEntry: Thresholds = [Number.NEGATIVE_INFINITY, 0.6, 0.3];
/** Before this age a goal has no pace worth speaking of. */
const paceAfterDays = 30;
const marketEntry: Thresholds = [55, 40, 25];
const marketExit = moved(marketEntry, 8);
const inactiveDays: Thresholds = [30, 60, 120];
const skillsShown = 5;
// Keeps 0.35 − 0.1 from being a hair under 0.25.
const epsilon = 1e-9;

/** The subject of the alerts of which a user has only one. */
const wholeCareer = "career";

/** Measures everything that could be alerted about. */
export function measureAlerts(input: AlertInput, now: Date): Measurement[] {
  return [
    ...input.gaps.map(measureGap),
    ...input.goals.flatMap((goal) => measureGoal(goal, now) ?? []),
    ...(input.market ? [measureMisalignment(input.market)] : []),
    ...(input.lastEvent ? (measureInactivity(input.lastEvent, now) ?? []) : []),
  ];
}

function measureGap({
  id,
  title,
  gap,
  missing,
  missingLicences,
  claimIds,
}: AlertInput["gaps"][number]): Measurement {
  const licence = missingLicences.length > 0 ? "critical" : undefined;
  const list = missing.slice(0, skillsShown).join(", ");
  const licences = licence ? `; without ${missingLicences.join(", ")} the work is not allowed` : "";
  const lacks = `${title}: ${round1(100 * gap)} % of what the role asks for is not shown by any claim`;
  return {
    type: "skill_gap",
    subject: id,
    ...levels(
      higher(levelAbove(gap + epsilon, gapEntry), licence),
      higher(levelAbove(gap - epsilon, gapExit), licence),
    ),
    message: () => `${lacks}${list === "" ? "" : `, most of all ${list}`}${licences}.`,
    actionSuggestions: [
      suggest("See the steps that would close the gap", "predict_career", { targetRole: title }),
      suggest("Look for evidence already told", "search_career_context", { query: missing[0] ?? title }),
    ],
    relatedMetricId: "marketAlignment",
    evidenceIds: claimIds,
  };
}

function measureGoal(goal: AlertInput["goals"][number], now: Date): Measurement[] | undefined {
  const statedAt = timeOf(goal.statedAt);
  if (statedAt === undefined) return undefined;
  const last = timeOf(goal.lastProgressAt);
  const since = Math.max(statedAt, last ?? statedAt);
  const hasPace = goal.pace !== undefined && daysSince(statedAt, now) >= paceAfterDays;
  const slow = hasPace ? levelBelow((goal.pace ?? 1) + epsilon, paceEntry) : undefined;
  const level = higher(levelAbove(daysSince(since, now), stagnationDays), slow);
  const still =
    last === undefined
      ? `no progress has been noted since it was stated on ${dateText(statedAt)}`
      : `the last progress was noted on ${dateText(since)}`;
  const pace = slow ? `, less than ${slow === "critical" ? 30 : 60} % of what would be on time` : "";
  return [
    {
      type: "goal_stagnation",
      subject: goal.id,
      ...levels(level, level),
      message: () => `Goal "${goal.text}": ${still}${pace}.`,
      actionSuggestions: [
        // Not as a call: how far it has come only the user can say.
        `Ask the user how far it has come (0 to 1) and note it with add_timeline_event: eventType goal.progress, eventData.goalId ${goal.id}, eventData.progress`,
        suggest("Ask for the next steps", "explore", { goal: { query: goal.text } }),
      ],
      relatedMetricId: "goalProgress",
      evidenceIds: [goal.id],
    },
  ];
}

function measureMisalignment({ score, claimIds }: NonNullable<AlertInput["market"]>): Measurement {
  const below = { info: marketEntry[0], warning: marketEntry[1], critical: marketEntry[2] };
  return {
    type: "market_misalignment",
    subject: wholeCareer,
    ...levels(levelBelow(score, marketEntry), levelBelow(score, marketExit)),
    message: (severity) =>
      `What the target roles ask for is met to ${round1(score)} of 100 (${severity} below ${below[severity]}).`,
    actionSuggestions: [
      suggest("See which target needs what", "get_career_health", {}),
      suggest("Look for roles nearer to the present skills", "match_careers", {}),
    ],
    relatedMetricId: "marketAlignment",
    evidenceIds: claimIds,
  };
}

function measureInactivity(
  { id, at }: NonNullable<AlertInput["lastEvent"]>,
  now: Date,
): Measurement[] | undefined {
  const time = timeOf(at);
  if (time === undefined) return undefined;
  const level = levelAbove(daysSince(time, now), inactiveDays);
  return [
    {
      type: "inactivity",
      subject: wholeCareer,
      ...levels(level, level),
      message: () => `Nothing has been noted in the career diary since ${dateText(time)}.`,
      actionSuggestions: [
        "Ask the user what was done since and note each thing with add_timeline_event",
        suggest("Ask what would be worth doing next", "get_career_health", {}),
      ],
      relatedMetricId: "careerActivity",
      evidenceIds: [id],
    },
  ];
}

function levels(level: Measurement["level"], held: Measurement["held"]): Pick<Measurement, "level" | "held"> {
  return { ...(level && { level }), ...(held && { held }) };
}

/** A call that can be sent as it stands. */
function suggest(why: string, tool: string, args: Record<string, unknown>): string {
  return `${why}: ${tool} ${JSON.stringify(args)}`;
}

function daysSince(time: number, now: Date): number {
  return (now.getTime() - time) / DAY_MS;
}
