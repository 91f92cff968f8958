import type { Records } from "../ports/records.ts";
import type { Tx } from "../ports/store.ts";
import { keyRepository } from "./access/keys.ts";
import { peopleRepository } from "./access/people.ts";
import { type LockedUser, profileRepository, userRepository } from "./access/users.ts";
import type { Unit } from "./connection/unit.ts";
import { deliveryRepository } from "./deliveries/repository.ts";
import { documentSearch } from "./documents/search.ts";
import { memoryRepository } from "./memories/repository.ts";
import { accountRepository } from "./repositories/account.ts";
import { alertRepository } from "./repositories/alerts.ts";
import { assessmentRepository } from "./repositories/assessments.ts";
import { accessLogRepository, replyRepository } from "./repositories/call-records.ts";
import { stampOf } from "./repositories/catalog.ts";
import { changeRepository, forgetPreviewRepository } from "./repositories/changes.ts";
import { poolRepository, sharingRepository } from "./repositories/data-sharing.ts";
import { artifactRepository, documentRepository } from "./repositories/documents.ts";
import { healthDayRepository } from "./repositories/health-days.ts";
import { resumeRepository } from "./repositories/resume.ts";
import { timelineRepository } from "./repositories/timeline.ts";
import { outboxRepository, webhookRepository } from "./repositories/webhooks.ts";

/**
 * Binds the repositories to a user for one transaction. A writing transaction has locked the user. The Tx throws if
 * used after its transaction.
 */
export function bindTx(
  unit: Unit,
  userId: string,
  locked?: Promise<LockedUser | undefined>,
): { tx: Tx; end: () => void } {
  let open = true;
  const requireOpen = () => {
    if (!open) throw new Error("A transaction was used after its end.");
  };
  const memories = memoryRepository(unit, userId);
  const repositories: Omit<Tx, "userId" | "savepoint"> = {
    catalogStamp: () => stampOf(unit),
    user: userRepository(unit, userId, locked),
    keys: keyRepository(unit, userId),
    people: peopleRepository(unit, userId),
    profile: profileRepository(unit, userId),
    resume: resumeRepository(unit, userId),
    assessments: assessmentRepository(unit, userId),
    memories,
    timeline: timelineRepository(unit, userId),
    alerts: alertRepository(unit, userId),
    healthDays: healthDayRepository(unit, userId),
    sharing: sharingRepository(unit, userId),
    pool: poolRepository(unit, userId),
    webhooks: webhookRepository(unit, userId),
    briefs: documentRepository<Records["fitBrief"]>(unit, userId, "fit_brief"),
    reports: documentRepository<Records["report"]>(unit, userId, "report"),
    artifacts: artifactRepository(unit, userId),
    jobs: documentRepository<Records["job"]>(unit, userId, "job"),
    checkpoints: documentRepository<Records["checkpoint"]>(unit, userId, "checkpoint"),
    documentSearch: documentSearch(unit, userId),
    outbox: outboxRepository(unit, userId),
    deliveries: deliveryRepository(unit, userId),
    accessLog: accessLogRepository(unit, userId),
    changes: changeRepository(unit, userId),
    forgetPreviews: forgetPreviewRepository(unit, userId),
    replies: replyRepository(unit, userId),
    account: accountRepository(unit, userId, memories),
  };
  const whole: Tx = {
    ...repositories,
    userId,
    savepoint: (work) => unit.savepoint(work),
  };
  const tx = new Proxy(whole, {
    get: (target, name, receiver) => {
      if (name !== "userId") requireOpen();
      return Reflect.get(target, name, receiver);
    },
  });
  return { tx, end: () => (open = false) };
}
