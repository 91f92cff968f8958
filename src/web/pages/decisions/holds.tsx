import type { Checkpoint } from "../../../domain/checkpoints/schema.ts";
import { getArtifact } from "../../../domain/execution-artifacts/operations.ts";
import { getFitBrief } from "../../../domain/fit-briefs/operations.ts";
import { getJob } from "../../../domain/jobs-workspace/operations.ts";
import { getReport } from "../../../domain/reports/operations.ts";
import { Text } from "../../../shared/view/parts.tsx";
import { nameOf } from "../../openings.ts";
import { orMissing, type Person } from "../../person.ts";

/** A record that a saved place refers to and that still exists. */
export interface Held {
  id: string;
  path: string;
  name: string;
}

/** The most records of a kind that are looked up. */
const MOST = 60;

/** The records that places refer to, by id, without deleted ones. */
export async function heldBy(
  person: Person,
  checkpoints: readonly Checkpoint[],
): Promise<ReadonlyMap<string, Held>> {
  const held = new Map<string, Held>();
  const ids = (field: "reportRefs" | "artifactRefs" | "jobsWorkspaceRefs") =>
    [...new Set(checkpoints.flatMap((one) => one[field]))].slice(0, MOST);
  const keep = (id: string, folder: string, name: string) =>
    held.set(id, { id, path: `/${folder}/${id}`, name });
  for (const id of ids("jobsWorkspaceRefs")) {
    const job = await orMissing(person.ask(getJob, { id }), "jobs_workspace.not_found");
    if (job) keep(id, "jobs", nameOf(job.data));
  }
  for (const id of ids("artifactRefs")) {
    const made = await orMissing(person.ask(getArtifact, { id }), "execution_artifacts.not_found");
    if (made) keep(id, "documents", made.data.title);
    const brief = made ? undefined : await orMissing(person.ask(getFitBrief, { id }), "fit_briefs.not_found");
    if (brief) keep(id, "documents", `Fit brief: ${brief.data.query}`);
  }
  for (const id of ids("reportRefs")) {
    const report = await orMissing(person.ask(getReport, { id }), "reports.not_found");
    if (report) keep(id, "documents", report.data.title ?? "Report");
  }
  return held;
}

/** Links to a place's records, and the number of deleted ones. */
export function HeldList({ ids, held }: { ids: readonly string[]; held: ReadonlyMap<string, Held> }) {
  const looked = ids.slice(0, MOST);
  const there = looked.flatMap((id) => held.get(id) ?? []);
  const gone = looked.length - there.length;
  return (
    <ul class="rows">
      {there.map(({ path, name }) => (
        <li>
          <Text as="a" href={path}>
            {name}
          </Text>
        </li>
      ))}
      {gone > 0 && <li class="soft">{gone === 1 ? "One that was deleted" : `${gone} that were deleted`}</li>}
      {ids.length > looked.length && <li class="soft">{ids.length - looked.length} more</li>}
    </ul>
  );
}
