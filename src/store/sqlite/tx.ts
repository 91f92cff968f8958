import type { FitBrief } from "../../domain/briefs/schema.ts";
import type { Checkpoint } from "../../domain/checkpoints/schema.ts";
import type { Job } from "../../domain/jobs/schema.ts";
import type { Report } from "../../domain/reports/schema.ts";
import type { Tx } from "../port.ts";
import { accountRepository, ledgerRepository, replyRepository } from "./account.ts";
import { alertRepository } from "./alerts.ts";
import { artifactRepository } from "./artifacts.ts";
import { assessmentRepository } from "./assessments.ts";
import type { Client } from "./client.ts";
import { deliveryRepository } from "./deliveries.ts";
import { documentRepository } from "./documents.ts";
import { memoryRepository } from "./memory.ts";
import { profileRepository, userRepository } from "./people.ts";
import { poolRepository } from "./pool.ts";
import { resumeRepository } from "./resume.ts";
import { sharingRepository } from "./sharing.ts";
import { timelineRepository } from "./timeline.ts";
import { savepoint } from "./unit.ts";
import { outboxRepository, webhookRepository } from "./webhooks.ts";
import type { Wiper } from "./wiper.ts";

/** Binds the repositories to a user for one unit; a Tx kept beyond its unit refuses every further use. */
export function repositories(
  client: Client,
  { rowsGone, accountGone }: Pick<Wiper, "rowsGone" | "accountGone">,
): (userId: string) => { tx: Tx; end: () => void } {
  const { db } = client;
  const factories = {
    user: userRepository(db),
    profile: profileRepository(db),
    resume: resumeRepository(db, rowsGone),
    assessments: assessmentRepository(db),
    memories: memoryRepository(db, rowsGone),
    timeline: timelineRepository(db),
    alerts: alertRepository(db),
    sharing: sharingRepository(db),
    pool: poolRepository(db),
    webhooks: webhookRepository(db, rowsGone),
    briefs: documentRepository<FitBrief>(db, "fit_brief", rowsGone),
    reports: documentRepository<Report>(db, "report", rowsGone),
    artifacts: artifactRepository(db, rowsGone),
    jobs: documentRepository<Job>(db, "job", rowsGone),
    checkpoints: documentRepository<Checkpoint>(db, "checkpoint", rowsGone),
    outbox: outboxRepository(db),
    deliveries: deliveryRepository(client.sqlite),
    ledger: ledgerRepository(db),
    replies: replyRepository(db),
    account: accountRepository(db, accountGone),
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
      get outbox() {
        return use(factories.outbox);
      },
      get deliveries() {
        return use(factories.deliveries);
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
