import { plainText } from "../../engine/plain-text.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { isObject } from "../../shared/json.ts";
import { cutText } from "../../shared/text/words.ts";
import type { NewMemoryNode } from "../../store/ports/memories.ts";
import type { AssessmentModule } from "../assessments/schema.ts";
import type { Profile } from "../profile/schema.ts";

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

const LONGEST = 8000;
/** The most goals that are remembered and used. Further goals are only stored in the profile. */
export const MOST_GOALS = 100;

/** The fields of the profile that are made searchable. */
export const indexedFields = ["career_goals", "bio_summary"];

/** Makes goals and self-description searchable. Their earlier values are removed from memory. */
export async function indexProfile({ tx, now, newId }: HandlerContext, profile: Profile): Promise<void> {
  const node = (
    nodeType: string,
    contentText: string,
    content: unknown,
    importance: number,
  ): NewMemoryNode => ({
    id: newId("mem"),
    nodeType,
    content: { value: content },
    contentText: cutText(contentText, LONGEST),
    importance,
    createdAt: now.toISOString(),
  });
  const goals = goalTexts(profile.career_goals).map((text) => node("goal", `Goal: ${text}`, text, 0.9));
  const bio = profile.bio_summary?.trim();
  const summary = bio ? [node("summary", bio, bio, 0.6)] : [];
  // Asked together: each question takes a way to the database and back.
  await Promise.all([
    tx.memories.replaceSource("profile", "career_goals", goals),
    tx.memories.replaceSource("profile", "bio_summary", summary),
  ]);
}

/** Each goal as a line of text. The goals may be any JSON: a text, a list, or an object with a field per goal. */
export function goalTexts(goals: unknown): string[] {
  if (goals === undefined || goals === null || goals === "") return [];
  if (Array.isArray(goals)) return goals.slice(0, MOST_GOALS).map(goalWords).filter(Boolean);
  const text = goalWords(goals);
  return text === "" ? [] : [text];
}

/** The latest result of an assessment, as one memory. */
export async function indexAssessment(
  { tx, newId }: HandlerContext,
  result: AssessmentModule,
): Promise<void> {
  const {
    module_id: moduleId,
    salient_dimensions: salient,
    dimension_labels: labels,
    completed_at: createdAt,
  } = result;
  const names = salient.map((key) => labels[key] ?? key).join(", ");
  const contentText = `Assessment ${moduleId} (${result.module_category.replaceAll("_", " ")}): ${names || "no clear dimension"}`;
  await tx.memories.replaceSource("assessment", moduleId, [
    {
      id: newId("mem"),
      nodeType: "assessment",
      content: { moduleId, salientDimensions: salient },
      contentText,
      importance: 0.6,
      createdAt,
    },
  ]);
}
