import type { ForgettableKind } from "../../../domain/forget/schema.ts";

/** Names of forgettable kinds: singular and plural. */
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
  resume_source: ["sentence of the resume's text", "sentences of the resume's text"],
  alert: ["alert", "alerts"],
  webhook: ["webhook", "webhooks"],
  api_key: ["name of a key", "names of keys"],
  account: ["name of the account", "names of the account"],
  change: ["line in the list of changes", "lines in the list of changes"],
};

export function kindInWords(kind: string, count = 1): string {
  const [one, several] = Object.entries(words).find(([key]) => key === kind)?.[1] ?? ["copy", "copies"];
  return count === 1 ? one : several;
}

/** Other places where words of a topic may be. */
const places: Readonly<Record<string, string>> = {
  profile: "profile",
  resume: "resume",
  alert_state: "what alerts looked at",
  event: "event for webhooks",
  delivery: "delivery to a webhook",
  linked_account: "account of an issuer",
  browser: "browser that is signed in",
  access_log: "line of the access log",
  reply: "kept answer",
};

export function placeInWords(kind: string): string {
  return places[kind] ?? kindInWords(kind);
}
