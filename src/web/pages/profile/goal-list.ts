import { dueFields, targetFields } from "../../../domain/memories/from-profile.ts";
import { plainText } from "../../../engine/plain-text.ts";
import { fail } from "../../../operation/errors.ts";
import { isObject } from "../../../shared/json.ts";

export interface Goal {
  /** Its whole stored content as one line: what a form must not overwrite unseen. */
  text: string;
  words: string;
  by: string;
  /** Its other stored content. */
  more: string;
}

/** The goals one by one, from any stored form: a text, a list, or an object with a goal per field. */
export function goalsOf(stored: unknown): Goal[] {
  return itemsOf(stored).map(({ value }) => ({
    text: plainText(value),
    words: isObject(value) ? textAt(value, targetFields) || plainText(value) : plainText(value),
    by: isObject(value) ? textAt(value, dueFields) : "",
    more: isObject(value) && nameIn(value, targetFields) ? moreIn(othersIn(value)) : "",
  }));
}

/** The stored value with one more goal. */
export function withGoal(stored: unknown, goal: Pick<Goal, "words" | "by">): unknown {
  const { words, by } = goal;
  const items = itemsOf(stored);
  const isNamed = isObject(stored) && items.some(({ key }) => key !== undefined);
  if (isNamed) return { [newName(stored)]: { goal: words, ...(by !== "" && { by }) } };
  return [...items.map(({ value }) => value), by === "" ? words : { goal: words, by }];
}

/**
 * The stored value with a goal changed or removed; null if none is left. Throws if the goal has changed
 * meanwhile.
 */
export function changedGoal(
  stored: unknown,
  { at, was }: { at: number; was: string },
  goal: Pick<Goal, "words" | "by"> | undefined,
): unknown {
  const items = itemsOf(stored);
  const item = items[at];
  if (!item || plainText(item.value) !== was) {
    const message = "The goals were changed meanwhile: look at them as they are now, and send it again.";
    throw fail("validation.bad_request", message, { status: 409 });
  }
  const left = items.flatMap((one) => {
    if (one !== item) return [one];
    return goal ? [{ ...one, value: said(one.value, goal) }] : [];
  });
  if (left.length === 0) return null;
  if (isObject(stored) && typeof item.key === "string")
    // Absent fields of a merge patch stay, so a removal is null.
    return { [item.key]: goal ? said(item.value, goal) : null };
  return Array.isArray(stored) ? left.map(({ value }) => withoutNulls(value)) : left[0]?.value;
}

/** A goal's other content as text; a share that is done as a percentage. */
function moreIn({ progress, ...others }: Record<string, unknown>): string {
  const isShare = typeof progress === "number" && progress >= 0 && progress <= 1;
  const done = isShare ? `${Math.round(progress * 100)} % done` : plainText({ progress });
  return [done, plainText(others)].filter(Boolean).join("; ");
}

function itemsOf(stored: unknown): { value: unknown; key?: string }[] {
  if (Array.isArray(stored))
    return stored.map((value: unknown) => ({ value })).filter(({ value }) => plainText(value) !== "");
  if (!isObject(stored)) return plainText(stored) === "" ? [] : [{ value: stored }];
  const fields = Object.entries(stored);
  const isOneEach = fields.length > 0 && fields.every(([, value]) => isObject(value));
  if (isOneEach) return fields.map(([key, value]) => ({ key, value }));
  return plainText(stored) === "" ? [] : [{ value: stored }];
}

function said(value: unknown, { words, by }: Pick<Goal, "words" | "by">): unknown {
  if (!isObject(value)) return by === "" ? words : { goal: words, by };
  return {
    ...othersIn(value),
    [nameIn(value, targetFields) ?? "goal"]: words,
    // In a merge patch null removes it.
    [nameIn(value, dueFields) ?? "by"]: by === "" ? null : by,
  };
}

/** A goal's content besides its words and date. */
function othersIn(value: Record<string, unknown>): Record<string, unknown> {
  const own = [nameIn(value, targetFields), nameIn(value, dueFields)];
  return Object.fromEntries(Object.entries(value).filter(([name]) => !own.includes(name)));
}

function withoutNulls(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null));
}

function nameIn(value: Record<string, unknown>, names: readonly string[]): string | undefined {
  return names.find((name) => typeof value[name] === "string" && value[name] !== "");
}

function textAt(value: Record<string, unknown>, names: readonly string[]): string {
  return plainText(value[nameIn(value, names) ?? ""]);
}

function newName(stored: object): string {
  let number = Object.keys(stored).length + 1;
  while (Object.hasOwn(stored, `goal_${number}`)) number += 1;
  return `goal_${number}`;
}
