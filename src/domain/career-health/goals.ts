import type { GoalInput } from "../../engine/health/types.ts";
import { plainText } from "../../engine/plain-text.ts";
import { jsonHash } from "../../shared/hash.ts";
import { isObject } from "../../shared/json.ts";
import { cutText } from "../../shared/text/words.ts";
import { dueFields, goalWords, MOST_GOALS, targetFields } from "../memories/from-profile.ts";
import type { TimelineEvent } from "../timeline/schema.ts";

/** A goal, and the words in it that may name an occupation. */
export interface StatedGoal extends GoalInput {
  target: string;
}

export interface GoalEvents {
  /** When goals were last stated. */
  changed: TimelineEvent | undefined;
  /** Events of type `goal.progress`. */
  progress: readonly TimelineEvent[];
}

/**
 * The goals in `career_goals`, which may be any JSON: a text, a list, or an object (one goal, or one goal per
 * field that is an object). A goal's progress is its own `progress` (0..1 or percent), or comes from
 * `goal.progress` events whose data contain `progress` and, if there are several goals, words of the goal.
 */
export function goalsOf(goals: unknown, storedAt: string, { changed, progress }: GoalEvents): StatedGoal[] {
  const statedAt = changed?.timestamp ?? storedAt;
  const single = split(goals).slice(0, MOST_GOALS);
  return single.map((goal) => read(goal, statedAt, progress, single.length));
}

function split(goals: unknown): unknown[] {
  if (goals === undefined || goals === null || goals === "") return [];
  if (Array.isArray(goals)) return goals.filter((goal) => plainText(goal) !== "");
  if (!isObject(goals)) return [goals];
  const nested = Object.values(goals).filter(isObject);
  return nested.length > 0 && nested.length === Object.values(goals).length
    ? nested
    : [goals].filter(plainText);
}

function read(goal: unknown, statedAt: string, events: readonly TimelineEvent[], goals: number): StatedGoal {
  const text = cutText(plainText(goal), 500);
  const fields = isObject(goal) ? goal : {};
  const named = targetFields
    .map((field) => fields[field])
    .find((value) => typeof value === "string" && value !== "");
  const due = dueFields.map((field) => fields[field]).find((value) => isDate(value));
  const own = share(fields.progress);
  const id = `goal_${jsonHash(text)}`;
  return {
    id,
    text: cutText(goalWords(goal), 500),
    target: cutText(typeof named === "string" ? named : text, 200),
    statedAt,
    ...(typeof due === "string" && { dueAt: due }),
    progress: [
      ...(own === undefined ? [] : [{ at: statedAt, value: own }]),
      ...events.flatMap((event) => progressOf(event, { id, text }, goals)),
    ],
  };
}

function progressOf(
  { eventData, timestamp }: TimelineEvent,
  { id, text }: Pick<StatedGoal, "id" | "text">,
  goals: number,
) {
  const value = share(eventData.progress);
  if (value === undefined) return [];
  const about = typeof eventData.goal === "string" ? eventData.goal.toLowerCase() : undefined;
  const { goalId } = eventData;
  const named = goalId !== undefined && (goalId === id || goalId === earlierGoalId(text));
  const concerns = named || (about === undefined ? goals === 1 : text.toLowerCase().includes(about));
  return concerns ? [{ at: timestamp, value }] : [];
}

/** A share 0..1, given as a share or in percent. */
function share(value: unknown): number | undefined {
  if (typeof value !== "number" || value < 0 || value > 100) return undefined;
  return value > 1 ? value / 100 : value;
}

function isDate(value: unknown): boolean {
  return (
    typeof value === "string" &&
    /^\d{4}(-\d{2}(-\d{2})?)?/.test(value) &&
    !Number.isNaN(Date.parse(value.slice(0, 10)))
  );
}

/**
 * The id of a goal before ids used SHA-256 (cyrb53 over its text as JSON). Progress stored under it still belongs
 * to the goal.
 */
function earlierGoalId(goal: string): string {
  const text = JSON.stringify(goal);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `goal_${(4294967296 * (2097151 & low) + (high >>> 0)).toString(36)}`;
}
