import { describe, expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import type { Harness } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { prepared } from "../../support/prepared.ts";
import { sampleOf, sampleResume } from "../../support/samples/operations.ts";

const api = "/api/v1";
const posting = {
  inputMode: "pasted_text",
  rawText:
    "Electrician at Example Grid\nLocation: Exampleton\nRequirements\n- Wiring\n- Fault finding\n- Two years of experience",
};
const actions = [
  { type: "normalize_opportunity", opportunity: posting },
  { type: "generate_fit_brief" },
  { type: "request_report_branch", prompt: "Stay or move?", branchLabel: "stay" },
  { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
];

/** A person with one of each document; each cites others by id. */
const worked = prepared(async (h) => {
  const person = await h.newPerson();
  const call = caller(h, person.key);
  await call("PUT", "/resume", { format: "json_resume", content: sampleResume });
  await sampleOf("assessments.get").prepare?.(h, person);
  const body = { actions, opportunity: posting, execution: { checkpoint: "create" } };
  const { results, checkpoint } = asObject((await call("POST", "/agent/apply", body)).data);
  const refs = asList(results).map(({ outputs }) => asObject(outputs));
  const ids = {
    job: textAt(refs[0], "jobsWorkspaceRefs", 0),
    brief: textAt(refs[1], "artifactRefs", 0),
    report: textAt(refs[2], "reportRefs", 0),
    artifact: textAt(refs[3], "artifactRefs", 0),
    checkpoint: textAt(checkpoint, "id"),
  };
  await call("PATCH", `/jobs-workspace/${ids.job}`, {
    reportRefs: [ids.report],
    checkpointId: ids.checkpoint,
  });
  return { person, ids };
});

function caller(h: Harness, key: string) {
  return async (method: string, path: string, body?: Json) =>
    (await h.send(method, `${api}${path}`, { key, ...(body && { body }) })).body;
}

type Ids = Awaited<ReturnType<typeof worked>>["ids"];

const documents: [what: string, path: (ids: Ids) => string, type: string, citing: (ids: Ids) => string[]][] =
  [
    [
      "a fit brief",
      ({ brief }) => `/fit-briefs/${brief}`,
      "fit_briefs.not_found",
      ({ artifact, checkpoint, job }) => [artifact, job, checkpoint],
    ],
    [
      "a report",
      ({ report }) => `/reports/${report}`,
      "reports.not_found",
      ({ checkpoint, job }) => [job, checkpoint],
    ],
    [
      "an execution artifact",
      ({ artifact }) => `/execution-artifacts/${artifact}`,
      "execution_artifacts.not_found",
      ({ checkpoint, job }) => [job, checkpoint],
    ],
    [
      "a checkpoint",
      ({ checkpoint }) => `/checkpoints/${checkpoint}`,
      "checkpoints.not_found",
      ({ job }) => [job],
    ],
    [
      "a jobs workspace item",
      ({ job }) => `/jobs-workspace/${job}`,
      "jobs_workspace.not_found",
      // What a report recommends names the item.
      ({ checkpoint, report }) => [checkpoint, report],
    ],
  ];

const pathOf: Record<string, string> = {
  fit_brief: "/fit-briefs/",
  report: "/reports/",
  execution_artifact: "/execution-artifacts/",
  job: "/jobs-workspace/",
  checkpoint: "/checkpoints/",
};

describe.each(documents)("deleting %s", (_, path, type, citing) => {
  test("takes it out of every read, out of memory and out of search", async () => {
    const { h, person, ids } = await worked();
    const call = caller(h, person.key);
    const id = path(ids).split("/").at(-1) ?? "";
    h.fired();
    const answer = await h.send("DELETE", `${api}${path(ids)}`, { key: person.key });
    expect([answer.status, at(answer.body, "data", "deleted")]).toEqual([200, true]);
    // Taking something back is no event of a career.
    expect(h.fired()).toEqual([]);
    expect((await call("GET", path(ids))).type).toBe(type);
    expect((await call("DELETE", path(ids))).type).toBe(type);
    const list = path(ids).slice(0, path(ids).lastIndexOf("/"));
    expect(JSON.stringify(asList((await call("GET", list)).data).map((item) => item.id))).not.toContain(id);
    const memories = asList((await call("GET", "/memories?limit=100")).data);
    expect(memories.filter(({ sourceId }) => sourceId === id)).toEqual([]);
    const nodes = await h.inside.rows("select id from memory_nodes");
    expect(await h.inside.indexedMemories()).toBe(nodes.length);
  });

  test("names what cites it, which keeps standing with the citation marked gone", async () => {
    const { h, person, ids } = await worked();
    const call = caller(h, person.key);
    const id = path(ids).split("/").at(-1);
    const { citedBy } = asObject((await call("DELETE", path(ids))).data);
    expect(
      asList(citedBy)
        .map((cited) => cited.id)
        .sort(),
    ).toEqual(citing(ids).sort());
    for (const cited of asList(citedBy)) {
      const { data } = await call("GET", `${pathOf[String(cited.kind)]}${cited.id}`);
      expect(asList(asObject(data).goneRefs), String(cited.kind)).toMatchObject([{ id, gone: true }]);
      const { goneRefs: _, ...rest } = asObject(data);
      expect(JSON.stringify(rest)).toContain(id);
    }
  });
});

test("what does not cite the thing that went is not touched", async () => {
  const { h, person, ids } = await worked();
  const call = caller(h, person.key);
  const before = await call("GET", `/fit-briefs/${ids.brief}`);
  await call("DELETE", `/reports/${ids.report}`);
  expect((await call("GET", `/fit-briefs/${ids.brief}`)).data).toEqual(before.data);
});

test("an artifact made later does not cite a brief that is gone, and a citation that is taken out loses its mark", async () => {
  const { h, person, ids } = await worked();
  const call = caller(h, person.key);
  await call("DELETE", `/fit-briefs/${ids.brief}`);
  await call("DELETE", `/reports/${ids.report}`);
  const body = { actions: [actions[3]], opportunity: posting };
  const { data } = await call("POST", "/agent/apply", body);
  const made = textAt(data, "results", 0, "outputs", "artifactRefs", 0);
  expect(at(await call("GET", `/execution-artifacts/${made}`), "data", "fitBriefRef")).toBeNull();
  const marks = async () =>
    asList(asObject((await call("GET", `/jobs-workspace/${ids.job}`)).data).goneRefs).map(({ id }) => id);
  expect(await marks()).toEqual([ids.brief, ids.report]);
  await call("PATCH", `/jobs-workspace/${ids.job}`, { reportRefs: [] });
  expect(await marks()).toEqual([ids.brief]);
  expect(
    at(await call("POST", `/checkpoints/${ids.checkpoint}/restore`), "data", "continuation", "missing"),
  ).toEqual(expect.arrayContaining([ids.brief, ids.report]));
});

describe("DELETE /assessments/{moduleId}", () => {
  test("takes every submission of the module, so that no earlier one counts, and names the reports made of it", async () => {
    const { h, person, ids } = await worked();
    const call = caller(h, person.key);
    await sampleOf("assessments.get").prepare?.(h, person);
    const { data } = await call("DELETE", "/assessments/values");
    expect(data).toEqual({ deleted: true, citedBy: [{ kind: "report", id: ids.report }] });
    expect((await call("GET", "/assessments/values")).type).toBe("assessments.not_found");
    expect((await call("GET", "/memories?nodeType=assessment")).data).toEqual([]);
    expect((await call("DELETE", "/assessments/values")).type).toBe("assessments.not_found");
    expect((await call("DELETE", "/assessments/runes")).type).toBe("assessments.not_found");
    const report = asObject((await call("GET", `/reports/${ids.report}`)).data);
    expect(asList(report.goneRefs)).toMatchObject([{ kind: "assessment", gone: true }]);
  });

  test("leaves the other modules", async () => {
    const { h, person } = await worked();
    const call = caller(h, person.key);
    const { body } = await h.send("GET", `${api}/assessments/riasec/questions`, { key: person.key });
    const items = asList(at(body, "data", "items"));
    const answers = Object.fromEntries(items.map((item, place) => [textAt(item, "id"), 1 + (place % 5)]));
    await call("POST", "/assessments/riasec/submissions", { answers });
    await call("DELETE", "/assessments/values");
    expect(Object.keys(asObject((await call("GET", "/assessments")).data))).toEqual(["riasec"]);
  });
});

describe("DELETE /timeline/{id}", () => {
  const noted = async (h: Harness, key: string) =>
    asObject(
      (
        await caller(h, key)("POST", "/timeline", {
          eventType: "illness.began",
          eventData: { text: "A violin fell on my foot." },
        })
      ).data,
    );

  test("takes the event with its memory, and search finds it no more", async () => {
    const { h, person } = await worked();
    const call = caller(h, person.key);
    const event = await noted(h, person.key);
    const found = async () => JSON.stringify((await call("GET", "/career-context?query=violin%20foot")).data);
    expect(await found()).toContain("A violin fell");
    expect((await call("DELETE", `/timeline/${event.id}`)).data).toEqual({ deleted: true, citedBy: [] });
    expect(await found()).not.toContain("A violin fell");
    expect((await call("DELETE", `/timeline/${event.id}`)).type).toBe("resource.not_found");
    expect(JSON.stringify((await call("GET", "/account/export")).data)).not.toContain("violin");
  });

  test("a memory that is deleted alone names the event that it was kept of, which shows it as gone", async () => {
    const { h, person } = await worked();
    const call = caller(h, person.key);
    const event = await noted(h, person.key);
    const { data } = await call("DELETE", `/memories/${event.relatedMemoryNodeId}`);
    expect(data).toEqual({ deleted: true, citedBy: [{ kind: "timeline_event", id: event.id }] });
    const [shown] = asList((await call("GET", "/timeline?eventType=illness.began")).data);
    expect(shown).toMatchObject({
      relatedMemoryNodeId: event.relatedMemoryNodeId,
      eventData: { goneRefs: [{ kind: "memory", id: event.relatedMemoryNodeId, gone: true }] },
    });
  });
});

test("a copy of what is gone in a claim map becomes the citation alone", async () => {
  const { h, person, ids } = await worked();
  const call = caller(h, person.key);
  const { data } = await call("POST", "/memories", { contentText: "Played the violin." });
  const id = textAt(data, "id");
  await h.store.write(person.userId, async (tx) => {
    const report = await tx.reports.get(ids.report);
    if (!report) throw new Error("The report is there.");
    await tx.reports.put({ ...report, claims: [{ claimId: id, text: "Played the violin." }] });
  });
  await call("DELETE", `/memories/${id}`);
  const report = asObject((await call("GET", `/reports/${ids.report}`)).data);
  expect(report.claims).toEqual([{ claimId: id, gone: true }]);
});

describe("over MCP", () => {
  test("every delete is a destructive tool that answers as REST does", async () => {
    const { h, person, ids } = await worked({ toolsets: ["all"] });
    const client = await h.mcp(person.key);
    const calls: [string, Json][] = [
      ["delete_fit_brief", { id: ids.brief }],
      ["delete_report", { id: ids.report }],
      ["delete_execution_artifact", { id: ids.artifact }],
      ["delete_checkpoint", { id: ids.checkpoint }],
      ["delete_assessment", { moduleId: "values" }],
    ];
    const { tools } = await client.listTools();
    for (const [tool, args] of calls) {
      expect(tools.find(({ name }) => name === tool)?.annotations, tool).toMatchObject({
        destructiveHint: true,
      });
      const { structured } = await callTool(client, tool, args);
      expect(structured.data, tool).toMatchObject({ deleted: true, citedBy: expect.any(Array) });
    }
  });

  test.each<[string, Json, Json, string]>([
    [
      "fitBriefs.delete",
      { id: "a" },
      { id: "a", query: "Electrician at Example" },
      "“Electrician at Example”",
    ],
    ["reports.delete", { id: "a" }, { id: "a", title: "Stay or move" }, "“Stay or move”"],
    ["reports.delete", { id: "a" }, { id: "a", title: null }, "“a”"],
    [
      "executionArtifacts.delete",
      { id: "a" },
      { id: "a", title: "Resume for Example" },
      "“Resume for Example”",
    ],
    ["checkpoints.delete", { id: "a" }, { id: "a", kind: "jobs", metadata: { label: "May" } }, "“May”"],
    ["checkpoints.delete", { id: "a" }, { id: "a", kind: "jobs" }, "“a checkpoint of jobs”"],
    [
      "timeline.delete",
      { id: "a" },
      { id: "a", eventType: "job.lost", timestamp: "2026" },
      "“job.lost of 2026”",
    ],
    ["assessments.delete", { moduleId: "values" }, {}, "all answers and results of the assessment values"],
  ])("%s says of %j with %j what would go", async (name, input, record, said) => {
    const confirm = operations.find((operation) => operation.name === name)?.mcp.confirm;
    const read = async () => ({ data: [record] }) as never;
    expect(await confirm?.describe(read, input)).toBe(said);
  });
});
