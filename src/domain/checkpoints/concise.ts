import { plainText } from "../../engine/plain-text.ts";
import { shortRow } from "../short-row.ts";
import type { Checkpoint } from "./schema.ts";

const rowFields = [
  ...(["id", "kind", "status", "sourceCheckpointId"] as const),
  ...(["goalSnapshot", "targetSnapshot", "metadata", "createdAt"] as const),
];

/** A checkpoint as a row: its purpose and its origin. */
export function checkpointRow(checkpoint: Checkpoint) {
  return shortRow(checkpoint, rowFields);
}

/** The person's name for it, or else its subject. */
export function checkpointLabel({ kind, metadata, goalSnapshot }: Checkpoint): string {
  return plainText([metadata?.branchLabel, metadata?.label, goalSnapshot]) || `a checkpoint of ${kind}`;
}
