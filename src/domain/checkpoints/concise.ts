import { plainText } from "../../engine/plain-text.ts";
import { shortRow } from "../short-row.ts";
import type { Checkpoint } from "./schema.ts";

const rowFields = [
  ...(["id", "kind", "status", "sourceCheckpointId"] as const),
  ...(["goalSnapshot", "targetSnapshot", "metadata", "createdAt"] as const),
];

/** A checkpoint as a row: what it was for and where it comes from. */
export function checkpointRow(checkpoint: Checkpoint) {
  return shortRow(checkpoint, rowFields);
}

/** What a person called it, else what it is about. */
export function checkpointLabel({ kind, metadata, goalSnapshot }: Checkpoint): string {
  return plainText([metadata?.branchLabel, metadata?.label, goalSnapshot]) || `a checkpoint of ${kind}`;
}
