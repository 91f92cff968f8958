import type { DocumentRepository, StoredDocument } from "../../store/ports/documents.ts";
import type { Tx } from "../../store/ports/store.ts";

/**
 * Wraps a transaction so that it reads but does not write. A written document can be found by its id. Everything else
 * reads as if nothing was written.
 */
export function dryRun(tx: Tx): Tx {
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
