import { valueAt, withoutValue, withValue } from "../../engine/resume/edit/places.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { isObject } from "../../shared/json.ts";
import type { Tx } from "../../store/ports/store.ts";
import { Profile } from "../profile/schema.ts";
import { lastFirst } from "../resume/edit.ts";
import type { Candidate } from "./candidate.ts";
import { textCutter } from "./cut.ts";
import type { JudgeTopic } from "./judge.ts";

/** The profile's fields: each field, or one list item by its place, such as `career_goals/0`. */
export async function profileFields(tx: Tx): Promise<Candidate[]> {
  const fields = (await tx.profile.get())?.profile ?? {};
  return Object.entries(fields).flatMap(([name, value]) => {
    const parts = Array.isArray(value) ? value.map((item, at) => [`${name}/${at}`, item]) : [[name, value]];
    return parts.map(([id, part]) => ({
      ...{ kind: "profile_field" as const, id: String(id), title: name },
      erases: (judge: JudgeTopic) => (textCutter(judge)(part) === undefined ? "whole" : "sentence"),
      parts: [name.replaceAll("_", " "), ...wordsOf(part)].map((text) => ({
        text,
        kind: "personal" as const,
      })),
    }));
  });
}

/** Texts with their field names, which may be the person's own words as well. */
function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (!isObject(value)) return value === null || value === undefined ? [] : [String(value)];
  return Object.entries(value).flatMap(([key, item]) => [key.replaceAll("_", " "), ...wordsOf(item)]);
}

/** Removes fields from the profile, or their sentences about the topic. Returns the number of fields. */
export async function removeFields(
  { tx, now }: HandlerContext,
  ids: readonly string[],
  judge: JudgeTopic,
): Promise<number> {
  const stored = await tx.profile.get();
  if (!stored || ids.length === 0) return 0;
  const places = ids.map((id) => id.split("/").map((part, at) => (at === 0 ? part : Number(part))));
  const there = places.filter((place) => valueAt(stored.profile, place) !== undefined);
  const cut = textCutter(judge);
  const left = [...there].sort(lastFirst).reduce<unknown>((profile, place) => {
    const rest = cut(valueAt(profile, place));
    return rest === undefined ? withoutValue(profile, place) : withValue(profile, place, rest);
  }, stored.profile);
  await tx.profile.put(Profile.parse(left), now.toISOString());
  return there.length;
}
