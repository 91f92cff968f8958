import { describe, expect, test } from "vitest";
import { applied, read, resultsOf } from "../../support/agent.ts";
import type { Harness } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { type Person, personNamed, startAt } from "../../support/samples/persona.ts";

const opportunity = { inputMode: "manual", title: "Electrician", company: "Example Grid" };

async function briefed(): Promise<{ h: Harness; person: Person; brief: string; job: string }> {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  const results = resultsOf(await applied(h, person, { actions, opportunity }));
  expect(at(results, 1, "outputs", "inline", "fitBrief")).toMatchObject({
    score: null,
    bucket: null,
    verdict: "not_enough_read",
  });
  return {
    h,
    person,
    brief: textAt(results, 1, "outputs", "artifactRefs", 0),
    job: textAt(results, 0, "outputs", "jobsWorkspaceRefs", 0),
  };
}

async function post(h: Harness, { key }: Person, path: string, body: Json): Promise<Json> {
  const { status, body: answer } = await h.send("POST", `/api/v1/${path}`, { key, body });
  expect(status).toBeLessThan(300);
  return asObject(asObject(answer).data);
}

describe("a brief without a score", () => {
  test("is listed, and says nothing of the user", async () => {
    const { h, person, brief } = await briefed();
    const { body } = await h.send("GET", "/api/v1/fit-briefs", { key: person.key });
    const listed = asList(asObject(body).data).find(({ id }) => id === brief);
    expect(at(listed, "briefData", "score")).toBeNull();
    expect(at(listed, "briefData", "risks")).toBeUndefined();
  });

  test("is known to the jobs item, which is not ready for a decision", async () => {
    const { h, person, brief, job } = await briefed();
    expect(await read(h, person, `jobs-workspace/${job}`)).toMatchObject({
      fitBriefRef: brief,
      status: "intake_ready",
    });
  });

  test("is made of an item that somebody noted by its title alone, too", async () => {
    const { h, person } = await briefed();
    const { id } = await post(h, person, "jobs-workspace", {
      type: "opportunity",
      title: "Electrician",
      sourceType: "manual",
    });
    const actions = [{ type: "generate_fit_brief" }];
    const results = resultsOf(await applied(h, person, { actions, context: { jobsWorkspaceItemId: id } }));
    expect(at(results, 0, "outputs", "inline", "fitBrief", "verdict")).toBe("not_enough_read");
  });

  test("gives no score to a comparison of checkpoints", async () => {
    const { h, person, brief } = await briefed();
    const keep = { kind: "apply", artifactRefs: [brief] };
    const left = await post(h, person, "checkpoints", keep);
    const right = await post(h, person, "checkpoints", { kind: "apply" });
    const compared = await read(h, person, `checkpoints/${String(left.id)}/compare?with=${String(right.id)}`);
    expect(compared.scores).toEqual([]);
  });

  test("is found by its words, and inspected", async () => {
    const { h, person, brief } = await briefed();
    const found = await read(h, person, "career-context?query=Example%20Grid%20fit%20brief");
    expect(JSON.stringify(found)).toContain("too little of the opening was read");
    const inspected = await post(h, person, "agent/inspect", {
      goal: { type: "generate_fit_brief", query: "Example Grid" },
      focus: { mode: "artifact", artifactId: brief },
    });
    expect(at(inspected, "related", "artifactRefs")).toEqual([brief]);
  });

  test.each(["resume_variant", "outreach_note", "interview_brief"])(
    "lets a %s be made",
    async (artifactKind) => {
      const { h, person, job } = await briefed();
      const actions = [{ type: "prepare_execution_artifact", artifactKind }];
      const results = resultsOf(await applied(h, person, { actions, context: { jobsWorkspaceItemId: job } }));
      const artifact = await read(
        h,
        person,
        `execution-artifacts/${textAt(results, 0, "outputs", "artifactRefs", 0)}`,
      );
      expect(at(artifact, "contentData", "gaps")).toEqual([]);
    },
  );

  test("makes a report say that it lacks one", async () => {
    const { h, person, job } = await briefed();
    const target = { kind: "opportunity", value: "Electrician", id: job };
    const results = resultsOf(
      await applied(h, person, { actions: [{ type: "request_report_branch", target }] }),
    );
    const report = await read(h, person, `reports/${textAt(results, 0, "outputs", "reportRefs", 0)}`);
    expect(report.summary).toContain("too little of the opening was read");
    expect(report.fitHypotheses).toEqual([]);
  });
});
