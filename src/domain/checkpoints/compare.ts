import { isObject, sameJson } from "../../shared/json.ts";
import type { Tx } from "../../store/ports/store.ts";
import type { Checkpoint } from "./schema.ts";

const comparedFields = [
  "goalSnapshot",
  "targetSnapshot",
  "reportRefs",
  "artifactRefs",
  "jobsWorkspaceRefs",
] as const;

/** The differences between two checkpoints: goals, targets, references, and the fit scores of their briefs. */
export async function compareCheckpoints(tx: Tx, left: Checkpoint, right: Checkpoint) {
  return {
    left,
    right,
    differences: comparedFields.flatMap((field) =>
      differences(field, left[field] ?? null, right[field] ?? null),
    ),
    scores: await scores(tx, left, right),
  };
}

interface Difference {
  path: string;
  left: unknown;
  right: unknown;
}

/** Objects are compared by field, other values as a whole. A missing side is null. */
function differences(path: string, left: unknown, right: unknown): Difference[] {
  if (sameJson(left, right)) return [];
  if (!isObject(left) || !isObject(right)) return [{ path, left, right }];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])].sort();
  return keys.flatMap((key) => differences(`${path}.${key}`, left[key] ?? null, right[key] ?? null));
}

async function scores(tx: Tx, left: Checkpoint, right: Checkpoint) {
  const refs = [...new Set([...left.artifactRefs, ...right.artifactRefs])];
  const rows = [];
  for (const ref of refs) {
    const score = (await tx.briefs.get(ref))?.briefData.score;
    if (typeof score !== "number") continue;
    rows.push({
      ref,
      left: left.artifactRefs.includes(ref) ? score : null,
      right: right.artifactRefs.includes(ref) ? score : null,
    });
  }
  return rows;
}
