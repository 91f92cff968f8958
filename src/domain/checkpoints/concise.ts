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
