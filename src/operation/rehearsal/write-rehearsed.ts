import type { DocumentRepository, StoredDocument } from "../../store/ports/documents.ts";
import type { Store, Tx } from "../../store/ports/store.ts";
import { fail, ServiceError } from "../errors.ts";
import type { HandlerContext } from "../handler.ts";

/** What the work gets: a transaction, earlier results (see oncePerCall), and whether this is the rehearsal. */
export interface Run {
  tx: Tx;
  memo: object;
  rehearsal: boolean;
}

/** Thrown in a transaction whose data has changed since the rehearsal. */
class Outdated extends Error {}

/** The number of attempts. A rehearsal is overtaken only if the same user writes faster than it runs. */
const ROUNDS = 5;

interface RehearsalOptions<T> {
  /** The number of attempts. */
  rounds?: number;
  /** True if the work writes nothing: then its rehearsal is enough. */
  isIdle?: (value: T) => boolean;
}

/**
 * Runs writing work twice: first as a rehearsal without writes, then in a transaction that reuses the rehearsal's
 * results, so it holds the write lock only briefly. Repeats both if the user's data changed in between. Throws a
 * ServiceError with status 503 if it always does, because computing under the lock would block everyone. The
 * transaction throws what the rehearsal threw.
 */
export async function writeRehearsed<T>(
  store: Pick<Store, "rehearse" | "write">,
  userId: string,
  work: (run: Run) => Promise<T>,
  { rounds = ROUNDS, isIdle }: RehearsalOptions<T> = {},
): Promise<T> {
  const memo = {};
  const rehearsed = await store.rehearse(userId, async (tx) => {
    const [revision, done] = await Promise.all([
      tx.user.revision(),
      work({ tx: dryRun(tx), memo, rehearsal: true }).then(
        (value) => ({ value }),
        () => undefined,
      ),
    ]);
    return { revision, done };
  });
  if (rehearsed.done && isIdle?.(rehearsed.done.value)) return rehearsed.done.value;
  try {
    return await store.write(userId, async (tx) => {
      if ((await tx.user.revision()) !== rehearsed.revision) throw new Outdated();
      return work({ tx, memo, rehearsal: false });
    });
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
    if (rounds === 1) throw overtaken();
    return writeRehearsed(store, userId, work, { rounds: rounds - 1, ...(isIdle && { isIdle }) });
  }
}

/** True if the work was given up because other writes of the user always came first. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 503 && error.retryAfterSeconds !== undefined;
}

function overtaken(): ServiceError {
  const message = "Other writes of this user kept changing the data. Nothing was changed. Try again.";
  return fail("server.internal", message, {
    status: 503,
    title: "Service unavailable",
    retryAfterSeconds: 1,
  });
}

/** A handler's context in a rehearsal: its ids, events and error reports are discarded. */
export function asRehearsal(ctx: HandlerContext): HandlerContext {
  let ids = 0;
  return {
    ...ctx,
    newId: (prefix) => `${prefix}_rehearsal_${++ids}`,
    publish: async () => undefined,
    report: () => undefined,
  };
}

/**
 * Wraps a transaction so that it reads but does not write. A written document can be found by its id. Everything else
 * reads as if nothing was written.
 */
function dryRun(tx: Tx): Tx {
  return {
    userId: tx.userId,
    savepoint: (work) => work(),
    catalogStamp: tx.catalogStamp,
    user: { ...tx.user, rename: drop, markDemo: drop, govern: drop },
    keys: { ...tx.keys, add: drop, rename: none, change: none, revoke: none },
    people: { ...tx.people, add: drop },
    profile: { ...tx.profile, put: drop, remove: drop },
    resume: { ...tx.resume, put: drop, remove: drop, replaceClaims: drop },
    assessments: { ...tx.assessments, add: drop, remove: async () => [] },
    memories: {
      ...tx.memories,
      ...{ add: drop, update: none, remove: none, removeBySource: zero, restore: drop, replaceSource: drop },
    },
    timeline: { ...tx.timeline, append: drop, put: drop, remove: none },
    alerts: { ...tx.alerts, put: drop, putStates: drop, remove: none },
    healthDays: { ...tx.healthDays, put: drop, removeBefore: drop },
    sharing: { ...tx.sharing, put: drop, remove: drop },
    pool: tx.pool,
    webhooks: { ...tx.webhooks, put: drop, remove: none },
    briefs: drafts(tx.briefs),
    reports: drafts(tx.reports),
    artifacts: drafts(tx.artifacts),
    jobs: drafts(tx.jobs),
    checkpoints: drafts(tx.checkpoints),
    documentSearch: tx.documentSearch,
    outbox: { append: drop },
    deliveries: tx.deliveries,
    accessLog: tx.accessLog,
    changes: { ...tx.changes, add: drop, markUndone: drop, erase: zero },
    forgetPreviews: { ...tx.forgetPreviews, add: drop, removeWhere: drop },
    replies: { ...tx.replies, save: drop },
    account: { ...tx.account, restore: drop, clear: drop, forgetCopies: drop, erase: async () => ({}) },
  };
}

async function drop(): Promise<void> {}

async function none(): Promise<boolean> {
  return false;
}

async function zero(): Promise<number> {
  return 0;
}

function drafts<Document extends StoredDocument>(
  stored: DocumentRepository<Document>,
): DocumentRepository<Document> {
  const put = new Map<string, Document>();
  return {
    ...stored,
    get: async (id) => put.get(id) ?? stored.get(id),
    put: async (document) => void put.set(document.id, document),
    restore: drop,
    remove: none,
    existing: async (ids) => [...(await stored.existing(ids)), ...ids.filter((id) => put.has(id))],
  };
}
