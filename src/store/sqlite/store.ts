import { readBuiltInCatalogue } from "../../catalogue-files.ts";
import type { Artifact } from "../../domain/artifacts/schema.ts";
import type { FitBrief } from "../../domain/briefs/schema.ts";
import type { Checkpoint } from "../../domain/checkpoints/schema.ts";
import type { Job } from "../../domain/jobs/schema.ts";
import type { Report } from "../../domain/reports/schema.ts";
import type { CatalogueData } from "../../engine/catalogue/types.ts";
import type { Store, Tx } from "../port.ts";
import { accessStore, type Turn } from "./access.ts";
import { accountRepository, ledgerRepository, replyRepository } from "./account.ts";
import { alertRepository } from "./alerts.ts";
import { assessmentRepository } from "./assessments.ts";
import { catalogueStore } from "./catalogue.ts";
import { type Client, openClient } from "./client.ts";
import { documentRepository } from "./documents.ts";
import { memoryRepository } from "./memory.ts";
import { profileRepository, userRepository } from "./people.ts";
import { resumeRepository } from "./resume.ts";
import { sharingRepository } from "./sharing.ts";
import { timelineRepository } from "./timeline.ts";
import { outboxRepository, webhookRepository } from "./webhooks.ts";

/** Opens the SQLite engine on a file, or on `:memory:`. Throws UnusableDatabase with a remedy. */
export function openSqliteStore(file: string): Store {
  const client = openClient(file);
  const { sqlite } = client;
  const bind = repositories(client);
  const inTurn = queue();
  const revisionOf = sqlite.prepare<[string], { revision: number }>(
    "select revision from users where id = ?",
  );
  const bump = sqlite.prepare("update users set revision = revision + 1 where id = ?");
  const changes = sqlite.prepare<[], { n: number }>("select total_changes() as n");
  const changed = () => changes.get()?.n ?? 0;

  // Read once a process, and only by what needs it.
  let builtInCatalogue: CatalogueData | undefined;
  const builtIn = () => (builtInCatalogue ??= readBuiltInCatalogue());

  const turn: Turn = {
    plain: (work) => inTurn(async () => work()),
    atomic: (work) => inTurn(async () => sqlite.transaction(work).immediate()),
  };

  return {
    access: accessStore(client.db, turn),
    catalogue: catalogueStore(sqlite, turn, builtIn),
    read: (userId, work) => inTurn(() => unit(client, "begin", bind(userId), work)),
    write: (userId, work) =>
      inTurn(() =>
        unit(client, "begin immediate", bind(userId), async (tx) => {
          const before = changed();
          const value = await work(tx);
          if (changed() > before) bump.run(userId);
          return value;
        }),
      ),
    revision: (userId) => turn.plain(() => revisionOf.get(userId)?.revision ?? 0),
    backup: async (target) => void (await sqlite.backup(target)),
    integrityProblems: () =>
      turn.plain(() => {
        const rows = sqlite.pragma("integrity_check(20)", { simple: false });
        const lines = Array.isArray(rows) ? rows.map((row) => String(Object.values(row)[0])) : [];
        return lines.filter((line) => line !== "ok");
      }),
    close: () => turn.plain(() => void sqlite.close()),
  };
}

/** Binds the repositories to a user for one unit; a Tx kept beyond its unit refuses every further use. */
function repositories(client: Client): (userId: string) => { tx: Tx; end: () => void } {
  const { db } = client;
  const factories = {
    user: userRepository(db),
    profile: profileRepository(db),
    resume: resumeRepository(db),
    assessments: assessmentRepository(db),
    memories: memoryRepository(db),
    timeline: timelineRepository(db),
    alerts: alertRepository(db),
    sharing: sharingRepository(db),
    webhooks: webhookRepository(db),
    briefs: documentRepository<FitBrief>(db, "fit_brief"),
    reports: documentRepository<Report>(db, "report"),
    artifacts: documentRepository<Artifact>(db, "artifact"),
    jobs: documentRepository<Job>(db, "job"),
    checkpoints: documentRepository<Checkpoint>(db, "checkpoint"),
    outbox: outboxRepository(db),
    ledger: ledgerRepository(db),
    replies: replyRepository(db),
    account: accountRepository(db),
  };
  return (userId) => {
    let open = true;
    const use = <Repository>(factory: (userId: string) => Repository): Repository => {
      if (!open) throw new Error("A unit of work was used after its end.");
      return factory(userId);
    };
    const tx: Tx = {
      userId,
      part: (work) => use(() => savepoint(client, work)),
      get user() {
        return use(factories.user);
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
      get sharing() {
        return use(factories.sharing);
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
      get outbox() {
        return use(factories.outbox);
      },
      get ledger() {
        return use(factories.ledger);
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

/** One thing at a time: there is one connection, and a statement inside another's unit would share its fate. */
function queue() {
  let tail: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };
}

async function unit<T>(
  { sqlite }: Client,
  begin: string,
  bound: { tx: Tx; end: () => void },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  sqlite.exec(begin);
  const turn = endOfTurn();
  try {
    const value = await Promise.race([work(bound.tx), turn.over]);
    sqlite.exec("commit");
    return value;
  } catch (error) {
    if (sqlite.inTransaction) sqlite.exec("rollback");
    throw error;
  } finally {
    turn.cancel();
    bound.end();
  }
}

/** Savepoints nest, so one name serves all: the innermost is meant. */
async function savepoint<T>({ sqlite }: Client, work: () => Promise<T>): Promise<T> {
  sqlite.exec("savepoint part");
  try {
    const value = await work();
    sqlite.exec("release part");
    return value;
  } catch (error) {
    if (sqlite.inTransaction) sqlite.exec("rollback to part; release part");
    throw error;
  }
}

/** Rejects when the event loop moves on: a unit that waits for the outside would hold the write lock meanwhile. */
function endOfTurn(): { over: Promise<never>; cancel: () => void } {
  const { promise, reject } = deferred();
  const immediate = setImmediate(() =>
    reject(new Error("A unit of work outlived one turn of the event loop; it was rolled back.")),
  );
  return { over: promise, cancel: () => clearImmediate(immediate) };
}

function deferred(): { promise: Promise<never>; reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
