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

/** Where two checkpoints differ in goals, targets, references and the fit scores of the briefs they refer to. */
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

/** Objects are compared field by field, anything else as a whole; what one side lacks is null. */
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
