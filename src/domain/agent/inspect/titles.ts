import { plainText } from "../../../engine/plain-text.ts";
import { cutText } from "../../../shared/text/words.ts";
import type { Tx } from "../../../store/ports/store.ts";
import type { InspectData } from "./schema.ts";

type Titled = InspectData["named"][number];

/** Per kind. A title leads to its id; further titles would lead nowhere. */
const MOST = 10;
const LONGEST = 120;

/** Titles of the related ids, for readers. */
export async function titlesOf(tx: Tx, related: InspectData["related"]): Promise<Titled[]> {
  const titled: Titled[] = [];
  const add = (id: string, kind: Titled["kind"], title: string) => {
    const text = cutText(title.trim(), LONGEST);
    if (text !== "") titled.push({ id, kind, title: text });
  };
  for (const id of related.jobsWorkspaceRefs.slice(0, MOST)) {
    const job = await tx.jobs.get(id);
    if (job) add(id, "job", openingTitle(job));
  }
  for (const id of related.artifactRefs.slice(0, MOST)) {
    const artifact = await tx.artifacts.get(id);
    const brief = artifact ? undefined : await tx.briefs.get(id);
    if (artifact) add(id, "document", artifact.title);
    if (brief) add(id, "fit_brief", `Fit brief: ${brief.targetValue ?? brief.query}`);
  }
  for (const id of related.reportRefs.slice(0, MOST)) {
    const report = await tx.reports.get(id);
    if (report) add(id, "report", report.title ?? "Report");
  }
  for (const id of related.checkpointRefs.slice(0, MOST)) {
    const checkpoint = await tx.checkpoints.get(id);
    if (checkpoint) add(id, "checkpoint", checkpointTitle(checkpoint));
  }
  return titled;
}

/** An opening by its title and company. */
export function openingTitle({
  title,
  company,
}: {
  title: string;
  company?: string | null | undefined;
}): string {
  return company ? `${title} at ${company}` : title;
}

function checkpointTitle({ kind, goalSnapshot, targetSnapshot }: Record<string, unknown>): string {
  const said = [goalSnapshot, targetSnapshot].map((part) => plainText(part ?? {})).filter(Boolean);
  return `Checkpoint of ${String(kind)}${said.length > 0 ? `: ${said.join("; ")}` : ""}`;
}
