import { placeOfPath, valueAt } from "../../engine/resume/edit/places.ts";
import type { TextKind } from "../../engine/retrieval/topic.ts";
import { isObject, textsIn } from "../../shared/json.ts";
import type { Tx } from "../../store/ports/store.ts";
import { allPages } from "../all-pages.ts";
import { isIndexEntry } from "../memories/made-from.ts";
import type { ForgettableKind } from "./schema.ts";

/** Something of a person that could be forgotten: what it is called and what it says. */
export interface Candidate {
  kind: ForgettableKind;
  id: string;
  title: string;
  text: string;
  speaksOf: TextKind;
}

/** Everything stored of a person that could be forgotten by itself. */
export async function collect(tx: Tx): Promise<Candidate[]> {
  return [
    ...(await memories(tx)),
    ...(await timeline(tx)),
    ...(await profileFields(tx)),
    ...(await resumeEntries(tx)),
    ...(await assessments(tx)),
    ...(await documents(tx)),
  ];
}

/** Where notes come from that index another thing, and go with it. */
const indexed = new Set([
  "resume",
  "profile",
  "assessment",
  "timeline",
  "job",
  "fit_brief",
  "report",
  "checkpoint",
]);

async function memories(tx: Tx): Promise<Candidate[]> {
  const nodes = await allPages((page) => tx.memories.list(page));
  return nodes
    .filter((node) => !(indexed.has(node.sourceType ?? "") && isIndexEntry(node)))
    .map(({ id, nodeType, contentText, content, sourceType = "" }) => ({
      ...{ kind: "memory" as const, id, title: nodeType, speaksOf: "personal" as const },
      text: [contentText, ...textsIn(content), nodeType, sourceType].join("\n"),
    }));
}

async function timeline(tx: Tx): Promise<Candidate[]> {
  const events = await allPages((page) => tx.timeline.list(page));
  return events.map(({ id, eventType, eventData }) => ({
    ...{ kind: "timeline_event" as const, id, title: eventType, speaksOf: "personal" as const },
    text: [eventType.replace(/[._]/g, " "), ...textsIn(eventData)].join("\n"),
  }));
}

/** A field, or of a list one item, by its place such as `career_goals/0`. */
async function profileFields(tx: Tx): Promise<Candidate[]> {
  const fields = (await tx.profile.get())?.profile ?? {};
  return Object.entries(fields).flatMap(([name, value]) => {
    const parts = Array.isArray(value) ? value.map((item, at) => [`${name}/${at}`, item]) : [[name, value]];
    return parts.map(([id, part]) => ({
      ...{ kind: "profile_field" as const, id: String(id), title: name, speaksOf: "personal" as const },
      text: [name.replaceAll("_", " "), ...wordsOf(part)].join("\n"),
    }));
  });
}

/** Texts with the names of fields, which may be a person's words, too. */
function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (!isObject(value)) return value === null || value === undefined ? [] : [String(value)];
  return Object.entries(value).flatMap(([key, item]) => [key.replaceAll("_", " "), ...wordsOf(item)]);
}

/** Begins the id of a line of the resume of which nothing was taken. */
export const UNREAD = "unread/";

async function resumeEntries(tx: Tx): Promise<Candidate[]> {
  const record = await tx.resume.get();
  if (!record) return [];
  const claims = await tx.resume.claims();
  const entry = { kind: "resume_entry" as const, speaksOf: "work" as const };
  return [
    ...claims.map(({ id, kind, text, path }) => ({
      ...{ ...entry, id, title: kind },
      text: [text, ...ownFields(valueAt(record.document, placeOfPath(path)))].join("\n"),
    })),
    // Lines that nobody understood say something, too.
    ...record.unread.map(({ text }, at) => ({ ...entry, id: `${UNREAD}${at}`, title: "unread line", text })),
  ];
}

/** The texts of an entry that are no claims of their own. */
function ownFields(entry: unknown): string[] {
  if (!isObject(entry)) return [];
  return Object.values(entry).filter((value): value is string => typeof value === "string");
}

async function assessments(tx: Tx): Promise<Candidate[]> {
  const submissions = await tx.assessments.latest();
  return submissions.map(({ moduleId, result }) => ({
    ...{ kind: "assessment" as const, id: moduleId, title: moduleId, speaksOf: "work" as const },
    text: result.module_category.replaceAll("_", " "),
  }));
}

async function documents(tx: Tx): Promise<Candidate[]> {
  const lists = await Promise.all([
    allPages((page) => tx.briefs.list(page)).then((found) =>
      found.map((one) => document("fit_brief", one, one.query, "work")),
    ),
    allPages((page) => tx.reports.list(page)).then((found) =>
      found.map((one) => document("report", one, one.title ?? "report", "work")),
    ),
    allPages((page) => tx.artifacts.list(page)).then((found) =>
      found.map((one) => document("execution_artifact", one, one.title, "work")),
    ),
    allPages((page) => tx.jobs.list(page)).then((found) =>
      found.map((one) => document("job", one, one.title, "work")),
    ),
    allPages((page) => tx.checkpoints.list(page)).then((found) =>
      found.map((one) => document("checkpoint", one, one.kind, "personal")),
    ),
  ]);
  return lists.flat();
}

function document(kind: ForgettableKind, body: { id: string }, title: string, speaksOf: TextKind): Candidate {
  return { kind, id: body.id, title, text: textsIn(body).join("\n"), speaksOf };
}
