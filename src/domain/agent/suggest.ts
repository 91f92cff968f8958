import type { Tx } from "../../store/ports/store.ts";
import { type OperationLink, overviewLink, suggestion } from "../operation-links.ts";
import type { ActionResult, CheckpointHandle } from "./schema.ts";

/** Calls that can be sent unchanged: look at what was made or is missing, or continue from the checkpoint. */
export async function suggestAfter(
  tx: Tx,
  results: ActionResult[],
  checkpoint: CheckpointHandle | null,
): Promise<OperationLink[]> {
  const outputs = results.flatMap((result) => (result.outputs ? [result.outputs] : []));
  const artifacts = outputs.flatMap(({ artifactRefs }) => artifactRefs);
  const brief = artifacts.find((id) => id.startsWith("fit_"));
  const artifact = artifacts.find((id) => id.startsWith("art_"));
  const report = outputs.flatMap(({ reportRefs }) => reportRefs)[0];
  const job = outputs.flatMap(({ jobsWorkspaceRefs }) => jobsWorkspaceRefs)[0];
  const stuck = results.some(({ diagnostics }) => diagnostics !== null);
  const saved = checkpoint?.status === "created" || checkpoint?.status === "updated";
  return [
    ...of(brief, (id) => suggestion("fitBriefs.get", "Read the fit brief.", { id })),
    ...of(artifact, (id) =>
      suggestion("executionArtifacts.get", "Review the artifact line by line.", { id }),
    ),
    ...of(artifact, () => ({
      ...suggestion("resume.get", "The claims' ids, to write a document yourself that is proved and stored."),
      see: "executionArtifacts.create",
    })),
    ...of(report, (id) => suggestion("reports.get", "Read the report.", { id })),
    ...of(job, (id) => suggestion("jobsWorkspace.get", "See the opportunity's progress.", { id })),
    ...(stuck
      ? [await overviewLink(tx, "See what is known, and what is missing for what was blocked.")]
      : []),
    ...of(saved ? checkpoint?.id : undefined, (id) =>
      suggestion("checkpoints.fork", "Try another way from here.", { id }),
    ),
  ];
}

function of(id: string | undefined, make: (id: string) => OperationLink): OperationLink[] {
  return id === undefined ? [] : [make(id)];
}
