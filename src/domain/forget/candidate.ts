import type { TextKind } from "../../engine/retrieval/topic/terms.ts";
import { isObject } from "../../shared/json.ts";
import type { JudgeTopic } from "./judge.ts";
import type { Part } from "./part.ts";
import type { Erases, ForgettableKind } from "./schema.ts";

/** Something of a person that could be forgotten: what it is called, what it says, and how it is erased. */
export interface Candidate {
  kind: ForgettableKind;
  id: string;
  title: string;
  parts: Part[];
  erases: Erases | ((judge: JudgeTopic) => Erases);
  /** Where it stands in the text of the resume. */
  spans?: readonly (readonly number[])[];
  /** It is not the person's word, so that it goes only where they say so. */
  isDoubtful?: boolean;
}

/** Where a document repeats what a stranger wrote. */
const foreignFields = new Set([
  "opportunity",
  "opportunitySummary",
  "requirements",
  "missingSkills",
  "gaps",
  "unmet",
  "blockers",
]);

/** The texts of a stored value, each with whose words it is. */
export function partsOf(value: unknown, kind: TextKind): Part[] {
  if (typeof value === "string") return [{ text: value, kind }];
  if (Array.isArray(value)) return value.flatMap((item) => partsOf(item, kind));
  if (!isObject(value)) return [];
  const own = value.source === "opportunity" ? "foreign" : kind;
  return Object.entries(value).flatMap(([field, item]) =>
    partsOf(item, foreignFields.has(field) ? "foreign" : own),
  );
}
