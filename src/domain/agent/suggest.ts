import type { SuggestedCall } from "../checkpoints/schema.ts";
import type { ActionResult, CheckpointHandle } from "./schema.ts";

/** Calls that can be sent as they are: look at what was made, go on from the checkpoint. */
export function suggestAfter(results: ActionResult[], checkpoint: CheckpointHandle | null): SuggestedCall[] {
  const outputs = results.flatMap((result) => (result.outputs ? [result.outputs] : []));
  const artifacts = outputs.flatMap(({ artifactRefs }) => artifactRefs);
  const brief = artifacts.find((id) => id.startsWith("fit_"));
  const artifact = artifacts.find((id) => id.startsWith("art_"));
  const report = outputs.flatMap(({ reportRefs }) => reportRefs)[0];
  const job = outputs.flatMap(({ jobsWorkspaceRefs }) => jobsWorkspaceRefs)[0];
  const blocked = results.some(({ status }) => status === "blocked");
  const calls: [string | undefined, (id: string) => SuggestedCall][] = [
    [brief, (id) => get(`/api/v1/fit-briefs/${id}`, "Read the fit brief.")],
    [artifact, (id) => get(`/api/v1/execution-artifacts/${id}`, "Review the artifact line by line.")],
    [report, (id) => get(`/api/v1/reports/${id}`, "Read the report.")],
    [job, (id) => get(`/api/v1/jobs-workspace/${id}`, "See where the opportunity stands.")],
    [blocked ? "context" : undefined, () => get("/api/v1/context", "See what is known and what is missing.")],
    [
      checkpoint && (checkpoint.status === "created" || checkpoint.status === "updated")
        ? checkpoint.id
        : undefined,
      (id) => ({
        method: "POST",
        path: `/api/v1/checkpoints/${id}/fork`,
        reason: "Try another way from here.",
      }),
    ],
  ];
  return calls.flatMap(([id, call]) => (id === undefined ? [] : [call(id)]));
}

function get(path: string, reason: string): SuggestedCall {
  return { method: "GET", path, reason };
}
