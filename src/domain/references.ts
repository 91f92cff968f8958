import { type ErrorType, fail } from "../operation/errors.ts";
import type { Tx } from "../store/ports/store.ts";

/** References as callers send them, by the field that holds them. */
export interface Refs {
  reportRefs?: readonly string[] | undefined;
  /** Execution artifacts or fit briefs. */
  artifactRefs?: readonly string[] | undefined;
  jobsWorkspaceRefs?: readonly string[] | undefined;
  fitBriefRef?: string | null | undefined;
  checkpointId?: string | null | undefined;
  sourceCheckpointId?: string | null | undefined;
}

/**
 * The references in a patch that `stored` does not have yet. A reference stored earlier may stay after its target
 * was deleted.
 */
export function newRefs(patch: Refs, stored: Refs): Refs {
  const lists = ["reportRefs", "artifactRefs", "jobsWorkspaceRefs"] as const;
  const single = ["fitBriefRef", "checkpointId"] as const;
  return {
    ...Object.fromEntries(
      lists.map((field) => [field, patch[field]?.filter((id) => !stored[field]?.includes(id))]),
    ),
    ...Object.fromEntries(
      single.map((field) => [field, patch[field] === stored[field] ? undefined : patch[field]]),
    ),
  };
}

/** Refuses a reference whose target does not exist. The error names the field. */
export async function requireRefs(tx: Tx, refs: Refs): Promise<void> {
  for (const [field, ids, find] of lookups(tx, refs)) {
    const known = new Set(await find(ids));
    if (ids.every((id) => known.has(id))) continue;
    throw fail("validation.bad_request", `${field} must name what exists: nothing has the id it gives.`);
  }
}

type Lookup = [
  field: keyof Refs,
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<string[]>,
];

function lookups(tx: Tx, refs: Refs): Lookup[] {
  const one = (id: string | null | undefined) => (id === null || id === undefined ? [] : [id]);
  return [
    ["reportRefs", refs.reportRefs ?? [], tx.reports.existing],
    ["artifactRefs", refs.artifactRefs ?? [], (ids) => existingArtifacts(tx, ids)],
    ["jobsWorkspaceRefs", refs.jobsWorkspaceRefs ?? [], tx.jobs.existing],
    ["fitBriefRef", one(refs.fitBriefRef), tx.briefs.existing],
    ["checkpointId", one(refs.checkpointId), tx.checkpoints.existing],
    ["sourceCheckpointId", one(refs.sourceCheckpointId), tx.checkpoints.existing],
  ];
}

/** The ids that belong to an execution artifact or a fit brief. */
export async function existingArtifacts(tx: Tx, ids: readonly string[]): Promise<string[]> {
  return [...(await tx.artifacts.existing(ids)), ...(await tx.briefs.existing(ids))];
}

/** Refuses an id in a workflow's context that does not belong to the user, with the resource's own error type. */
export async function requireContext(tx: Tx, context: Readonly<Record<string, unknown>>): Promise<void> {
  const named: [string, Pick<Tx["jobs"], "existing">, ErrorType][] = [
    ["checkpointId", tx.checkpoints, "checkpoints.not_found"],
    ["reportId", tx.reports, "reports.not_found"],
    ["jobsWorkspaceItemId", tx.jobs, "jobs_workspace.not_found"],
  ];
  for (const [field, documents, type] of named) {
    const id = context[field];
    if (typeof id !== "string" || (await documents.existing([id])).length > 0) continue;
    throw fail(type, `context.${field} names an id that nothing has.`);
  }
}
