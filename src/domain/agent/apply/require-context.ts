import { type ErrorType, fail } from "../../../operation/errors.ts";
import type { Tx } from "../../../store/ports/store.ts";
import type { ApplyContext } from "../schema.ts";

/**
 * Refuses an id that does not belong to the user, with the resource's own error type, before anything is done.
 * Throws ServiceError.
 */
export async function requireContext(
  tx: Tx,
  { checkpointId, reportId, jobsWorkspaceItemId }: ApplyContext,
): Promise<void> {
  const named: [keyof ApplyContext, string | null | undefined, Pick<Tx["jobs"], "existing">, ErrorType][] = [
    ["checkpointId", checkpointId, tx.checkpoints, "checkpoints.not_found"],
    ["reportId", reportId, tx.reports, "reports.not_found"],
    ["jobsWorkspaceItemId", jobsWorkspaceItemId, tx.jobs, "jobs_workspace.not_found"],
  ];
  for (const [field, id, documents, type] of named) {
    if (id === null || id === undefined || (await documents.existing([id])).length > 0) continue;
    throw fail(type, `context.${field} names an id that nothing has.`);
  }
}
