import { DAY_MS } from "../../shared/time.ts";
import { shareWords } from "../everyday-words.ts";
import { dateText, timeOf } from "../health/time.ts";
import { higher, levelAbove, levelBelow, shiftThresholds, type Thresholds } from "./levels.ts";
import type { AlertCall, AlertInput, Measurement } from "./types.ts";

const gapEntry: Thresholds = [0.25, 0.4, 0.6];
const gapExit = shiftThresholds(gapEntry, -0.1);
const stagnationDays: Thresholds = [30, 60, 90];
/** A pace never gives an info alert. */
const paceEntry: Thresholds = [Number.NEGATIVE_INFINITY, 0.6, 0.3];
/** A younger goal has no meaningful pace. */
const MIN_GOAL_AGE_DAYS = 30;
const marketEntry: Thresholds = [55, 40, 25];
const marketExit = shiftThresholds(marketEntry, 8);
const inactiveDays: Thresholds = [30, 60, 120];
const MAX_SKILLS_SHOWN = 5;
// Compensates for rounding: 0.35 − 0.1 is slightly less than 0.25.
const EPSILON = 1e-9;

/** The subject of alerts that a user has only once. */
const WHOLE_CAREER = "career";

/** Measures everything that can raise an alert. Source of the thresholds: docs/methods.md, Alerts. */
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
  const list = missing.slice(0, MAX_SKILLS_SHOWN).join(", ");
  const licences = licence ? ` Without ${missingLicences.join(", ")} the work is not allowed.` : "";
  const shown = `${title}: the stored data shows ${shareWords(1 - gap)} of the role's requirements.`;
  return {
    type: "skill_gap",
    subject: id,
    ...levels(
      higher(levelAbove(gap + EPSILON, gapEntry), licence),
      higher(levelAbove(gap - EPSILON, gapExit), licence),
    ),
    message: `${shown}${list === "" ? "" : ` What is missing most: ${list}.`}${licences}`,
    actionSuggestions: [
      "Look at the steps that would close the gap.",
      "If you can already do some of this, say where you did it, so that it counts.",
    ],
    calls: [
      call("careerPrediction.create", { targetRole: title }, "See the steps that would close the gap."),
      call("careerContext.get", { query: missing[0] ?? title }, "Look for evidence that was noted before."),
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
  const hasPace = goal.pace !== undefined && daysSince(statedAt, now) >= MIN_GOAL_AGE_DAYS;
  const slow = hasPace ? levelBelow((goal.pace ?? 1) + EPSILON, paceEntry) : undefined;
  const level = higher(levelAbove(daysSince(since, now), stagnationDays), slow);
  const still =
    last === undefined
      ? `no progress has been noted since it was stated on ${dateText(statedAt)}`
      : `the last progress was noted on ${dateText(since)}`;
  const pace = slow
    ? `, and it is ${slow === "critical" ? "far" : "clearly"} behind what would be on time`
    : "";
  return [
    {
      type: "goal_stagnation",
      subject: goal.id,
      ...levels(level, level),
      message: `Goal "${goal.text}": ${still}${pace}.`,
      actionSuggestions: [
        "Say how far you have come with this goal, even if it is not far.",
        "If the goal still holds, choose one next step; if it does not, change or drop it.",
      ],
      calls: [
        call(
          "timeline.list",
          { eventType: "goal.progress" },
          // Only the user knows the progress, so noting it is not a ready call.
          `See the notes. Ask the user about the progress and store it as eventType goal.progress with eventData.goalId ${goal.id} and eventData.progress, 0 to 1.`,
        ),
        call("agent.explore", { goal: { query: goal.text } }, "Ask for the next steps."),
      ],
      relatedMetricId: "goalProgress",
      evidenceIds: [goal.id],
    },
  ];
}

function measureMisalignment({ score, claimIds }: NonNullable<AlertInput["market"]>): Measurement {
  return {
    type: "market_misalignment",
    subject: WHOLE_CAREER,
    ...levels(levelBelow(score, marketEntry), levelBelow(score, marketExit)),
    message: `All target roles together: the stored data shows ${shareWords(score / 100)} of their requirements.`,
    actionSuggestions: [
      "Look at which target role asks for what, and choose what to learn first.",
      "Look at roles that are nearer to what you can do now.",
    ],
    calls: [
      call("careerHealth.get", {}, "See which target needs what."),
      call("careerMatch.find", {}, "Look for roles nearer to the present skills."),
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
      subject: WHOLE_CAREER,
      ...levels(level, level),
      message: `Nothing has been noted in the career diary since ${dateText(time)}.`,
      actionSuggestions: ["Note what you have done since: an application, a course, a talk, a new task."],
      calls: [call("careerHealth.get", {}, "See what would be worth doing next.")],
      relatedMetricId: "careerActivity",
      evidenceIds: [id],
    },
  ];
}

function levels(level: Measurement["level"], held: Measurement["held"]): Pick<Measurement, "level" | "held"> {
  return { ...(level && { level }), ...(held && { held }) };
}

function call(operation: string, input: AlertCall["input"], why: string): AlertCall {
  return { operation, input, why };
}

function daysSince(time: number, now: Date): number {
  return (now.getTime() - time) / DAY_MS;
}
