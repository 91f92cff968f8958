import type { ForgettableKind } from "../../../domain/forget/schema.ts";

/** What something that can be forgotten is called: one, and several. */
const words: Record<ForgettableKind, readonly [one: string, several: string]> = {
  memory: ["memory", "memories"],
  timeline_event: ["event of the timeline", "events of the timeline"],
  assessment: ["assessment", "assessments"],
  fit_brief: ["fit brief", "fit briefs"],
  report: ["report", "reports"],
  execution_artifact: ["document", "documents"],
  job: ["opening", "openings"],
  checkpoint: ["checkpoint", "checkpoints"],
  profile_field: ["part of the profile", "parts of the profile"],
  resume_entry: ["part of the resume", "parts of the resume"],
  change: ["line in the list of changes", "lines in the list of changes"],
};

/** The name of a kind, for so many. */
export function kindInWords(kind: string, count = 1): string {
  const [one, several] = Object.entries(words).find(([key]) => key === kind)?.[1] ?? ["copy", "copies"];
  return count === 1 ? one : several;
}
