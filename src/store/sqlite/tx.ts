import { bitsOf } from "../common/documents/search-text.ts";
import { NODES_CAP } from "../common/memories/choose-groups.ts";
import type { DocumentSearch } from "../ports/documents.ts";
import type { Records } from "../ports/records.ts";
import type { Tx } from "../ports/store.ts";
import { keyRepository } from "./access/keys.ts";
import { peopleRepository } from "./access/people.ts";
import { profileRepository, userRepository } from "./access/users.ts";
import type { Client } from "./connection/client.ts";
import { savepoint } from "./connection/transaction.ts";
import { deliveryRepository } from "./deliveries/repository.ts";
import type { Db } from "./driver/drizzle.ts";
import { fullTextSearch } from "./full-text.ts";
import type { SecureDelete } from "./maintenance/secure-delete.ts";
import { memoryRepository } from "./memories/repository.ts";
import { ownerRanges } from "./owner-ranges.ts";
import { accessLogRepository, accountRepository, replyRepository } from "./repositories/account.ts";
import { alertRepository } from "./repositories/alerts.ts";
import { assessmentRepository } from "./repositories/assessments.ts";
import { stampReader } from "./repositories/catalog.ts";
import { changeRepository, forgetPreviewRepository } from "./repositories/changes.ts";
import { poolRepository, sharingRepository } from "./repositories/data-sharing.ts";
import { artifactRepository, documentRepository } from "./repositories/documents.ts";
import { healthDayRepository } from "./repositories/health-days.ts";
import { resumeRepository } from "./repositories/resume.ts";
import { timelineRepository } from "./repositories/timeline.ts";
import { outboxRepository, webhookRepository } from "./repositories/webhooks.ts";

const OF_KINDS = "(1 << ((rowid >> 28) & 15)) & ?";

/** Prepares the search of documents. */
function documentSearch({ $client: sqlite }: Pick<Db, "$client">): (userId: string) => DocumentSearch {
  const { range } = ownerRanges(sqlite);
  const find = fullTextSearch(sqlite, "document_search", { entry: OF_KINDS });
  const countEntries = sqlite
    .prepare<[number, number, number, number], number>(
      `select count(*) from (select 1 from document_entries where position between ? and ? and ${OF_KINDS} limit ?)`,
    )
    .pluck();
  const documentAt = sqlite.prepare<[number, string], never>(
    `select id, kind, body as json from document_entries join documents on documents.id = document_id
     where position = ? and user_id = ?`,
  );
  return (userId) => ({
    search: async ({ kinds, ...query }) => {
      const owned = range(userId);
      const bits = bitsOf(kinds);
      if (!owned || bits === 0) return { found: [], nodes: 0, frequencies: {}, synonymFrequencies: {} };
      const { positions, ...statistics } = find(query, owned, { entry: [bits] });
      return {
        found: positions.flatMap((position) => documentAt.get(position, userId) ?? []),
        nodes: countEntries.get(owned.first, owned.last, bits, NODES_CAP) ?? 0,
        ...statistics,
      };
    },
  });
}

/** A repository created at first use: preparing all statements takes longer than most requests. */
function later<Repository>(make: () => (userId: string) => Repository): (userId: string) => Repository {
  let made: ReturnType<typeof make> | undefined;
  return (userId) => {
    made ??= make();
    return made(userId);
  };
}

/** Binds the repositories to a user for one transaction. The Tx throws if used after its transaction. */
export function repositories(
  client: Client,
  { rowsDeleted, accountDeleted }: Pick<SecureDelete, "rowsDeleted" | "accountDeleted">,
): (userId: string) => { tx: Tx; end: () => void } {
  const { db } = client;
  const memories = later(() => memoryRepository(db, rowsDeleted));
  const factories = {
    catalogStamp: later(() => {
      const read = stampReader(client.sqlite);
      return () => async () => read();
    }),
    user: later(() => userRepository(db)),
    keys: later(() => keyRepository(db, rowsDeleted)),
    people: later(() => peopleRepository(db)),
    profile: later(() => profileRepository(db, rowsDeleted)),
    resume: later(() => resumeRepository(db, rowsDeleted)),
    assessments: later(() => assessmentRepository(db, rowsDeleted)),
    memories,
    timeline: later(() => timelineRepository(db, rowsDeleted)),
    alerts: later(() => alertRepository(db, rowsDeleted)),
    healthDays: later(() => healthDayRepository(db)),
    sharing: later(() => sharingRepository(db)),
    pool: later(() => poolRepository(db)),
    webhooks: later(() => webhookRepository(db, rowsDeleted)),
    briefs: later(() => documentRepository<Records["fitBrief"]>(db, "fit_brief", rowsDeleted)),
    reports: later(() => documentRepository<Records["report"]>(db, "report", rowsDeleted)),
    artifacts: later(() => artifactRepository(db, rowsDeleted)),
    jobs: later(() => documentRepository<Records["job"]>(db, "job", rowsDeleted)),
    checkpoints: later(() => documentRepository<Records["checkpoint"]>(db, "checkpoint", rowsDeleted)),
    documentSearch: later(() => documentSearch(db)),
    outbox: later(() => outboxRepository(db)),
    deliveries: later(() => deliveryRepository(client.sqlite)),
    accessLog: later(() => accessLogRepository(db)),
    changes: later(() => changeRepository(db, rowsDeleted)),
    forgetPreviews: later(() => forgetPreviewRepository(db)),
    replies: later(() => replyRepository(db)),
    account: later(() => accountRepository(db, memories, accountDeleted)),
  };
  return (userId) => {
    let open = true;
    const use = <Repository>(factory: (userId: string) => Repository): Repository => {
      if (!open) throw new Error("A transaction was used after its end.");
      return factory(userId);
    };
    const tx: Tx = {
      userId,
      savepoint: (work) => use(() => savepoint(client, work)),
      get catalogStamp() {
        return use(factories.catalogStamp);
      },
      get user() {
        return use(factories.user);
      },
      get keys() {
        return use(factories.keys);
      },
      get people() {
        return use(factories.people);
      },
      get profile() {
        return use(factories.profile);
      },
      get resume() {
        return use(factories.resume);
      },
      get assessments() {
        return use(factories.assessments);
      },
      get memories() {
        return use(factories.memories);
      },
      get timeline() {
        return use(factories.timeline);
      },
      get alerts() {
        return use(factories.alerts);
      },
      get healthDays() {
        return use(factories.healthDays);
      },
      get sharing() {
        return use(factories.sharing);
      },
      get pool() {
        return use(factories.pool);
      },
      get webhooks() {
        return use(factories.webhooks);
      },
      get briefs() {
        return use(factories.briefs);
      },
      get reports() {
        return use(factories.reports);
      },
      get artifacts() {
        return use(factories.artifacts);
      },
      get jobs() {
        return use(factories.jobs);
      },
      get checkpoints() {
        return use(factories.checkpoints);
      },
      get documentSearch() {
        return use(factories.documentSearch);
      },
      get outbox() {
        return use(factories.outbox);
      },
      get deliveries() {
        return use(factories.deliveries);
      },
      get accessLog() {
        return use(factories.accessLog);
      },
      get changes() {
        return use(factories.changes);
      },
      get forgetPreviews() {
        return use(factories.forgetPreviews);
      },
      get replies() {
        return use(factories.replies);
      },
      get account() {
        return use(factories.account);
      },
    };
    return { tx, end: () => (open = false) };
  };
}
