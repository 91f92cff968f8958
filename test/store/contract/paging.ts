import { expect, test } from "vitest";
import type { Page, PageRequest } from "../../../src/store/ports/page.ts";
import type { Store, Tx } from "../../../src/store/ports/store.ts";
import {
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
  outboxEvent,
  report,
  submission,
} from "./records.ts";

const openAlerts = { includeRead: false, includeDismissed: false };

/** Every list there is. */
const lists: Record<string, (tx: Tx, request: PageRequest) => Promise<Page<{ id: string }>>> = {
  timeline: (tx, request) => tx.timeline.list(request),
  alerts: (tx, request) => tx.alerts.list({ ...openAlerts, ...request }),
  healthDays: async (tx, request) => {
    const { rows, nextCursor } = await tx.healthDays.list(request);
    return { rows: rows.map(({ day }) => ({ id: `${tx.userId}_${Number(day.slice(-2))}` })), nextCursor };
  },
  assessments: (tx, request) => tx.assessments.list({ ...request, moduleId: "values" }),
  webhooks: (tx, request) => tx.webhooks.list(request),
  memories: (tx, request) => tx.memories.list(request),
  briefs: (tx, request) => tx.briefs.list(request),
  reports: (tx, request) => tx.reports.list(request),
  artifacts: (tx, request) => tx.artifacts.list(request),
  jobs: (tx, request) => tx.jobs.list(request),
  checkpoints: (tx, request) => tx.checkpoints.list(request),
  deliveries: (tx, request) => tx.deliveries.list(request),
  accessLog: (tx, request) => tx.accessLog.list(request),
};

/** Lists in pages: newest first, each row once, and no page after the last row. */
export function paging(open: Open): void {
  const numbers = [1, 2, 3, 4, 5];

  test.each(Object.entries(lists))(
    "paging: pages of %s meet without gap or overlap, newest first, and a full last page is the last",
    async (_, list) => {
      const store = await open();
      for (const userId of ["usr_a", "usr_b"]) await fill(store, userId, numbers);
      for (const limit of [1, 2, 3, 4, 5, 6]) {
        const pages: string[][] = [];
        let cursor: string | undefined;
        do {
          const { rows, nextCursor } = await store.read("usr_a", (tx) => list(tx, { limit, cursor }));
          pages.push(rows.map(({ id }) => id.slice(-7)));
          cursor = nextCursor ?? undefined;
        } while (cursor !== undefined);
        expect(pages.flat(), `by ${limit}`).toEqual(numbers.toReversed().map((number) => `usr_a_${number}`));
        expect(pages.length, `by ${limit}`).toBe(Math.ceil(numbers.length / limit));
      }
    },
  );

  test.each(Object.entries(lists))(
    "paging: a cursor that no list of %s gave is refused as the caller's mistake",
    async (_, list) => {
      const store = await open();
      await store.read("usr_a", async (tx) => {
        for (const cursor of ["x", "W10", "eyJhIjoxfQ", "!!!!"])
          await expect(list(tx, { limit: 2, cursor })).rejects.toMatchObject({
            type: "validation.bad_request",
          });
      });
    },
  );

  test.each(Object.entries(lists))("paging: a list of %s without rows is one page", async (_, list) => {
    const store = await open();
    expect(await store.read("usr_a", (tx) => list(tx, { limit: 1 }))).toEqual({ rows: [], nextCursor: null });
  });
}

async function fill(store: Store, userId: string, numbers: readonly number[]): Promise<void> {
  await store.write(userId, async (tx) => {
    for (const number of numbers) await tx.healthDays.put(healthDay(`2026-03-0${number}`));
    for (const id of numbers.map((number) => `${userId}_${number}`)) {
      await tx.assessments.add(submission(`asm_${id}`));
      await tx.timeline.append(event(`tle_${id}`, userId));
      await tx.alerts.put(alert(`alr_${id}`, userId));
      await tx.webhooks.put(hook(`whk_${id}`));
      await tx.memories.add(memory(`mem_${id}`));
      await tx.briefs.put(brief(`brf_${id}`, userId));
      await tx.reports.put(report(`rpt_${id}`, userId));
      await tx.artifacts.put(artifact(`art_${id}`, userId));
      await tx.jobs.put(job(`job_${id}`, userId));
      await tx.checkpoints.put(checkpoint(`ckp_${id}`, userId));
      await tx.outbox.append(outboxEvent(`evt_${id}`, [{ id: `dlv_${id}`, webhookId: `whk_${id}` }]));
    }
  });
  const lines = numbers.map((number) => logLine(`acc_${userId}_${number}`, userId));
  await store.access.record({ lines, windows: [], keysUsed: new Map() });
}
