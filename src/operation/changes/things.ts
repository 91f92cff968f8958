import { isObject } from "../../shared/json.ts";
import type { Patch } from "../../store/ports/changes.ts";
import type { DocumentRepository, StoredDocument } from "../../store/ports/documents.ts";
import type { Tx } from "../../store/ports/store.ts";

type Submission = Parameters<Tx["assessments"]["add"]>[0];

/** How records of one kind are read and restored. The id is empty if a user has only one of the kind. */
export interface ThingKind {
  /** The record as JSON. Undefined if there is none. */
  read: (tx: Tx, id: string) => Promise<unknown>;
  /** Stores a value from `read`, or deletes the record if undefined. */
  write: (tx: Tx, id: string, value: never) => Promise<void>;
  /** A name for people, from its value and the changed paths. */
  label: (value: Record<string, unknown>, patches: readonly Patch[]) => string;
  /** Derived fields and timestamps. A later change of only these is not a conflict. */
  derived?: ReadonlySet<string>;
  /** Why a change from one value to another cannot be undone. Undefined if it can. */
  barred?: (before: unknown, after: unknown) => string | undefined;
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

function documents<Document extends StoredDocument>(
  repository: (tx: Tx) => DocumentRepository<Document>,
  label: ThingKind["label"],
): ThingKind {
  return {
    read: (tx, id) => repository(tx).get(id),
    write: async (tx, id, value: Document | undefined) =>
      value === undefined ? void (await repository(tx).remove(id)) : repository(tx).restore(value),
    label,
    derived: new Set(["updatedAt"]),
  };
}

/** Up to this many claims are named one by one, otherwise only their resume. */
const FEW = 3;

interface StoredResume {
  record: NonNullable<Awaited<ReturnType<Tx["resume"]["get"]>>>;
  claims: Record<string, Awaited<ReturnType<Tx["resume"]["claims"]>>[number]>;
  order: string[];
}

/** The kinds of records, in the order of preference for naming a change. */
const thingKinds: Readonly<Record<string, ThingKind>> = {
  profile: {
    read: async (tx) => {
      const stored = await tx.profile.get();
      return { isThere: stored !== undefined, fields: stored?.profile ?? {}, updatedAt: stored?.updatedAt };
    },
    write: async (tx, _, value: { isThere: boolean; fields: object; updatedAt?: string }) => {
      const { isThere, fields, updatedAt = new Date(0).toISOString() } = value;
      if (isThere || Object.keys(fields).length > 0) await tx.profile.put({ ...fields }, updatedAt);
      else await tx.profile.remove();
    },
    label: (_, patches) => [...new Set(patches.flatMap(({ path: [, field] }) => field ?? []))].join(", "),
    derived: new Set(["updatedAt"]),
  },
  user: {
    read: async (tx) => {
      const user = await tx.user.get();
      return { name: user?.name ?? null, email: user?.email ?? null };
    },
    write: (tx, _, value: { name: string | null; email: string | null }) => tx.user.rename(value),
    label: (_, patches) => patches.map(({ path }) => path.join(".")).join(", "),
  },
  resume: {
    read: async (tx) => {
      const record = await tx.resume.get();
      if (!record) return undefined;
      const claims = await tx.resume.claims();
      return {
        record,
        claims: Object.fromEntries(claims.map((claim) => [claim.id, claim])),
        order: claims.map(({ id }) => id),
      };
    },
    write: async (tx, _, value: StoredResume | undefined) => {
      if (!value) return tx.resume.remove();
      const { record, claims, order } = value;
      await tx.resume.put(record);
      const ids = [...new Set([...order, ...Object.keys(claims)])];
      await tx.resume.replaceClaims(ids.flatMap((id) => claims[id] ?? []));
    },
    label: ({ claims }, patches) => {
      const changed = new Set(
        patches.flatMap(({ path: [part, id] }) => (part === "claims" ? String(id) : [])),
      );
      const now = isObject(claims) ? claims : {};
      const texts = [...changed]
        .map((id) => now[id])
        .flatMap((claim) => (isObject(claim) ? text(claim.text) : []));
      return texts.length > 0 && texts.length <= FEW ? texts.join(", ") : "resume";
    },
    derived: new Set(["parsedAt", "fields", "order", "warnings", "unread", "confidence"]),
  },
  job: documents(
    (tx) => tx.jobs,
    ({ title, company }) => [text(title), text(company)].filter(Boolean).join(" at "),
  ),
  fit_brief: documents(
    (tx) => tx.briefs,
    ({ query }) => text(query),
  ),
  report: documents(
    (tx) => tx.reports,
    ({ title }) => text(title) || "report",
  ),
  execution_artifact: documents(
    (tx) => tx.artifacts,
    ({ title, kind }) => text(title) || text(kind).replaceAll("_", " "),
  ),
  checkpoint: documents(
    (tx) => tx.checkpoints,
    ({ metadata }) =>
      (isObject(metadata) && (text(metadata.branchLabel) || text(metadata.label))) || "checkpoint",
  ),
  assessment: {
    read: async (tx, moduleId) => {
      const submissions = await tx.assessments.ofModule(moduleId);
      return submissions.length === 0 ? undefined : { moduleId, submissions };
    },
    write: async (tx, moduleId, value: { submissions: Submission[] } | undefined) => {
      await tx.assessments.remove(moduleId);
      for (const submission of value?.submissions ?? []) await tx.assessments.add(submission);
    },
    label: ({ moduleId }) => text(moduleId),
  },
  data_sharing: {
    read: (tx) => tx.sharing.get(),
    write: async (tx, _, value: Parameters<Tx["sharing"]["put"]>[0] | undefined) =>
      value === undefined ? tx.sharing.remove() : tx.sharing.put(value),
    label: () => "sharing preferences",
    derived: new Set(["updatedAt"]),
    barred: (before, after) =>
      Object.entries(Object(before)).some(([flag, was]) => was === true && Object(after)[flag] !== true)
        ? "Only the user can turn sharing on. An undo cannot."
        : undefined,
  },
  alert: {
    read: (tx, id) => tx.alerts.get(id),
    write: async (tx, _, value: Parameters<Tx["alerts"]["put"]>[0] | undefined) => {
      if (value) await tx.alerts.put(value);
    },
    label: ({ alertType }) => text(alertType).replaceAll("_", " "),
  },
  webhook: {
    read: async (tx, id) => {
      const record = await tx.webhooks.get(id);
      // The address may also contain a secret.
      return record && { isActive: record.isActive, events: record.events, updatedAt: record.updatedAt };
    },
    write: async () => undefined,
    label: () => "subscription",
    barred: () => "A subscription's secret is not stored. Change or create the subscription again.",
  },
  timeline_event: {
    read: (tx, id) => tx.timeline.get(id),
    write: async (tx, id, value: Parameters<Tx["timeline"]["append"]>[0] | undefined) =>
      value === undefined ? void (await tx.timeline.remove(id)) : tx.timeline.append(value),
    label: ({ eventType }) => text(eventType),
  },
  memory: {
    read: (tx, id) => tx.memories.image(id),
    write: async (tx, id, value: Parameters<Tx["memories"]["restore"]>[0] | undefined) => {
      await tx.memories.remove(id);
      if (value) await tx.memories.restore(value);
    },
    label: ({ contentText }) => text(contentText),
    derived: new Set(["place"]),
  },
};

const names = Object.keys(thingKinds);

/** The kind with this name. Throws if there is none. */
export function kindOf(name: string): ThingKind {
  const kind = thingKinds[name];
  if (kind) return kind;
  throw new Error(`No thing is of the kind ${name}.`);
}

/** A kind's rank for naming a change. The lowest rank wins. */
export function rankOf(kind: string): number {
  return names.indexOf(kind);
}
