import type { FoundThing } from "../../store/ports/changes.ts";
import type { DocumentRepository, StoredDocument } from "../../store/ports/documents.ts";
import type { Tx } from "../../store/ports/store.ts";
import { kindOf } from "./things.ts";

/** A written record, as it was before the first write. Undefined if it did not exist. */
export interface Touched extends FoundThing {
  before: unknown;
}

export interface Recorder {
  /** The same transaction, recording its writes. */
  tx: Tx;
  touched: () => readonly Touched[];
  /** The user was deleted, so nothing may be stored about them. */
  isErased: () => boolean;
  /** Why the change cannot be undone. Undefined if it can. */
  barred: () => string | undefined;
}

/**
 * Records which of the user's records a transaction writes, and their values before. Indexes are derived, so they are
 * not recorded.
 */
export function recordWrites(tx: Tx): Recorder {
  const seen = new Map<string, Touched>();
  let isErased = false;
  let barred: string | undefined;
  const touch = async (kind: string, id: string) => {
    const key = `${kind} ${id}`;
    if (!seen.has(key)) seen.set(key, { kind, id, before: await kindOf(kind).read(tx, id) });
  };
  /** The same method. It records the old value first. */
  const noting =
    <Args extends unknown[], Result>(
      kind: string,
      method: (...args: Args) => Promise<Result>,
      idOf: (...args: Args) => string = () => "",
    ) =>
    async (...args: Args): Promise<Result> => {
      await touch(kind, idOf(...args));
      return method(...args);
    };
  /** The same method, for what is new: its id was just made. */
  const adding =
    <Thing extends { id: string }, Result>(kind: string, method: (thing: Thing) => Promise<Result>) =>
    async (thing: Thing): Promise<Result> => {
      const key = `${kind} ${thing.id}`;
      if (!seen.has(key)) seen.set(key, { kind, id: thing.id, before: undefined });
      return method(thing);
    };
  const documents = <Document extends StoredDocument>(kind: string, own: DocumentRepository<Document>) => ({
    ...own,
    put: noting(kind, own.put, ({ id }) => id),
    restore: noting(kind, own.restore, ({ id }) => id),
    remove: noting(kind, own.remove, (id) => id),
  });
  const recorded: Tx = {
    ...plainParts(tx),
    user: { ...tx.user, rename: noting("user", tx.user.rename) },
    profile: {
      ...tx.profile,
      put: noting("profile", tx.profile.put),
      remove: noting("profile", tx.profile.remove),
    },
    resume: {
      ...tx.resume,
      put: noting("resume", tx.resume.put),
      remove: noting("resume", tx.resume.remove),
      replaceClaims: noting("resume", tx.resume.replaceClaims),
    },
    assessments: {
      ...tx.assessments,
      add: noting("assessment", tx.assessments.add, ({ moduleId }) => moduleId),
      remove: noting("assessment", tx.assessments.remove, (id) => id),
    },
    memories: {
      ...tx.memories,
      add: adding("memory", tx.memories.add),
      update: noting("memory", tx.memories.update, ({ id }) => id),
      remove: noting("memory", tx.memories.remove, (id) => id),
      restore: noting("memory", tx.memories.restore, ({ id }) => id),
    },
    timeline: {
      ...tx.timeline,
      append: adding("timeline_event", tx.timeline.append),
      put: noting("timeline_event", tx.timeline.put, ({ id }) => id),
      remove: noting("timeline_event", tx.timeline.remove, (id) => id),
    },
    alerts: {
      ...tx.alerts,
      put: noting("alert", tx.alerts.put, ({ id }) => id),
      remove: noting("alert", tx.alerts.remove, (id) => id),
    },
    sharing: {
      ...tx.sharing,
      put: noting("data_sharing", tx.sharing.put),
      remove: noting("data_sharing", tx.sharing.remove),
    },
    webhooks: {
      ...tx.webhooks,
      put: noting("webhook", tx.webhooks.put, ({ id }) => id),
      remove: noting("webhook", tx.webhooks.remove, (id) => id),
    },
    briefs: documents("fit_brief", tx.briefs),
    reports: documents("report", tx.reports),
    artifacts: documents("execution_artifact", tx.artifacts),
    jobs: documents("job", tx.jobs),
    checkpoints: documents("checkpoint", tx.checkpoints),
    account: {
      ...tx.account,
      clear: async () => {
        seen.clear();
        barred = "The earlier data was permanently deleted.";
        await tx.account.clear();
      },
      erase: () => {
        isErased = true;
        return tx.account.erase();
      },
    },
  };
  return {
    tx: recorded,
    touched: () => [...seen.values()],
    isErased: () => isErased,
    barred: () => barred,
  };
}

/** The parts of a transaction other than the user's own data. */
function plainParts(tx: Tx) {
  const { userId, savepoint, pool, outbox, deliveries, accessLog, changes, forgetPreviews, replies } = tx;
  const { catalogStamp, documentSearch, healthDays, keys, people } = tx;
  return {
    userId,
    savepoint,
    catalogStamp,
    documentSearch,
    healthDays,
    keys,
    people,
    pool,
    outbox,
    deliveries,
    accessLog,
    changes,
    forgetPreviews,
    replies,
  };
}
