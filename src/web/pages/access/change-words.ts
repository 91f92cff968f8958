import { questionModule } from "../../../domain/assessments/questions.ts";
import { ModuleId } from "../../../domain/assessments/schema.ts";
import type { Change } from "../../../domain/changes/schema.ts";
import { fieldWords } from "../decisions/words.ts";
import { profileLabels } from "../profile/fields.ts";

/** What a change did, by operation: the words before its object. */
const deeds: Readonly<Record<string, string>> = {
  "agent.apply": "Worked on an opening",
  "alerts.update": "Read or dismissed an alert",
  "assessments.delete": "Deleted an assessment",
  "assessments.submit": "Took an assessment",
  "checkpoints.create": "Saved a decision",
  "checkpoints.fork": "Started a branch of a decision",
  "checkpoints.restore": "Restored a decision",
  "checkpoints.update": "Changed a decision",
  "dataSharing.update": "Changed what is shared",
  "executionArtifacts.create": "Wrote a document",
  "executionArtifacts.update": "Edited a document",
  "jobEvents.create": "Noted what happened",
  "jobsWorkspace.create": "Added an opening",
  "jobsWorkspace.delete": "Deleted an opening",
  "jobsWorkspace.import": "Imported openings",
  "jobsWorkspace.merge": "Joined two openings",
  "jobsWorkspace.split": "Separated two openings",
  "jobsWorkspace.update": "Edited an opening",
  "memories.create": "Added a note",
  "memories.delete": "Deleted a note",
  "memories.update": "Edited a note",
  "profile.update": "Changed the profile",
  "resume.import": "Imported a resume",
  "resume.update": "Corrected the resume",
  "timeline.create": "Added an event",
  "timeline.delete": "Deleted an event",
  "webhooks.create": "Added a webhook",
  "webhooks.delete": "Deleted a webhook",
  "webhooks.update": "Changed a webhook",
};

/** A change in words: what was done, and to what. */
export function changeInWords({ operation, summary }: Pick<Change, "operation" | "summary">): string {
  const deed = deeds[operation];
  if (deed === undefined) return summary;
  const [, labels = ""] = /^[^:]+: (.*)$/s.exec(summary) ?? [];
  const object = inWords[operation]?.(labels) ?? labels;
  if (object === "") return deed;
  const verb = verbs[operation];
  return verb === undefined ? `${deed}: ${object}` : `${verb} ${object}`;
}

/** Verbs whose object needs no word before its name. */
const verbs: Readonly<Record<string, string>> = {
  "agent.apply": "Worked on",
  "checkpoints.fork": "Branched",
  "checkpoints.restore": "Restored",
  "jobsWorkspace.merge": "Joined",
  "jobsWorkspace.split": "Separated",
};

/** What was changed, for operations whose summary names it as programs do. */
const inWords: Readonly<Record<string, (labels: string) => string>> = {
  "assessments.submit": assessmentName,
  "assessments.delete": assessmentName,
  // There is one of each, and the deed names it.
  "dataSharing.update": () => "",
  "resume.import": () => "",
  "profile.update": fieldsInWords,
  "timeline.create": eventName,
  "timeline.delete": eventName,
};

function assessmentName(module: string): string {
  const known = ModuleId.safeParse(module);
  return known.success ? questionModule(known.data).title : module;
}

/** "conversation.held" as words. */
function eventName(type: string): string {
  return type.replace(/[._]+/g, " ");
}

/** Names of profile fields as the form calls them. The last one of a long list may be cut off, and is left out. */
function fieldsInWords(names: string): string {
  if (names === "") return "";
  const parts = names.split(", ");
  const isCut = names.endsWith("…");
  const words = (isCut ? parts.slice(0, -1) : parts).map((name) => profileLabels[name] ?? fieldWords(name));
  return isCut ? `${words.join(", ")} and more` : words.join(", ");
}
