import type { Store, Tx } from "../../../src/store/ports/store.ts";
import {
  AT,
  alert,
  apiKey,
  artifact,
  brief,
  change,
  checkpoint,
  event,
  healthDay,
  hook,
  job,
  logLine,
  memory,
  outboxEvent,
  report,
  submission,
} from "./records.ts";

/** The ids of what `fillUser` makes of a user. */
export function idsOf(userId: string) {
  const id = (prefix: string) => `${prefix}_${userId}`;
  return {
    alert: id("alr"),
    webhook: id("whk"),
    memory: id("mem"),
    submission: id("sub"),
    brief: id("brf"),
    report: id("rpt"),
    artifact: id("art"),
    job: id("job"),
    checkpoint: id("ckp"),
    timeline: id("tle"),
    event: id("evt"),
    delivery: id("dlv"),
    change: id("chg"),
  };
}

/** Stores one record of a user in every repository there is. */
export async function fillUser(store: Store, userId: string): Promise<void> {
  const ids = idsOf(userId);
  const text = `of ${userId}`;
  await store.access.createKey(apiKey(`key_${userId}`, userId));
  await store.write(userId, async (tx) => {
    await tx.user.rename({ name: text });
    await tx.profile.put({ current_job_title: text }, AT);
    const document = { basics: { name: text } };
    await tx.resume.put({
      format: "json_resume",
      document,
      fields: [],
      confidence: 1,
      warnings: [],
      unread: [],
      unconfirmed: [
        {
          ...{ claimId: `clm_apart_${userId}`, kind: "skill", text: "Baking", path: "skills[1]" },
          ...{
            identity: "skill|baking",
            why: "It is not proved.",
            value: { name: "Baking" },
            nearest: [0, 3],
          },
        },
      ],
      parsedAt: AT,
      imported: null,
      source: null,
    });
    const claim = { kind: "skill" as const, text, path: "skills[0]", identity: "same" };
    await tx.resume.replaceClaims([{ id: `clm_${userId}`, ...claim }]);
    await tx.assessments.add(submission(ids.submission));
    await tx.memories.replaceSource("conversation", "one", [memory(ids.memory, `violin ${text}`)]);
    await tx.timeline.append({ ...event(ids.timeline, userId), relatedMemoryNodeId: ids.memory });
    await tx.alerts.put(alert(ids.alert, userId, { message: text }));
    await tx.alerts.putStates({ text }, AT);
    await tx.healthDays.put(healthDay("2026-03-01", userId === "usr_a" ? 1 : 2));
    const private_ = { shareCareerPath: false, shareAssessmentResults: false, shareSkillProgression: false };
    await tx.sharing.put({ ...private_, userId, updatedAt: AT });
    await tx.webhooks.put(hook(ids.webhook));
    await tx.briefs.put(brief(ids.brief, userId, text));
    await tx.reports.put(report(ids.report, userId, text));
    await tx.artifacts.put(artifact(ids.artifact, userId, text));
    await tx.jobs.put(job(ids.job, userId, text));
    await tx.checkpoints.put(checkpoint(ids.checkpoint, userId, text));
    await tx.outbox.append(outboxEvent(ids.event, [{ id: ids.delivery, webhookId: ids.webhook }]));
    await tx.replies.save({ key: "same key", requestHash: text, reply: {}, createdAt: AT });
    await tx.changes.add(change(ids.change, ids.memory, text));
    const found = [{ kind: "memory", id: ids.memory }];
    await tx.forgetPreviews.add({ hash: `hash ${userId}`, found, expiresAt: "2999-01-01T00:00:00.000Z" }, AT);
  });
  const lines = [logLine(`acc_${userId}`, userId)];
  await store.access.record({ lines, windows: [], keysUsed: new Map() });
}

type Repository = Exclude<
  keyof Tx,
  "userId" | "savepoint" | "catalogStamp" | "outbox" | "forgetPreviews" | "people"
>;
type Ids = ReturnType<typeof idsOf>;

const page = { limit: 10 };

/** All that each repository can be asked; a repository without a reader does not compile. */
const readers: Record<Repository, (tx: Tx, ids: Ids) => Promise<unknown>[]> = {
  user: (tx) => [tx.user.get(), tx.user.standing()],
  keys: (tx) => [tx.keys.list(page), tx.keys.get(`key_${tx.userId}`)],
  profile: (tx) => [tx.profile.get()],
  resume: (tx) => [tx.resume.get(), tx.resume.claims()],
  assessments: (tx) => [
    tx.assessments.latest(),
    tx.assessments.ofModule("values"),
    tx.assessments.list({ ...page, moduleId: "values" }),
  ],
  memories: (tx, ids) => [
    tx.memories.get(ids.memory),
    tx.memories.list(page),
    tx.memories.image(ids.memory),
    found(tx),
  ],
  timeline: (tx, ids) => [
    tx.timeline.list(page),
    tx.timeline.get(ids.timeline),
    tx.timeline.ofMemory(ids.memory),
    tx.timeline.isEmpty(),
    tx.timeline.activeDays("2026-01-01"),
    tx.timeline.latest("2027-01-01T00:00:00.000Z", 10),
  ],
  alerts: (tx, ids) => [
    tx.alerts.get(ids.alert),
    tx.alerts.list({ ...page, includeRead: true, includeDismissed: true }),
    tx.alerts.states(),
  ],
  healthDays: (tx) => [tx.healthDays.list(page), tx.healthDays.get("2026-03-01"), tx.healthDays.oldest()],
  sharing: (tx) => [tx.sharing.get()],
  pool: (tx) => [tx.pool.others()],
  webhooks: (tx, ids) => [
    tx.webhooks.get(ids.webhook),
    tx.webhooks.list(page),
    tx.webhooks.activeFor("profile.updated"),
  ],
  briefs: (tx, ids) => documents(tx.briefs, ids.brief),
  reports: (tx, ids) => documents(tx.reports, ids.report),
  artifacts: (tx, ids) => documents(tx.artifacts, ids.artifact),
  jobs: (tx, ids) => documents(tx.jobs, ids.job),
  checkpoints: (tx, ids) => documents(tx.checkpoints, ids.checkpoint),
  documentSearch: (tx) => [
    tx.documentSearch.search({
      terms: [{ word: "nurse", synonyms: ["opening"] }],
      kinds: ["job", "fit_brief", "report", "artifact"],
      limit: 10,
    }),
  ],
  deliveries: (tx, ids) => [
    tx.deliveries.list(page),
    tx.deliveries.list({ ...page, webhookId: ids.webhook }),
  ],
  accessLog: (tx) => [tx.accessLog.list(page)],
  changes: (tx, ids) => [
    tx.changes.get(ids.change),
    tx.changes.list({ ...page, since: "2000-01-01" }),
    tx.changes.all(),
    tx.changes.laterThan("", { kind: "memory", id: ids.memory }, []),
  ],
  replies: (tx) => [tx.replies.find("same key")],
  account: (tx) => [accountRows(tx)],
};

/** What a user reads from every repository, asking for ids of `whose`. */
export async function readAll(store: Store, userId: string, whose: string): Promise<Record<string, unknown>> {
  return store.read(userId, async (tx) => {
    const answers: [string, unknown[]][] = [];
    for (const [name, read] of Object.entries(readers))
      answers.push([name, await Promise.all(read(tx, idsOf(whose)))]);
    return Object.fromEntries(answers);
  });
}

async function accountRows({ account }: Tx): Promise<unknown> {
  return Object.values(await account.records()).map((rows) => [...rows]);
}

async function found(tx: Tx): Promise<unknown> {
  return tx.memories.search({ terms: [{ word: "violin", synonyms: [] }], limit: 10 });
}

function documents(
  repository: Tx["jobs"] | Tx["briefs"] | Tx["reports"] | Tx["artifacts"] | Tx["checkpoints"],
  id: string,
) {
  return [
    repository.get(id),
    repository.list(page),
    repository.dated("application.nextDue", page),
    repository.existing([id]),
    repository.naming("of usr_a"),
  ];
}
