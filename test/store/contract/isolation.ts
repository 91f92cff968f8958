import { expect, test } from "vitest";
import type { Store } from "../../../src/store/ports/store.ts";
import { fillUser, idsOf, readAll } from "./one-of-each.ts";
import {
  AT,
  alert,
  artifact,
  brief,
  checkpoint,
  event,
  healthDay,
  hook,
  job,
  logLine,
  memory,
  type Open,
  report,
  submission,
} from "./records.ts";

/** Whatever a transaction is asked for, it reads, changes and removes its own user's rows alone. */
export function isolation(open: Open): void {
  test("isolation: beside a user who has one of everything, another reads what they would read alone", async () => {
    const [alone, both] = [await open(), await open()];
    await fillUser(alone, "usr_b");
    for (const userId of ["usr_a", "usr_b"]) await fillUser(both, userId);
    expect(await readAll(both, "usr_b", "usr_a")).toEqual(await readAll(alone, "usr_b", "usr_a"));
    expect(await readAll(both, "usr_a", "usr_b")).toEqual(await readAll(both, "usr_a", "usr_unknown"));
  });

  test("isolation: a user who has nothing reads nothing, and there was something to be read in every repository", async () => {
    const [empty, filled] = [await open(), await open()];
    await fillUser(filled, "usr_a");
    const nothing = await readAll(empty, "usr_b", "usr_a");
    expect(await readAll(filled, "usr_b", "usr_a")).toEqual(nothing);
    const own = await readAll(filled, "usr_a", "usr_a");
    const same = Object.keys(nothing).filter(
      (name) => JSON.stringify(own[name]) === JSON.stringify(nothing[name]),
    );
    // What others consented to share, of whom there are none here.
    expect(same).toEqual(["pool"]);
  });

  test("isolation: what a user removes or replaces under another's ids is still there", async () => {
    const store = await open();
    await fillUser(store, "usr_a");
    const before = await readAll(store, "usr_a", "usr_a");
    const theirs = idsOf("usr_a");
    await store.write("usr_b", async (tx) => {
      expect(await tx.webhooks.remove(theirs.webhook)).toBe(false);
      expect(await tx.memories.remove(theirs.memory)).toBe(false);
      expect(await tx.memories.update(memory(theirs.memory, "taken"))).toBe(false);
      expect(await tx.timeline.remove(theirs.timeline)).toBe(false);
      await tx.timeline.put({ ...event(theirs.timeline, "usr_a"), eventType: "taken" });
      expect(await tx.assessments.remove("values")).toEqual([]);
      expect(await tx.memories.removeBySource("conversation", "one")).toBe(0);
      await tx.memories.replaceSource("conversation", "one", []);
      for (const documents of [tx.briefs, tx.reports, tx.artifacts, tx.jobs, tx.checkpoints])
        for (const id of Object.values(theirs)) expect(await documents.remove(id)).toBe(false);
      expect(await tx.deliveries.repeat(theirs.delivery, "dlv_taken", AT)).toBeUndefined();
      await tx.resume.replaceClaims([]);
      await tx.user.rename({ name: "taken" });
      await tx.profile.put({ current_job_title: "taken" }, AT);
      await tx.alerts.putStates({ taken: true }, AT);
      await tx.healthDays.put(healthDay("2026-03-01", 99));
      await tx.healthDays.removeBefore("2099-01-01");
      await tx.replies.save({ key: "same key", requestHash: "taken", reply: {}, createdAt: AT });
      expect(await tx.timeline.remove(theirs.timeline)).toBe(false);
      expect(await tx.assessments.remove("riasec")).toEqual([]);
      expect(await tx.changes.erase([theirs.change], [{ kind: "memory", id: theirs.memory }])).toBe(0);
      await tx.changes.markUndone(theirs.change, "chg_taken");
      expect(await tx.alerts.remove(theirs.alert)).toBe(false);
      expect(await tx.keys.rename("key_usr_a", "taken")).toBe(false);
      await tx.forgetPreviews.removeWhere(() => true);
      expect(await tx.forgetPreviews.take("hash usr_a", AT)).toBeUndefined();
      await tx.sharing.remove();
      await tx.profile.remove();
      await tx.resume.remove();
      await tx.account.erase();
    });
    expect(await readAll(store, "usr_a", "usr_a")).toEqual(before);
  });

  test.each(Object.entries(puts))(
    "isolation: a record of %s put under another's id and in their name changes nothing of theirs",
    async (_, put) => {
      const store = await open();
      await fillUser(store, "usr_a");
      const before = await readAll(store, "usr_a", "usr_a");
      // Refused or left aside: both are well.
      await put(store).catch(() => undefined);
      expect(await readAll(store, "usr_a", "usr_a")).toEqual(before);
    },
  );

  test("isolation: others' resumes are read only where they share them, and without their ids", async () => {
    const store = await open();
    for (const userId of ["usr_a", "usr_b"]) await fillUser(store, userId);
    await store.write("usr_a", async (tx) => {
      for (const [day, score] of [
        ["02", 20],
        ["03", 90],
        ["01", 10],
      ] as const) {
        const own = submission(`sub_${day}`);
        const result = { ...own.result, scores: { R: score, I: 1, A: 2, S: 3, E: 4, C: 5 } };
        await tx.assessments.add({
          ...{ ...own, moduleId: "riasec", result },
          completedAt: `2026-03-${day}T09:00:00.000Z`,
        });
      }
    });
    const pool = () => store.read("usr_b", (tx) => tx.pool.others());
    expect(await pool()).toEqual([]);
    const preferences = {
      shareCareerPath: true,
      shareAssessmentResults: false,
      shareSkillProgression: false,
    };
    for (const userId of ["usr_a", "usr_b"])
      await store.write(userId, (tx) => tx.sharing.put({ ...preferences, userId, updatedAt: AT }));
    expect(await pool()).toEqual([{ preferences, document: { basics: { name: "of usr_a" } } }]);
    const scoresOnly = { ...preferences, shareCareerPath: false, shareAssessmentResults: true };
    await store.write("usr_a", (tx) => tx.sharing.put({ ...scoresOnly, userId: "usr_a", updatedAt: AT }));
    expect(await pool()).toEqual([{ preferences: scoresOnly, riasec: [90, 1, 2, 3, 4, 5] }]);
    // What the task of looking at others may see ends with it.
    await store.read("usr_b", async (tx) => {
      await tx.pool.others();
      expect((await tx.assessments.ofModule("riasec")).map(({ id }) => id)).toEqual([]);
      expect(await tx.resume.get()).toMatchObject({ document: { basics: { name: "of usr_b" } } });
    });
  });

  test("isolation: a document's line about a person cites claims of theirs, all of them, when it is made", async () => {
    const store = await open();
    for (const userId of ["usr_a", "usr_b"]) await fillUser(store, userId);
    const citing = (id: string, ...claimIds: string[]) => {
      const sections = [{ heading: "h", lines: [{ text: "t", claimIds }] }];
      const made = artifact(id, "usr_b");
      return { ...made, contentData: { ...made.contentData, sections } };
    };
    const put = (made: ReturnType<typeof citing>) => store.write("usr_b", (tx) => tx.artifacts.put(made));
    const refused = [["clm_usr_a"], ["clm_usr_b", "clm_usr_a"], ["clm_usr_b", "clm_none"], []];
    for (const claimIds of refused)
      await expect(put(citing("art_new", ...claimIds)), claimIds.join()).rejects.toThrow(
        /cites (no claim|an id that is not one of their claims)\./,
      );
    await put(citing("art_new", "clm_usr_b", "clm_usr_b"));
    await store.write("usr_b", (tx) => tx.resume.replaceClaims([]));
    // What it cites may go later.
    await put({ ...citing("art_new", "clm_usr_b"), title: "again" });
    await store.read("usr_b", async (tx) =>
      expect(await tx.artifacts.get("art_new")).toMatchObject({ title: "again" }),
    );
  });

  test("isolation: a line of the access log is its user's alone", async () => {
    const store = await open();
    const lines = ["usr_a", "usr_b", "usr_a"].map((userId, at) => logLine(`acc_${at}`, userId));
    await store.access.record({ lines, windows: [], keysUsed: new Map() });
    for (const [userId, ids] of [
      ["usr_a", ["acc_2", "acc_0"]],
      ["usr_b", ["acc_1"]],
    ] as const) {
      const { rows } = await store.read(userId, (tx) => tx.accessLog.list({ limit: 10 }));
      expect(rows.map(({ id }) => id)).toEqual(ids);
    }
  });
}

const theirs = idsOf("usr_a");

/** Writes as `usr_b` what claims to be `usr_a`'s. */
const puts: Record<string, (store: Store) => Promise<void>> = {
  alerts: (store) =>
    store.write("usr_b", (tx) => tx.alerts.put(alert(theirs.alert, "usr_a", { message: "taken" }))),
  webhooks: (store) =>
    store.write("usr_b", (tx) => tx.webhooks.put(hook(theirs.webhook, { secret: "whsec_taken" }))),
  timeline: (store) => store.write("usr_b", (tx) => tx.timeline.append(event("tle_new", "usr_a"))),
  memories: (store) => store.write("usr_b", (tx) => tx.memories.add(memory(theirs.memory, "taken"))),
  assessments: (store) => store.write("usr_b", (tx) => tx.assessments.add(submission(theirs.submission))),
  briefs: (store) => store.write("usr_b", (tx) => tx.briefs.put(brief(theirs.brief, "usr_a", "taken"))),
  reports: (store) => store.write("usr_b", (tx) => tx.reports.put(report(theirs.report, "usr_a", "taken"))),
  artifacts: (store) =>
    store.write("usr_b", (tx) => tx.artifacts.put(artifact(theirs.artifact, "usr_a", "taken"))),
  jobs: (store) => store.write("usr_b", (tx) => tx.jobs.put(job(theirs.job, "usr_a", "taken"))),
  checkpoints: (store) =>
    store.write("usr_b", (tx) => tx.checkpoints.put(checkpoint(theirs.checkpoint, "usr_a", "taken"))),
  sharing: (store) =>
    store.write("usr_b", (tx) =>
      tx.sharing.put({
        userId: "usr_a",
        shareCareerPath: false,
        shareAssessmentResults: false,
        shareSkillProgression: false,
        updatedAt: "2027-01-01T00:00:00.000Z",
      }),
    ),
};
