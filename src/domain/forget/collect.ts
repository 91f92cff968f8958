import type { MaySpeak } from "../../engine/retrieval/topic/may-speak.ts";
import type { TextKind } from "../../engine/retrieval/topic/terms.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { allPages } from "../../operation/page.ts";
import { textsIn } from "../../shared/json.ts";
import { countedTurns } from "../../shared/timers.ts";
import type { ChangeRecord } from "../../store/ports/changes.ts";
import type { StoredDocument } from "../../store/ports/documents.ts";
import type { Tx } from "../../store/ports/store.ts";
import { isIndexEntry } from "../memories/made-from.ts";
import { type Candidate, partsOf } from "./candidate.ts";
import { profileFields } from "./profile-fields.ts";
import { resumeEntries } from "./resume-entries.ts";
import { type ForgettableKind, forgettableKinds } from "./schema.ts";

/** What can be forgotten, and per kind the number of records skipped because they are not about the topic. */
interface Collected {
  candidates: Candidate[];
  passedBy: Record<string, number>;
}

/** The read side of forgetting: one state of the data, with pauses for other requests during long reads. */
export type Reading = Pick<HandlerContext, "tx" | "pause">;

/** Every stored record of a person that can be forgotten alone and may be about a topic. */
export async function collect({ tx, pause }: Reading, maySpeak: MaySpeak): Promise<Collected> {
  const { candidates, passedBy } = await documents({ tx, pause }, maySpeak);
  const all = [
    ...(await memories(tx)),
    ...(await timeline(tx)),
    ...(await profileFields(tx)),
    ...(await resumeEntries(tx)),
    ...(await assessments(tx)),
    ...candidates,
    ...(await beside(tx)),
    ...(await tx.changes.all()).map(change),
  ];
  return { candidates: all, passedBy };
}

/** Sources of notes that index another record and are deleted with it. */
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
    .map(({ id, nodeType, contentText, content, sourceType = "", sourceId = "", threadId = "" }) => ({
      ...{ kind: "memory", id, title: nodeType, erases: "whole" },
      parts: personal([contentText, ...textsIn(content), nodeType, sourceType, sourceId, threadId]),
    }));
}

async function timeline(tx: Tx): Promise<Candidate[]> {
  const events = await allPages((page) => tx.timeline.list(page));
  return events.map(({ id, eventType, eventData }) => ({
    ...{ kind: "timeline_event", id, title: eventType, erases: "whole" },
    parts: [...personal([eventType.replace(/[._]/g, " ")]), ...partsOf(eventData, "personal")],
  }));
}

async function assessments(tx: Tx): Promise<Candidate[]> {
  const submissions = await tx.assessments.latest();
  return submissions.map(({ moduleId, result }) => ({
    ...{ kind: "assessment", id: moduleId, title: moduleId, erases: "whole" },
    parts: [{ text: result.module_category.replaceAll("_", " "), kind: "work" }],
  }));
}

type IsWanted = (json: string, kind: TextKind, id: string) => boolean;

/** Adds the documents that contain the name of a person described by the topic. */
export async function withNamed(
  reading: Reading,
  { candidates, passedBy }: Collected,
  hasName: (text: string) => boolean,
): Promise<Collected> {
  const known = new Set(candidates.map(({ id }) => id));
  const named = await documents(reading, (json, _, id) => !known.has(id) && hasName(json));
  const left = { ...passedBy };
  for (const { kind } of named.candidates) left[kind] = (left[kind] ?? 1) - 1;
  return { candidates: [...candidates, ...named.candidates], passedBy: left };
}

/** The documents that may be about the topic. There may be ten thousand others, which are only counted. */
async function documents({ tx, pause }: Reading, isWanted: IsWanted): Promise<Collected> {
  const candidates: Candidate[] = [];
  const passedBy: Record<string, number> = {};
  const isPauseDue = countedTurns();
  for await (const page of tx.account.rawDocuments())
    for (const { id, kind, json } of page) {
      if (isPauseDue(json.length)) await pause();
      if (isWanted(json, textKindOf(kind), id)) candidates.push(document(kindOf(kind), JSON.parse(json)));
      else passedBy[kindOf(kind)] = (passedBy[kindOf(kind)] ?? 0) + 1;
    }
  return { candidates, passedBy };
}

function textKindOf(kind: string): TextKind {
  return kind === "checkpoint" ? "personal" : "work";
}

function kindOf(kind: string): ForgettableKind {
  return kind === "artifact" ? "execution_artifact" : (forgettableKinds.find((one) => one === kind) ?? "job");
}

function document(kind: ForgettableKind, body: StoredDocument): Candidate {
  const { title, query, company }: Record<string, unknown> = { ...body };
  return {
    ...{ kind, id: body.id, title: String(title ?? query ?? kind.replaceAll("_", " ")), erases: "whole" },
    ...(kind === "job" && { name: `${title ?? ""} ${company ?? ""}` }),
    parts: partsOf(body, textKindOf(kind)),
  };
}

/** Stored data besides the career: alerts, subscription addresses, names of keys, and the person's name. */
async function beside(tx: Tx): Promise<Candidate[]> {
  const everyOne = { includeRead: true, includeDismissed: true };
  const alerts = await allPages((page) => tx.alerts.list({ ...page, ...everyOne }));
  const webhooks = await allPages((page) => tx.webhooks.list(page));
  const keys = await allPages((page) => tx.keys.list(page));
  const user = await tx.user.get();
  return [
    ...alerts.map(({ id, alertType, message, actionSuggestions = [] }) => ({
      ...{ kind: "alert" as const, id, title: alertType, erases: "whole" as const },
      parts: personal([message, ...actionSuggestions]),
    })),
    ...webhooks.map(({ id, webhookUrl }) => ({
      ...{ kind: "webhook" as const, id, title: "webhook", erases: "whole" as const, isDoubtful: true },
      parts: personal([webhookUrl]),
    })),
    ...keys.map(({ id, name }) => ({
      ...{ kind: "api_key" as const, id, title: "key", erases: "label" as const },
      parts: personal([name]),
    })),
    ...(["name", "email"] as const).flatMap((field) => ({
      ...{ kind: "account" as const, id: `account/${field}`, title: field, erases: "label" as const },
      ...{ isDoubtful: true, parts: personal([user?.[field] ?? ""]) },
    })),
  ];
}

/** A change, which contains or could restore what it overwrote. */
function change({ id, operation, summary, inverse }: ChangeRecord): Candidate {
  const old = inverse.flatMap(({ patches }) =>
    patches.flatMap(({ path, before }) => [
      ...personal([path.join(" ").replaceAll("_", " ")]),
      ...partsOf(before, "personal"),
    ]),
  );
  return { kind: "change", id, title: operation, parts: [...personal([summary]), ...old], erases: "whole" };
}

function personal(texts: readonly string[]): Candidate["parts"] {
  return texts.map((text) => ({ text, kind: "personal" as const }));
}
