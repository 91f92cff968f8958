import { plainText } from "../../engine/plain-text.ts";
import { isObject } from "../../shared/json.ts";

/** Fields of a goal that may name its object, the most precise first. */
export const targetFields = ["target_role", "targetRole", "role", "title", "target", "direction", "goal"];
/** Fields of a goal that may contain a deadline. */
export const dueFields = ["by", "due", "dueDate", "deadline", "targetDate", "target_date"];

/** A goal as people say it, from any JSON: "Engineering manager, by 2027-06-01; why: more people". */
export function goalWords(goal: unknown): string {
  if (!isObject(goal)) return plainText(goal);
  const named = targetFields.find((field) => typeof goal[field] === "string" && goal[field] !== "");
  if (named === undefined) return plainText(goal);
  const due = dueFields.find((field) => typeof goal[field] === "string" && goal[field] !== "");
  const { [named]: target, [due ?? ""]: by, progress: _, ...rest } = goal;
  return [`${String(target)}${by === undefined ? "" : `, by ${String(by)}`}`, plainText(rest)]
    .filter(Boolean)
    .join("; ");
}
