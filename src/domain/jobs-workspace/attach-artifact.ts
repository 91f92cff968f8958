import type { HandlerContext } from "../../operation/handler.ts";
import { patchJob } from "./jobs.ts";

/** Adds a document to the item it was made for. The item then has documents. */
export async function attachArtifact(
  ctx: HandlerContext,
  jobId: string | undefined,
  artifactId: string,
): Promise<void> {
  const current = jobId === undefined ? undefined : await ctx.tx.jobs.get(jobId);
  if (!current) return;
  const early = ["discovering", "intake_ready", "fit_ready"].includes(current.status);
  if (current.artifactRefs.includes(artifactId) && !early) return;
  const artifactRefs = [...new Set([...current.artifactRefs, artifactId])];
  const status = early && { status: "artifacts_ready" as const };
  await patchJob(ctx, current, { artifactRefs, ...status }, "service");
}
