import type { Checkpoint } from "../../../domain/checkpoints/schema.ts";
import { plainText } from "../../../engine/plain-text.ts";

/** The activity during which a place was saved, in words. */
export const checkpointKinds: Record<Checkpoint["kind"], string> = {
  explore: "Exploring directions",
  apply: "Applying",
  report: "Thinking it through",
  jobs: "Sorting openings",
};

/** A saved place's name: the person's, or else its goal. */
export function checkpointName({ kind, metadata, goalSnapshot }: Checkpoint): string {
  const given = [metadata?.branchLabel, metadata?.label].map(plainText).find((text) => text !== "");
  return given ?? (plainText(Object.values(goalSnapshot ?? {})) || `${checkpointKinds[kind]} (no name)`);
}

/** The metadata field with its displayed name. */
export function nameField({ metadata }: Checkpoint): "branchLabel" | "label" {
  return plainText(metadata?.branchLabel) === "" ? "label" : "branchLabel";
}

/** A JSON field name as words: `target_role` and `targetRole` are both "target role". */
export function fieldWords(name: string): string {
  return name
    .replaceAll("_", " ")
    .replace(/(?<=\p{Ll})(\p{Lu})/gu, " $1")
    .toLowerCase();
}

const partNames: Readonly<Record<string, string>> = {
  goalSnapshot: "Goal",
  targetSnapshot: "Target",
  reportRefs: "Reports",
  artifactRefs: "Documents",
  jobsWorkspaceRefs: "Openings",
};

/** Where two places differ, in words: `goalSnapshot.by` is "Goal: by". */
export function partWords(path: string): string {
  const [part = "", ...rest] = path.split(".");
  const name = partNames[part] ?? fieldWords(part);
  return rest.length === 0 ? name : `${name}: ${rest.map(fieldWords).join(", ")}`;
}
