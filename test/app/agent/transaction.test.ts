import { describe, expect, test } from "vitest";
import type { Store, Tx } from "../../../src/store/ports/store.ts";
import {
  applied,
  apply,
  gridPosting,
  list,
  pasted,
  read,
  resultsOf,
  statusesOf,
} from "../../support/agent.ts";
import type { Harness } from "../../support/harness.ts";
import { changedTables, type Tables } from "../../support/inside.ts";
import { at, type Json, textAt } from "../../support/json.ts";
import { done, type Person, personNamed, startAt } from "../../support/samples/persona.ts";

const persona = personNamed("electrician");
const opportunity = pasted(gridPosting);
const normalize = { type: "normalize_opportunity", opportunity };
const brief = { type: "generate_fit_brief", opportunity };
const variant = { type: "prepare_execution_artifact", artifactKind: "resume_variant", opportunity };
const report = { type: "request_report_branch", prompt: "Stay or move?" };
/** Blocked: a link whose page nobody has read. */
const blockedAction = {
  type: "normalize_opportunity",
  opportunity: { inputMode: "pasted_link", sourceUrl: "https://jobs.example/1" },
};

interface Place {
  h: Harness;
  person: Person;
  tables: () => Promise<Tables>;
}

/** A store on which writing a report fails, as a full disk would make it. */
function withoutReports(inner: Store): Store {
  const broken = (tx: Tx): Tx =>
    Object.create(tx, {
      reports: {
        get: () => ({
          ...tx.reports,
          put: async () => {
            throw new Error("The disk is full.");
          },
        }),
      },
    });
  return { ...inner, write: (userId, work) => inner.write(userId, (tx) => work(broken(tx))) };
}

async function place(options: { failing?: boolean; credits?: number } = {}): Promise<Place> {
  const setup = options.failing ? { around: withoutReports, expectBugs: true } : {};
  const { h, person: first } = await startAt(persona, "resume", setup);
  const body = { url: "http://127.0.0.1:9/", events: ["timeline.event", "insight.generated"] };
  await done(h, first, "POST", "/api/v1/webhooks", body);
  const more = options.credits === undefined ? {} : { credits: options.credits };
  const person = { userId: first.userId, key: await h.newKey(first.userId, more) };
  return {
    h,
    person,
    tables: async () => {
      await h.service.accessLog.flush();
      return await h.inside.tables();
    },
  };
}

const atomic = { mode: "transactional_if_possible" };

describe.each([
  ["blocked", blockedAction, false],
  ["failing", report, true],
] as const)("a transaction with a %s third action", (word, third, failing) => {
  const body = { actions: [normalize, brief, third, variant], execution: atomic };

  test("answers 200 and says what was undone, what stopped it and what was not begun", async () => {
    const { h, person } = await place({ failing });
    const answer = await apply(h, person, body);
    expect(answer.status).toBe(200);
    const status = failing ? "failed" : "blocked";
    expect(statusesOf(answer.body.data)).toEqual(["rolled_back", "rolled_back", status, "skipped"]);
    const results = resultsOf(answer.body.data);
    expect(results.map(({ outputs, reused }) => [outputs, reused])).toEqual(Array(4).fill([null, false]));
    expect(results.map(({ diagnostics }) => diagnostics !== null)).toEqual([false, false, true, false]);
    expect(answer.body.metadata).toMatchObject({
      mode: "transactional_if_possible",
      atomic: true,
      succeeded: 0,
      blocked: failing ? 0 : 1,
      failed: failing ? 1 : 0,
      skipped: 1,
    });
    expect(h.bugs.length).toBe(failing ? 1 : 0);
  });

  test("leaves no row of any table, no event and no delivery", async () => {
    const { h, person, tables } = await place({ failing });
    const before = await tables();
    await applied(h, person, body);
    expect(changedTables(before, await tables())).toEqual([]);
  });

  test("does not move what caches and subscribers go by", async () => {
    const { h, person } = await place({ failing });
    const before = await h.store.revision(person.userId);
    await applied(h, person, body);
    expect(await h.store.revision(person.userId)).toBe(before);
  });

  test("takes no credit, and the key can still be used for what it was meant for", async () => {
    const { h, person, tables } = await place({ failing, credits: 1 });
    const before = await tables();
    await applied(h, person, body);
    expect(changedTables(before, await tables())).toEqual([]);
    expect((await apply(h, person, { actions: [normalize] })).status).toBe(200);
    expect((await apply(h, person, { actions: [normalize] })).status).toBe(402);
  });

  test("is not kept for its Idempotency-Key: the mended request may use it", async () => {
    const { h, person, tables } = await place({ failing });
    const before = await tables();
    const header = { "idempotency-key": `once-${word}` };
    expect((await apply(h, person, body, header)).status).toBe(200);
    expect(changedTables(before, await tables())).toEqual([]);
    const mended = await apply(h, person, { actions: [normalize, brief], execution: atomic }, header);
    expect(mended.status, mended.text.slice(0, 300)).toBe(200);
    expect(statusesOf(mended.body.data)).toEqual(["succeeded", "succeeded"]);
    const again = await apply(h, person, { actions: [normalize, brief], execution: atomic }, header);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
  });

  test.each(["create", "update"])(
    "writes no checkpoint for checkpoint: %s, and says so",
    async (checkpoint) => {
      const { h, person, tables } = await place({ failing });
      await done(h, person, "POST", "/api/v1/checkpoints", { kind: "apply", goalSnapshot: { a: 1 } });
      const checkpointId = textAt(await list(h, person, "checkpoints"), 0, "id");
      const before = await tables();
      const context = { checkpointId };
      const data = await applied(h, person, { ...body, context, execution: { ...atomic, checkpoint } });
      expect(at(data, "checkpoint", "status")).toBe("failed");
      if (checkpoint === "update") expect(at(data, "checkpoint", "id")).toBe(checkpointId);
      expect(changedTables(before, await tables())).toEqual([]);
    },
  );

  test("the same actions by best effort keep the first two, and go on", async () => {
    const { h, person } = await place({ failing });
    const answer = await apply(h, person, { actions: body.actions });
    const status = failing ? "failed" : "blocked";
    expect(statusesOf(answer.body.data)).toEqual(["succeeded", "succeeded", status, "succeeded"]);
    expect(answer.body.metadata).toMatchObject({
      mode: "best_effort",
      atomic: false,
      succeeded: 3,
      skipped: 0,
    });
    const counts = [];
    for (const path of ["jobs-workspace", "fit-briefs", "reports", "execution-artifacts"]) {
      counts.push((await list(h, person, path)).length);
    }
    expect(counts).toEqual([1, 1, 0, 1]);
    const job = textAt(answer.body, "data", "results", 0, "outputs", "jobsWorkspaceRefs", 0);
    expect(await read(h, person, `jobs-workspace/${job}`)).toMatchObject({ status: "artifacts_ready" });
  });

  test("stopOnFailure skips what comes after it and keeps what came before", async () => {
    const { h, person } = await place({ failing });
    const data = await applied(h, person, { actions: body.actions, execution: { stopOnFailure: true } });
    const status = failing ? "failed" : "blocked";
    expect(statusesOf(data)).toEqual(["succeeded", "succeeded", status, "skipped"]);
    expect((await list(h, person, "fit-briefs")).length).toBe(1);
    expect((await list(h, person, "execution-artifacts")).length).toBe(0);
  });
});

test("a failed action says what went wrong without telling what is inside", async () => {
  const { h, person } = await place({ failing: true });
  const [result] = resultsOf(await applied(h, person, { actions: [report] }));
  expect(result?.diagnostics).toMatchObject({
    failureType: "action_failed",
    category: "infrastructure",
    recoverable: true,
    suggestedRecoveryPath: [{ type: "retry", label: expect.any(String) }],
  });
  expect(JSON.stringify(result)).not.toMatch(/disk/);
});

test("a transaction in which all succeed keeps all, and fires once for each thing made", async () => {
  const { h, person, tables } = await place();
  h.fired();
  const before = await tables();
  const data = await applied(h, person, { actions: [normalize, brief, variant], execution: atomic });
  expect(changedTables(before, await tables())).toEqual(
    expect.arrayContaining(["deliveries", "documents", "outbox_events", "timeline_events", "users"]),
  );
  expect(statusesOf(data)).toEqual(["succeeded", "succeeded", "succeeded"]);
  const insights = h.fired().filter(({ type }) => type === "insight.generated");
  expect(insights.map(({ payload }) => at(payload, "data", "kind"))).toEqual(["fit_brief"]);
});

describe("the four checkpoint settings", () => {
  const body = { actions: [normalize, brief], goal: { wish: "a", deep: [1, { b: null }] } };
  const checkpoints = async ({ h, person }: Place) => (await list(h, person, "checkpoints")).length;

  test("none, which is the default, answers null and writes none", async () => {
    const here = await place();
    for (const execution of [{}, { checkpoint: "none" }]) {
      expect(at(await applied(here.h, here.person, { ...body, execution }), "checkpoint")).toBeNull();
    }
    expect(await checkpoints(here)).toBe(0);
  });

  test("suggest gives a handle and writes none", async () => {
    const here = await place();
    const data = await applied(here.h, here.person, { ...body, execution: { checkpoint: "suggest" } });
    expect(Object.keys(Object(data.checkpoint)).sort()).toEqual(["id", "reason", "status"]);
    expect(at(data, "checkpoint", "status")).toBe("suggested");
    expect(await checkpoints(here)).toBe(0);
  });

  test("create keeps goal and target word for word, with all that was made", async () => {
    const { h, person } = await place();
    const target = { kind: "role_family", value: "Electrician", id: null };
    const data = await applied(h, person, { ...body, target, execution: { checkpoint: "create" } });
    expect(at(data, "checkpoint", "status")).toBe("created");
    const outputs = resultsOf(data).map((result) => Object(result.outputs));
    expect(await read(h, person, `checkpoints/${textAt(data, "checkpoint", "id")}`)).toMatchObject({
      kind: "apply",
      status: "active",
      goalSnapshot: body.goal,
      targetSnapshot: target,
      artifactRefs: outputs[1]?.artifactRefs,
      jobsWorkspaceRefs: outputs[0]?.jobsWorkspaceRefs,
      reportRefs: [],
    });
  });

  test("update appends to the checkpoint, even where what it names was deleted since", async () => {
    const { h, person } = await place();
    const made = await applied(h, person, { ...body, execution: { checkpoint: "create" } });
    const checkpointId = textAt(made, "checkpoint", "id");
    const job = textAt(made, "results", 0, "outputs", "jobsWorkspaceRefs", 0);
    await h.send("DELETE", `/api/v1/jobs-workspace/${job}`, { key: person.key });
    const data = await applied(h, person, {
      actions: [report],
      context: { checkpointId },
      execution: { checkpoint: "update" },
    });
    expect(data.checkpoint).toMatchObject({ id: checkpointId, status: "updated" });
    expect(await read(h, person, `checkpoints/${checkpointId}`)).toMatchObject({
      goalSnapshot: body.goal,
      jobsWorkspaceRefs: [job],
      reportRefs: at(data, "results", 0, "outputs", "reportRefs"),
    });
  });

  test.each([{}, { checkpointId: null }, { reportId: null }])(
    "update with context %j is refused",
    async (context) => {
      const { h, person, tables } = await place();
      const before = await tables();
      const answer = await apply(h, person, { ...body, context, execution: { checkpoint: "update" } });
      expect([answer.status, answer.body.type]).toEqual([400, "agent_apply.invalid_request"]);
      expect(answer.body.message).toMatch(/context\.checkpointId/);
      expect(changedTables(before, await tables())).toEqual([]);
    },
  );

  test("a checkpoint that cannot be stored is said to have failed; the results stand", async () => {
    const broken = (tx: Tx): Tx =>
      Object.create(tx, {
        checkpoints: {
          get: () => ({ ...tx.checkpoints, put: () => Promise.reject(new Error("The disk is full.")) }),
        },
      });
    const around = (inner: Store): Store => ({
      ...inner,
      write: (userId, work) => inner.write(userId, (tx) => work(broken(tx))),
    });
    const { h, person } = await startAt(persona, "resume", { around, expectBugs: true });
    const data: Json = await applied(h, person, { ...body, execution: { checkpoint: "create" } });
    expect(at(data, "checkpoint", "status")).toBe("failed");
    expect(statusesOf(data)).toEqual(["succeeded", "succeeded"]);
    expect((await list(h, person, "fit-briefs")).length).toBe(1);
    const events = await list(h, person, "timeline");
    expect(events.filter(({ eventType }) => eventType === "checkpoint.created")).toEqual([]);
    expect(h.bugs.length).toBe(1);
  });
});
