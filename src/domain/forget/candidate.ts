import type { TextKind } from "../../engine/retrieval/topic/terms.ts";
import { isObject } from "../../shared/json.ts";
import type { JudgeTopic, Part } from "./judge.ts";
import type { Erases, ForgettableKind } from "./schema.ts";

/** A record or part of one that can be forgotten: its name, its text, and how it is erased. */
export interface Candidate {
  kind: ForgettableKind;
  id: string;
  title: string;
  parts: Part[];
  erases: Erases | ((judge: JudgeTopic) => Erases);
  /** Its place in the resume's text. */
  spans?: readonly (readonly number[])[];
  /** The name of an opening. What only a stranger's text says is certain to be about it if its name says it too. */
  name?: string;
  /** Not the person's own words, so it is erased only if they select it. */
  isDoubtful?: boolean;
}

/** The part of a document that repeats someone else's text. */
const foreignFields = new Set([
  "opportunity",
  "opportunitySummary",
  "postingText",
  "requirements",
  "missingSkills",
  "gaps",
  "unmet",
  "blockers",
]);

/** The strings in a stored value, each with its author. */
export function partsOf(value: unknown, kind: TextKind): Part[] {
  if (typeof value === "string") return [{ text: value, kind }];
  if (Array.isArray(value)) return value.flatMap((item) => partsOf(item, kind));
  if (!isObject(value)) return [];
  const own = value.source === "opportunity" ? "foreign" : kind;
  return Object.entries(value).flatMap(([field, item]) =>
    partsOf(item, foreignFields.has(field) ? "foreign" : own),
  );
}
