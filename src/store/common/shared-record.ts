import type { SharedRecord } from "../ports/similar-users.ts";

const areas = ["R", "I", "A", "S", "E", "C"];

/** What a user shares: of a document that was read and of the newest scores by module, each where they consented. */
export function sharedRecord(
  preferences: SharedRecord["preferences"],
  stored: { document: Record<string, unknown> } | undefined,
  scores: Partial<Record<string, Record<string, number>>>,
): SharedRecord {
  const riasec = areas.flatMap((area) => scores.riasec?.[area] ?? []);
  return {
    preferences,
    ...(stored && { document: stored.document }),
    ...(riasec.length === areas.length && { riasec }),
    ...(scores.workStyle && { workStyle: scores.workStyle }),
  };
}
