import { describe, expect, test } from "vitest";
import { applied, apply, list, makeOneOfEach, read, resultsOf } from "../../support/agent.ts";
import { changedTables } from "../../support/inside.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";
import { prepared } from "../../support/prepared.ts";
import { done, personAt, personNamed, startAt } from "../../support/samples/persona.ts";

const persona = personNamed("nurse");

/** A person with one of everything an agent makes. */
const withAll = prepared(async (h) => {
  const person = await personAt(h, persona, "resume");
  return { person, ...(await makeOneOfEach(h, person, { goal: { wish: "days only" } })) };
});
type Made = Awaited<ReturnType<typeof withAll>>;

const newJob = { type: "direction", title: "Educator", sourceType: "manual" };
const newCheckpoint = { kind: "jobs" };
const anAction = [{ type: "collect_missing_evidence_hint", gapKeys: ["resume"] }];

/** Method, path, the rest of the body, the field, and whether it is a list. */
const writes: [string, string, Json, string, "one" | "list"][] = [
  ["POST", "jobs-workspace", newJob, "fitBriefRef", "one"],
  ["POST", "jobs-workspace", newJob, "checkpointId", "one"],
  ["POST", "jobs-workspace", newJob, "reportRefs", "list"],
  ["POST", "jobs-workspace", newJob, "artifactRefs", "list"],
  ["PATCH", "jobs-workspace/{job}", {}, "fitBriefRef", "one"],
  ["PATCH", "jobs-workspace/{job}", {}, "checkpointId", "one"],
  ["PATCH", "jobs-workspace/{job}", {}, "reportRefs", "list"],
  ["PATCH", "jobs-workspace/{job}", {}, "artifactRefs", "list"],
  ["POST", "checkpoints", newCheckpoint, "sourceCheckpointId", "one"],
  ["POST", "checkpoints", newCheckpoint, "reportRefs", "list"],
  ["POST", "checkpoints", newCheckpoint, "artifactRefs", "list"],
  ["POST", "checkpoints", newCheckpoint, "jobsWorkspaceRefs", "list"],
  ["PATCH", "checkpoints/{checkpoint}", {}, "reportRefs", "list"],
  ["PATCH", "checkpoints/{checkpoint}", {}, "artifactRefs", "list"],
  ["PATCH", "checkpoints/{checkpoint}", {}, "jobsWorkspaceRefs", "list"],
];

const inContext = {
  checkpointId: "checkpoints.not_found",
  reportId: "reports.not_found",
  jobsWorkspaceItemId: "jobs_workspace.not_found",
};

function filled(path: string, { job, checkpoint, artifact }: Made): string {
  return `/api/v1/${path.replace("{job}", job).replace("{checkpoint}", checkpoint).replace("{artifact}", artifact)}`;
}

test("a reference to nothing, to another kind of thing or to another user's is 400 naming the field, and writes nothing", async () => {
  const made = await withAll();
  const stranger = await made.h.newPerson();
  await done(made.h, stranger, "POST", "/api/v1/checkpoints", newCheckpoint);
  const theirs = textAt(await list(made.h, stranger, "checkpoints"), 0, "id");
  const wrong = (field: string) => {
    const other = /report/i.test(field) ? made.brief : made.report;
    return ["nothing", other, theirs];
  };
  const before = await made.h.inside.tables();
  for (const [method, path, rest, field, form] of writes) {
    for (const id of wrong(field)) {
      const body = { ...rest, [field]: form === "list" ? [id] : id };
      const answer = await made.h.send(method, filled(path, made), { key: made.person.key, body });
      const what = `${method} ${path} ${field}=${id}`;
      expect([answer.status, answer.body.type], what).toEqual([400, "validation.bad_request"]);
      expect(answer.body.message, what).toContain(field);
      expect(answer.text).not.toContain(theirs);
    }
  }
  expect(changedTables(before, await made.h.inside.tables())).toEqual([]);
});

test("an id in the context of apply or inspect that names nothing of that kind is that resource's 404; nothing is written, no credit taken", async () => {
  const made = await withAll();
  const { h, person } = made;
  const stranger = await h.newPerson();
  await done(h, stranger, "POST", "/api/v1/checkpoints", newCheckpoint);
  const theirs = textAt(await list(h, stranger, "checkpoints"), 0, "id");
  const key = await h.newKey(person.userId, { credits: 3, creditKind: "credits" });
  const before = await h.inside.tables();
  for (const [field, type] of Object.entries(inContext)) {
    for (const id of ["no_such_id", theirs, /report/i.test(field) ? made.brief : made.report]) {
      const context = { [field]: id };
      for (const mode of ["best_effort", "transactional_if_possible"]) {
        const body = { actions: anAction, context, execution: { mode, checkpoint: "create" } };
        const answer = await apply(h, { ...person, key }, body);
        expect([answer.status, answer.body.type], `${field} ${id}`).toEqual([404, type]);
        expect(answer.body.message).toContain(field);
        expect(answer.text).not.toContain(id);
      }
      const body = { goal: { type: "compare_paths", query: "Which one?" }, context };
      const inspected = await h.send("POST", "/api/v1/agent/inspect", { key, body });
      expect([inspected.status, inspected.body.type], `inspect ${field} ${id}`).toEqual([404, type]);
    }
  }
  expect(changedTables(before, await h.inside.tables())).toEqual([]);
});

test("references to what is there are kept as they were sent, each once", async () => {
  const made = await withAll();
  const { h, person, brief, report, artifact, checkpoint, job } = made;
  const refs = { reportRefs: [report, report], artifactRefs: [brief, artifact] };
  const answer = await h.send("POST", "/api/v1/checkpoints", {
    key: person.key,
    body: { ...newCheckpoint, ...refs, jobsWorkspaceRefs: [job], sourceCheckpointId: checkpoint },
  });
  expect(answer.status).toBe(201);
  expect(answer.body.data).toMatchObject({
    reportRefs: [report],
    artifactRefs: [brief, artifact],
    jobsWorkspaceRefs: [job],
    sourceCheckpointId: checkpoint,
  });
  const item = { ...newJob, fitBriefRef: brief, checkpointId: checkpoint, reportRefs: [report] };
  const created = await h.send("POST", "/api/v1/jobs-workspace", { key: person.key, body: item });
  expect([created.status, created.body.data]).toMatchObject([201, { ...item, status: "discovering" }]);
  const path = `/api/v1/jobs-workspace/${textAt(created.body, "data", "id")}`;
  const freed = await h.send("PATCH", path, {
    key: person.key,
    body: { fitBriefRef: null, checkpointId: null },
  });
  expect(freed.body.data).toMatchObject({ fitBriefRef: null, checkpointId: null, reportRefs: [report] });
});

test("what was deleted is told as gone and blocks nothing", async () => {
  const { h, person, job, checkpoint, artifact } = await withAll();
  const { key } = person;
  expect((await h.send("DELETE", `/api/v1/jobs-workspace/${job}`, { key })).status).toBe(200);
  const restored = await h.send("POST", `/api/v1/checkpoints/${checkpoint}/restore`, { key });
  const continuation = at(restored.body, "data", "continuation");
  expect(continuation).toMatchObject({ missing: [job], jobs: [], goal: { wish: "days only" } });
  expect(asList(at(continuation, "artifacts")).map(({ id }) => id)).toContain(artifact);
  expect(asList(at(continuation, "artifacts")).at(-1)).toMatchObject({
    kind: "outreach_note",
    status: "draft",
  });
  const inspected = await h.send("POST", "/api/v1/agent/inspect", {
    key,
    body: {
      goal: { type: "evaluate_opportunity", query: "Where were we?" },
      focus: { mode: "checkpoint", checkpointId: checkpoint },
    },
  });
  expect(at(inspected.body, "data", "related")).toMatchObject({
    jobsWorkspaceRefs: [],
    checkpointRefs: [checkpoint],
  });
  expect(at(inspected.body, "data", "evidence", "missing")).toContainEqual({
    key: "deleted",
    label: "What this refers to was deleted",
    id: job,
  });
  // Sending back what one got, with a change, is how a list is patched.
  const body = { metadata: { seen: true }, jobsWorkspaceRefs: [job], reportRefs: [] };
  const patched = await h.send("PATCH", `/api/v1/checkpoints/${checkpoint}`, { key, body });
  expect(patched.body.data).toMatchObject({
    jobsWorkspaceRefs: [job],
    reportRefs: [],
    metadata: { seen: true },
  });
  const context = { jobsWorkspaceItemId: job };
  expect((await apply(h, person, { actions: anAction, context })).status).toBe(404);
  const found = await h.send("GET", "/api/v1/memories?limit=100", { key });
  expect(asList(found.body.data).filter(({ sourceId }) => sourceId === job)).toEqual([]);
});

test.each([
  ["POST", "jobs-workspace", { ...newJob, userId: "usr_1" }],
  ["POST", "jobs-workspace", { ...newJob, priority: 1 }],
  ["PATCH", "jobs-workspace/{job}", { type: "direction" }],
  ["PATCH", "jobs-workspace/{job}", { sourceType: "manual" }],
  ["PATCH", "jobs-workspace/{job}", { createdAt: "2026-01-01T00:00:00.000Z" }],
  ["POST", "checkpoints", { ...newCheckpoint, status: "archived" }],
  ["PATCH", "checkpoints/{checkpoint}", { kind: "apply" }],
  ["PATCH", "checkpoints/{checkpoint}", { sourceCheckpointId: null }],
  ["POST", "checkpoints/{checkpoint}/fork", { branchLabel: "a", kind: "apply" }],
  ["POST", "checkpoints/{checkpoint}/restore", { force: true }],
  ["PATCH", "execution-artifacts/{artifact}", { contentData: { markdown: "I led NASA." } }],
  ["PATCH", "execution-artifacts/{artifact}", { kind: "resume_variant" }],
  ["PATCH", "execution-artifacts/{artifact}", { status: "lost" }],
])("%s %s refuses %j", async (method, path, body) => {
  const made = await withAll();
  const before = await made.h.inside.tables();
  const answer = await made.h.send(method, filled(path, made), { key: made.person.key, body });
  expect([answer.status, answer.body.type]).toEqual([400, "validation.bad_request"]);
  const [field = ""] = Object.keys(body).slice(-1);
  expect(answer.body.message).toContain(field);
  expect(changedTables(before, await made.h.inside.tables())).toEqual([]);
});

test("an artifact's status, title, summary and metadata can be patched, and its way is in the diary", async () => {
  const { h, person, artifact } = await withAll();
  const path = `/api/v1/execution-artifacts/${artifact}`;
  const before = await read(h, person, `execution-artifacts/${artifact}`);
  for (const status of ["ready", "used", "archived", "draft"]) {
    const answer = await h.send("PATCH", path, {
      key: person.key,
      body: { status, metadata: { [status]: 1 } },
    });
    expect(answer.body.data).toMatchObject({ status, contentData: before.contentData });
  }
  const events = await list(h, person, "timeline?eventType=artifact.status_changed");
  expect(events.map(({ eventData }) => at(eventData, "to"))).toEqual(["draft", "archived", "used", "ready"]);
  const body = { title: "T", summary: null, metadata: { ready: null } };
  const { data } = (await h.send("PATCH", path, { key: person.key, body })).body;
  expect(data).toMatchObject({ title: "T", summary: null, metadata: { used: 1 } });
  expect(at(data, "metadata")).not.toHaveProperty("ready");
});

describe("lists", () => {
  test.each([
    ["jobs-workspace", "status", "fit_ready"],
    ["jobs-workspace", "type", "direction"],
    ["fit-briefs", "targetKind", "opportunity"],
    ["reports", "kind", "branch"],
    ["execution-artifacts", "kind", "outreach_note"],
    ["execution-artifacts", "status", "ready"],
    ["checkpoints", "kind", "explore"],
    ["checkpoints", "status", "archived"],
  ])("%s can be filtered by %s, and refuse a value that is none", async (path, field, value) => {
    const { h, person, artifact, job } = await withAll();
    const { key } = person;
    await done(h, person, "POST", "/api/v1/jobs-workspace", newJob);
    await done(h, person, "PATCH", `/api/v1/jobs-workspace/${job}`, { status: "fit_ready" });
    await done(h, person, "POST", "/api/v1/checkpoints", { kind: "explore" });
    const explored = textAt(await list(h, person, "checkpoints"), 0, "id");
    await done(h, person, "PATCH", `/api/v1/checkpoints/${explored}`, { status: "archived" });
    await done(h, person, "PATCH", `/api/v1/execution-artifacts/${artifact}`, { status: "ready" });
    await applied(h, person, {
      actions: [
        { type: "request_report_branch" },
        { type: "generate_fit_brief", target: { kind: "career_path", value: "Registered nurse" } },
        {
          type: "prepare_execution_artifact",
          artifactKind: "interview_brief",
          target: { kind: "role_family", value: "Registered nurse" },
        },
      ],
    });
    const all = await list(h, person, path);
    const expected = all.filter((one) => one[field] === value).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    expect((await list(h, person, `${path}?${field}=${value}`)).map(({ id }) => id)).toEqual(expected);
    const wrong = await h.send("GET", `/api/v1/${path}?${field}=no_such`, { key });
    expect([wrong.status, wrong.body.type]).toEqual([400, "validation.bad_request"]);
  });

  test("reports can be filtered by branch and checkpoints by their source", async () => {
    const { h, person, report, checkpoint } = await withAll();
    const branchId = textAt(await read(h, person, `reports/${report}`), "branchId");
    await applied(h, person, { actions: [{ type: "request_report_branch", branchLabel: "other" }] });
    expect((await list(h, person, `reports?branchId=${branchId}`)).map(({ id }) => id)).toEqual([report]);
    const { body } = await h.send("POST", `/api/v1/checkpoints/${checkpoint}/fork`, { key: person.key });
    const lineage = await list(h, person, `checkpoints?sourceCheckpointId=${checkpoint}`);
    expect(lineage).toEqual([body.data]);
  });

  test.each(["jobs-workspace", "fit-briefs", "reports", "execution-artifacts", "checkpoints"])(
    "%s come in pages that miss nothing and repeat nothing",
    async (path) => {
      const { h, person, job } = await withAll();
      const { key } = person;
      for (const round of [1, 2, 3, 4]) {
        await done(h, person, "POST", "/api/v1/jobs-workspace", { ...newJob, title: `Item ${round}` });
        await applied(h, person, {
          actions: [
            { type: "generate_fit_brief" },
            { type: "request_report_branch", branchLabel: `branch ${round}` },
            { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
          ],
          context: { jobsWorkspaceItemId: job },
          execution: { checkpoint: "create" },
        });
      }
      const all = (await list(h, person, path)).map(({ id }) => id);
      expect(all.length).toBe(5);
      expect(all).toEqual(all.toSorted().reverse());
      const paged = [];
      let cursor: unknown = "";
      while (cursor !== null) {
        const page = await h.send(
          "GET",
          `/api/v1/${path}?limit=2${cursor === "" ? "" : `&cursor=${cursor}`}`,
          { key },
        );
        expect(page.status).toBe(200);
        paged.push(...asList(page.body.data).map(({ id }) => id));
        expect(at(page.body, "metadata", "count")).toBe(asList(page.body.data).length);
        cursor = at(page.body, "metadata", "nextCursor");
      }
      expect(paged).toEqual(all);
      for (const query of ["cursor=nonsense", "limit=0", "limit=101", "cursor="]) {
        const wrong = await h.send("GET", `/api/v1/${path}?${query}`, { key });
        expect([wrong.status, wrong.body.type], query).toEqual([400, "validation.bad_request"]);
      }
    },
  );
});

describe("checkpoints", () => {
  const fork = async ({ h, person, checkpoint }: Made, body?: Json) => {
    const path = `/api/v1/checkpoints/${checkpoint}/fork`;
    const answer = await h.send("POST", path, { key: person.key, ...(body && { body }) });
    expect(answer.status).toBe(201);
    return textAt(answer.body, "data", "id");
  };

  test("two forks and their source share nothing", async () => {
    const made = await withAll();
    const { h, person, checkpoint } = made;
    await done(h, person, "PATCH", `/api/v1/checkpoints/${checkpoint}`, { metadata: { deep: { a: 1 } } });
    const source = await read(h, person, `checkpoints/${checkpoint}`);
    const stay = await fork(made, { branchLabel: "stay", note: "for the team" });
    const move = await fork(made, { branchLabel: "move" });
    const moved = await read(h, person, `checkpoints/${move}`);
    expect(moved).toMatchObject({
      sourceCheckpointId: checkpoint,
      goalSnapshot: source.goalSnapshot,
      artifactRefs: source.artifactRefs,
      metadata: { deep: { a: 1 }, branchLabel: "move" },
    });
    await done(h, person, "PATCH", `/api/v1/checkpoints/${stay}`, {
      status: "archived",
      goalSnapshot: { wish: "nights", more: [1] },
      targetSnapshot: { value: "x" },
      metadata: { deep: { a: 2 } },
      reportRefs: [],
      artifactRefs: [],
      jobsWorkspaceRefs: [],
    });
    expect(await read(h, person, `checkpoints/${checkpoint}`)).toEqual(source);
    expect(await read(h, person, `checkpoints/${move}`)).toEqual(moved);
    expect(await read(h, person, `checkpoints/${stay}`)).toMatchObject({
      goalSnapshot: { wish: "nights", more: [1] },
      metadata: { deep: { a: 2 }, branchLabel: "stay", note: "for the team" },
    });
  });

  test("restoring an archived one makes it active; restoring an active one changes nothing", async () => {
    const { h, person, checkpoint } = await withAll();
    const path = `/api/v1/checkpoints/${checkpoint}`;
    await done(h, person, "PATCH", path, { status: "archived" });
    const answer = await h.send("POST", `${path}/restore`, { key: person.key });
    expect(answer.body.data).toMatchObject({
      checkpoint: { id: checkpoint, kind: "apply", status: "active" },
    });
    expect(await read(h, person, `checkpoints/${checkpoint}`)).toMatchObject({ status: "active" });
    const before = await h.inside.tables();
    expect((await h.send("POST", `${path}/restore`, { key: person.key })).status).toBe(200);
    expect(changedTables(before, await h.inside.tables())).toEqual([]);
  });

  test("restore says what changed since, and only that", async () => {
    const { h, person, checkpoint } = await withAll();
    h.runtime.advance(1000);
    await done(h, person, "PATCH", "/api/v1/profile", { career_goals: "Educator", min_salary: 60_000 });
    const changed = async () => {
      const answer = await h.send("POST", `/api/v1/checkpoints/${checkpoint}/restore`, { key: person.key });
      return at(answer.body, "data", "continuation", "changesSince");
    };
    expect(await changed()).toMatchObject({
      profileFields: ["career_goals", "min_salary"],
      assessments: [],
      resume: false,
    });
    // However much has happened in between.
    h.runtime.advance(1000);
    for (let round = 0; round < 520; round += 1) {
      await h.service.inTransaction(person.userId, async ({ tx, now, newId }) => {
        const event = { eventType: "note", eventData: {}, impactScore: 0.1, timestamp: now.toISOString() };
        await tx.timeline.append({ id: newId("tle"), userId: person.userId, ...event });
      });
    }
    expect(await changed()).toMatchObject({ profileFields: ["career_goals", "min_salary"] });
  });

  test("a snapshot that is null in a patch goes", async () => {
    const { h, person, checkpoint } = await withAll();
    const path = `/api/v1/checkpoints/${checkpoint}`;
    const answer = await h.send("PATCH", path, { key: person.key, body: { goalSnapshot: null } });
    expect([answer.status, at(answer.body, "data", "goalSnapshot")]).toEqual([200, null]);
  });

  test("comparing equal ones gives no differences; comparing with none or an unknown one is refused", async () => {
    const made = await withAll();
    const { h, person, checkpoint, brief } = made;
    const same = await fork(made);
    const compare = (query: string) =>
      h.send("GET", `/api/v1/checkpoints/${checkpoint}/compare${query}`, { key: person.key });
    for (const other of [checkpoint, same]) {
      const { data } = (await compare(`?with=${other}`)).body;
      expect(at(data, "differences")).toEqual([]);
      const [score] = asList(at(data, "scores"));
      expect(score).toEqual({ ref: brief, left: score?.right, right: score?.left });
    }
    expect(await compare("")).toMatchObject({ status: 400, body: { type: "validation.bad_request" } });
    expect(await compare("?with=ckp_x")).toMatchObject({
      status: 404,
      body: { type: "checkpoints.not_found" },
    });
    await done(h, person, "PATCH", `/api/v1/checkpoints/${same}`, {
      goalSnapshot: { wish: "nights", pay: 1 },
      artifactRefs: [],
    });
    const { data } = (await compare(`?with=${same}`)).body;
    expect(asList(at(data, "differences")).map(({ path, right }) => [path, right])).toEqual([
      ["goalSnapshot.pay", 1],
      ["goalSnapshot.wish", "nights"],
      ["artifactRefs", []],
    ]);
    expect(at(data, "scores", 0, "right")).toBeNull();
  });
});

describe("reports", () => {
  const requests: [string, Json][] = [
    ["exploration", { type: "request_report_branch", prompt: "Which directions are near?" }],
    [
      "comparison",
      { type: "compare_role_directions", candidates: ["Registered nurse", "Nurse practitioner"] },
    ],
    [
      "branch",
      { type: "request_report_branch", target: { kind: "role_family", value: "Nurse practitioner" } },
    ],
    ["career_health", { type: "request_report_branch", prompt: "How is my career health?" }],
  ];

  test.each(requests)(
    "one of kind %s is filled, and each thing it rests on is there",
    async (kind, action) => {
      const { h, person } = await startAt(persona, "everything");
      const data = await applied(h, person, { actions: [action], context: {} });
      const report = await read(
        h,
        person,
        `reports/${textAt(data, "results", 0, "outputs", "reportRefs", 0)}`,
      );
      expect(report).toMatchObject({ kind, version: 1, supersedesReportId: null, userId: person.userId });
      expect(textAt(report, "contentMarkdown")).toMatch(/^# .+\n\n/);
      for (const field of [
        "claims",
        "fitHypotheses",
        "tradeoffs",
        "risks",
        "recommendedActions",
        "evidenceRefs",
      ]) {
        const items = report[field];
        expect(Array.isArray(items) && items.length, field).toBeGreaterThan(0);
      }
      const { body } = await h.send("GET", "/api/v1/resume", { key: person.key });
      const known = new Map(asList(at(body, "data", "claims")).map(({ id, text }) => [id, text]));
      expect(report.evidenceRefs).toEqual(
        [...known.keys()].filter((id) => Object(report.evidenceRefs).includes(id)),
      );
      for (const { claimId, text } of asList(report.claims)) expect(known.get(claimId)).toBe(text);
      expect(asList(report.claims).map(({ claimId }) => claimId)).toEqual(report.evidenceRefs);
      expect(Object(report.sourceSubmissionIds).length).toBeGreaterThan(0);
      const again = await apply(h, person, { actions: report.recommendedActions });
      expect(again.status, again.text.slice(0, 300)).toBe(200);
      expect(resultsOf(again.body.data).map(({ status }) => status)).toEqual(
        asList(report.recommendedActions).map(() => "succeeded"),
      );
    },
  );

  test("career health is reported where it is asked for, not where somebody asks about work in health care", async () => {
    const { h, person } = await startAt(persona, "resume");
    const prompts = ["Should I go into public health?", "career health", "A health report, please"];
    const data = await applied(h, person, {
      actions: prompts.map((prompt) => ({ type: "request_report_branch", prompt })),
    });
    const kinds = [];
    for (const result of resultsOf(data)) {
      kinds.push((await read(h, person, `reports/${textAt(result, "outputs", "reportRefs", 0)}`)).kind);
    }
    expect(kinds).toEqual(["exploration", "career_health", "career_health"]);
  });

  test("the versions of a branch name the one before; other branches and kinds begin anew", async () => {
    const { h, person } = await startAt(persona, "resume");
    const branch = (branchLabel: string, prompt: string) => ({
      type: "request_report_branch",
      branchLabel,
      prompt,
    });
    const data = await applied(h, person, {
      actions: [
        branch("Move", "One?"),
        branch("move ", "Two?"),
        branch("Stay", "Three?"),
        { type: "request_report_branch", prompt: "Which directions?" },
        { type: "request_report_branch", prompt: "How is my career health?" },
        branch("move", "Four?"),
      ],
    });
    const reports = [];
    for (const result of resultsOf(data)) {
      reports.push(await read(h, person, `reports/${textAt(result, "outputs", "reportRefs", 0)}`));
    }
    const [one, two, stay, , , four] = reports;
    expect(reports.map(({ version }) => version)).toEqual([1, 2, 1, 1, 1, 3]);
    expect([two?.supersedesReportId, four?.supersedesReportId]).toEqual([one?.id, two?.id]);
    expect(new Set(reports.map(({ branchId }) => branchId)).size).toBe(4);
    expect([two?.branchId, four?.branchId]).toEqual([one?.branchId, one?.branchId]);
    expect(stay?.supersedesReportId).toBeNull();
  });

  test("a report on an opening is known to its item", async () => {
    const { h, person, job, report } = await withAll();
    expect(await read(h, person, `jobs-workspace/${job}`)).toMatchObject({ reportRefs: [report] });
  });
});
