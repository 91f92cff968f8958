import type { Tx } from "../../store/ports/store.ts";
import { ModuleId } from "../assessments/schema.ts";
import type { MemoryNode } from "./schema.ts";

/** What the service made a memory from, and the operations that correct the original. */
export interface Origin {
  what: string;
  see: string[];
}

type Source = Pick<MemoryNode, "id" | "sourceType" | "sourceId" | "content">;

/** The source of a memory that indexes another record; undefined for an independent note. */
export async function originOf(tx: Tx, node: Source): Promise<Origin | undefined> {
  const [event] = await tx.timeline.ofMemory(node.id);
  if (event) return { what: "a timeline event", see: ["timeline.delete", "timeline.create"] };
  return origins[node.sourceType ?? ""]?.(node);
}

// Callers may name any source. Only one in the form of the service's own entries counts.
const origins: Record<string, (node: Source) => Origin | undefined> = {
  resume: ({ sourceId }) =>
    sourceId === "resume" ? { what: "the resume", see: ["resume.update"] } : undefined,
  profile: ({ sourceId }) =>
    sourceId === "career_goals" || sourceId === "bio_summary"
      ? { what: "the profile", see: ["profile.update"] }
      : undefined,
  assessment: ({ sourceId }) =>
    ModuleId.safeParse(sourceId).success
      ? { what: "an assessment", see: ["assessments.submit", "assessments.delete"] }
      : undefined,
  job: indexed({ what: "a jobs workspace item", see: ["jobsWorkspace.update", "jobEvents.create"] }),
  fit_brief: indexed({ what: "a fit brief", see: ["fitBriefs.delete"] }),
  report: indexed({ what: "a report", see: ["reports.delete"] }),
  checkpoint: indexed({ what: "a checkpoint", see: ["checkpoints.update"] }),
};

function indexed(origin: Origin): (node: Source) => Origin | undefined {
  return ({ content, sourceId }) => (sourceId !== undefined && content.id === sourceId ? origin : undefined);
}

/** True if a memory has the form of the service's own index entries, whatever its source. */
export function isIndexEntry({ sourceId, content }: Pick<MemoryNode, "sourceId" | "content">): boolean {
  return (
    (sourceId !== undefined && content.id === sourceId) ||
    ["claimIds", "moduleId", "value", "eventType"].some((field) => field in content)
  );
}
