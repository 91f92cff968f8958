import { describe, expect, test } from "vitest";
import {
  applied,
  apply,
  follow,
  gridPosting,
  list,
  oneOfEach,
  pasted,
  read,
  resultsOf,
  statusesOf,
} from "../../support/agent.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, isObject, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import {
  done,
  type Person,
  personas,
  personNamed,
  putResume,
  resumeOf,
  type Stage,
  startAt,
  takeAssessment,
} from "../../support/samples/persona.ts";

const persona = personNamed("electrician");
const categories = ["input_quality", "missing_context", "missing_evidence"];

/** An action that cannot be done as things stand, and why. */
interface Blocked {
  says: string;
  stage: Stage;
  action: Json;
  failureType: string;
}

const prepare = (artifactKind: string, more: Json = {}) => ({
  type: "prepare_execution_artifact",
  artifactKind,
  ...more,
});
const electrician = { kind: "role_family", value: "Electrician" };
const oddTitle = {
  inputMode: "manual",
  title: "Keeper of the Zorblax",
  description: "Requirements\n- Conduit bending\n- Blueprint reading\n",
};
const link = { inputMode: "pasted_link", sourceUrl: "https://jobs.example/1" };

const cases: Blocked[] = [
  {
    says: "a link alone to read",
    stage: "nothing",
    action: { type: "normalize_opportunity", opportunity: link },
    failureType: "opportunity_text_missing",
  },
  {
    says: "an opening of which nothing is told",
    stage: "nothing",
    action: { type: "normalize_opportunity", opportunity: { inputMode: "manual", title: " " } },
    failureType: "opportunity_text_missing",
  },
  ...["resume_variant", "outreach_note", "interview_brief", "fit_brief"].flatMap((kind): Blocked[] => [
    {
      says: `a ${kind} for nothing`,
      stage: "resume",
      action: prepare(kind),
      failureType: "subject_missing",
    },
    {
      says: `a ${kind} for a link nobody has read`,
      stage: "resume",
      action: prepare(kind, { opportunity: link }),
      failureType: "subject_missing",
    },
    {
      says: `a ${kind} for somebody of whom nothing is known`,
      stage: "nothing",
      action: prepare(kind, { target: electrician }),
      failureType: kind === "fit_brief" ? "evidence_missing" : "claims_missing",
    },
  ]),
  {
    says: "a resume variant with assessments alone",
    stage: "assessment",
    action: prepare("resume_variant", { target: electrician }),
    failureType: "claims_missing",
  },
  {
    says: "a brief on nothing",
    stage: "resume",
    action: { type: "generate_fit_brief" },
    failureType: "subject_missing",
  },
  {
    says: "a brief on an occupation that is none",
    stage: "resume",
    action: { type: "generate_fit_brief", target: { kind: "role_family", value: "Zorblax wrangler" } },
    failureType: "not_understood",
  },
  {
    says: "a brief on an opening of an unknown title, with assessments alone",
    stage: "assessment",
    action: { type: "generate_fit_brief", opportunity: oddTitle },
    failureType: "skills_missing",
  },
  {
    says: "a brief on somebody of whom nothing is known",
    stage: "nothing",
    action: { type: "generate_fit_brief", target: electrician },
    failureType: "evidence_missing",
  },
  {
    says: "a comparison for somebody of whom nothing is known",
    stage: "nothing",
    action: { type: "compare_role_directions", candidates: ["Electrician", "Nurse"] },
    failureType: "evidence_missing",
  },
  {
    says: "a report on somebody of whom nothing is known",
    stage: "nothing",
    action: { type: "request_report_branch", prompt: "What next?" },
    failureType: "evidence_missing",
  },
];

/** Does what a recovery step says; gives the request that is then to succeed. */
const ways: Record<string, (h: Harness, person: Person, action: Json) => Promise<Json>> = {
  import_resume: async (h, person, action) => {
    await putResume(h, person, resumeOf(persona));
    return { actions: [action] };
  },
  take_assessment: async (h, person, action) => {
    await takeAssessment(h, person, persona, "riasec");
    return { actions: [action] };
  },
  provide_target: async (_, __, { opportunity: ___, ...action }) => ({
    actions: [{ ...action, target: electrician }],
  }),
  provide_opportunity: async (_, __, { target: ___, ...action }) => ({
    actions: [{ ...action, opportunity: pasted(gridPosting) }],
  }),
  normalize_opportunity: async (h, person, { opportunity: _, ...action }) => {
    const first = { type: "normalize_opportunity", opportunity: pasted(gridPosting) };
    const data = await applied(h, person, { actions: [first, action] });
    expect(statusesOf(data)).toEqual(["succeeded", "succeeded"]);
    const jobsWorkspaceItemId = textAt(data, "results", 0, "outputs", "jobsWorkspaceRefs", 0);
    return { actions: [action], context: { jobsWorkspaceItemId } };
  },
};

describe.each(cases.map((one) => [one.says, one] as const))("%s", (_, { stage, action, failureType }) => {
  test("is blocked, with what is missing and calls that can be sent", async () => {
    const { h, person } = await startAt(persona, stage);
    const data = await applied(h, person, { actions: [action] });
    expect(statusesOf(data)).toEqual(["blocked"]);
    const diagnostics = asObject(at(resultsOf(data)[0], "diagnostics"));
    expect(diagnostics).toMatchObject({ failureType, recoverable: true });
    expect(categories).toContain(diagnostics.category);
    expect(textAt(diagnostics, "blockingConstraint")).toMatch(/\.$/);
    expect(asList(diagnostics.suggestedRecoveryPath).length).toBeGreaterThan(0);
    const answers = await follow(h, person, data.suggestedNextCalls);
    expect(answers.length).toBeGreaterThan(0);
    for (const [call, { status }] of answers) expect(status, call).toBeLessThan(400);
  });

  test("succeeds when any one step of its recovery path is followed", async () => {
    const before = await startAt(persona, stage);
    const asked = await applied(before.h, before.person, { actions: [action] });
    const steps = asList(at(resultsOf(asked)[0], "diagnostics", "suggestedRecoveryPath"));
    for (const step of steps) {
      const { h, person } = await startAt(persona, stage);
      const way = ways[textAt(step, "type")];
      if (!way) throw new Error(`Nobody knows how to follow ${textAt(step, "type")}.`);
      const data = await applied(h, person, await way(h, person, action));
      expect(statusesOf(data), JSON.stringify([step, data.results]).slice(0, 500)).toEqual(["succeeded"]);
    }
  });
});

const goals = [
  "discover_directions",
  "evaluate_opportunity",
  "generate_fit_brief",
  "prepare_execution_artifacts",
  "compare_paths",
];
const actionTypes = [
  "normalize_opportunity",
  "generate_fit_brief",
  "compare_role_directions",
  "request_report_branch",
  "prepare_execution_artifact",
  "collect_missing_evidence_hint",
];
const stages: Stage[] = ["nothing", "resume", "assessment", "everything"];
const byStage = personas.flatMap((one) => stages.map((stage) => [one.name, stage] as const));

/** Every focus there is for what a person has. */
async function focuses(h: Harness, person: Person): Promise<Json[]> {
  const ids = async (path: string) => (await list(h, person, path)).map((one) => textAt(one, "id"));
  return [
    { mode: "goal" },
    ...actionTypes.map((actionType) => ({ mode: "failed_action", actionType })),
    { mode: "failed_action", actionType: "prepare_execution_artifact", artifactKind: "resume_variant" },
    { mode: "failed_action", actionType: "prepare_execution_artifact", artifactKind: "fit_brief" },
    { mode: "failed_action", actionType: "prepare_execution_artifact", artifactKind: "sonnet" },
    { mode: "failed_action", actionType: "dance", artifactKind: null },
    ...(await ids("execution-artifacts")).map((artifactId) => ({ mode: "artifact", artifactId })),
    ...(await ids("fit-briefs")).map((artifactId) => ({ mode: "artifact", artifactId })),
    ...(await ids("reports")).map((reportId) => ({ mode: "report", reportId })),
    ...(await ids("jobs-workspace")).map((id) => ({ mode: "workspace_item", jobsWorkspaceItemId: id })),
    ...(await ids("checkpoints")).map((checkpointId) => ({ mode: "checkpoint", checkpointId })),
  ];
}

/** What is explored, and how many of the actions offered then, and not before, are blocked. */
const explorations: [Json, number][] = [
  [{}, 0],
  [{ opportunity: pasted(gridPosting), target: { role: "Electrician" } }, 0],
  [{ opportunity: link }, 2],
  // No text to read a requirement from: not enough is read, which is an answer.
  [{ opportunity: { inputMode: "manual", title: "Zorblax wrangler" } }, 0],
  [{ opportunity: { odd: 1 }, execution: { checkpoint: "create" } }, 0],
];

function isNew(known: Set<string>, value: unknown): boolean {
  return known.size < known.add(JSON.stringify(value)).size;
}

/** Sends actions unchanged, so many at a time as one call takes. */
async function outcomesOf(h: Harness, person: Person, actions: Json[]): Promise<string[]> {
  const outcomes = [];
  for (let first = 0; first < actions.length; first += 20) {
    const sent = await apply(h, person, { actions: actions.slice(first, first + 20) });
    expect(sent.status, sent.text.slice(0, 300)).toBe(200);
    outcomes.push(...resultsOf(sent.body.data).map(outcomeOf));
  }
  return outcomes;
}

describe.each(byStage)("the %s with %s", (name, stage) => {
  const ready = async () => {
    const { h, person } = await startAt(personNamed(name), stage);
    return { h, person: { ...person, key: await h.newKey(person.userId, { hourlyLimit: 100_000 }) } };
  };

  test("every call that inspect suggests, for any goal and focus, can be sent as it stands", async () => {
    const { h, person } = await ready();
    // Before anything was made, all personas are alike to inspect.
    for (const worked of name === "nurse" || stage === "nothing" ? [false, true] : [true]) {
      if (worked) await applied(h, person, oneOfEach);
      const sent = new Map<string, number>();
      for (const type of goals) {
        for (const focus of await focuses(h, person)) {
          const body = { goal: { type, query: "What now?" }, focus };
          const answer = await h.send("POST", "/api/v1/agent/inspect", { key: person.key, body });
          expect(answer.status, `${JSON.stringify(body)} ${answer.text.slice(0, 300)}`).toBe(200);
          const { readiness, evidence, diagnostics, suggestedNextCalls } = asObject(answer.body.data);
          const checks = asList(at(readiness, "checks"));
          expect(at(readiness, "score")).toBe(
            Math.round((100 * checks.filter(({ passed }) => passed).length) / checks.length),
          );
          expect(asList(at(evidence, "missing")).map(({ key }) => key)).toEqual(
            checks.filter(({ passed }) => !passed).map(({ key }) => key),
          );
          expect(diagnostics === null).toBe(focus.mode !== "failed_action");
          if (isObject(diagnostics)) {
            expect(diagnostics.category).toBeTypeOf("string");
            expect(textAt(diagnostics, "blockingConstraint")).not.toBe("");
            expect(asList(diagnostics.suggestedRecoveryPath).length).toBeGreaterThan(0);
          }
          const unsent = asList(suggestedNextCalls).filter(
            ({ method, path }) => !sent.has(`${method} ${path}`),
          );
          for (const [call, { status }] of await follow(h, person, unsent)) sent.set(call, status);
        }
      }
      if (stage === "nothing") expect(sent.size).toBeGreaterThan(0);
      expect([...sent].filter(([, status]) => status >= 400)).toEqual([]);
    }
  });

  test.skipIf(stage === "nothing")(
    "every action that explore recommends succeeds or is blocked with a way on",
    async () => {
      const { h, person } = await ready();
      const known = new Set<string>();
      for (const [request, blocked] of explorations) {
        const body = { goal: { wish: personNamed(name).goal }, ...request };
        const answer = await h.send("POST", "/api/v1/agent/explore", { key: person.key, body });
        expect(answer.status, answer.text.slice(0, 300)).toBe(200);
        const data = asObject(answer.body.data);
        const directions = asList(data.directions);
        expect(directions.length).toBeGreaterThanOrEqual(3);
        const offered = [data.recommendedActions, ...directions.map(({ nextActions }) => nextActions)];
        const actions = offered.flatMap(asList).filter((action) => isNew(known, action));
        const outcomes = await outcomesOf(h, person, actions);
        expect(outcomes.filter((outcome) => outcome !== "succeeded")).toEqual(
          Array(blocked).fill("blocked, and recoverable"),
        );
        for (const [call, { status }] of await follow(h, person, data.suggestedNextCalls)) {
          expect(status, call).toBeLessThan(400);
        }
        for (const { call } of asList(data.missingContext)) {
          const { method, path } = h.service.operations.get(textAt(call, "operation"))?.http ?? {};
          expect(textAt(call, "path")).toMatch(new RegExp(`^${path?.replace(/\{\w+\}/g, "\\w+")}$`));
          expect(at(call, "method")).toBe(method);
        }
      }
      expect(known.size).toBeGreaterThan(10);
    },
  );

  test("restore suggests calls that can be sent as they stand", async () => {
    const { h, person } = await ready();
    await done(h, person, "POST", "/api/v1/checkpoints", { kind: "explore" });
    const id = textAt(await list(h, person, "checkpoints"), 0, "id");
    const restored = await h.send("POST", `/api/v1/checkpoints/${id}/restore`, { key: person.key });
    const answers = await follow(h, person, at(restored.body, "data", "continuation", "suggestedNextCalls"));
    expect(answers.map(([call, { status }]) => [call, status])).toEqual([
      ["GET /api/v1/context", 200],
      [`POST /api/v1/checkpoints/${id}/fork`, 201],
    ]);
  });
});

function outcomeOf(result: Json): string {
  if (result.status !== "blocked") return textAt(result, "status");
  const steps = asList(at(result, "diagnostics", "suggestedRecoveryPath"));
  return at(result, "diagnostics", "recoverable") === true && steps.length > 0
    ? "blocked, and recoverable"
    : "blocked for good";
}

test("without profile, resume and assessment there is nothing to explore from", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const ask = () => h.send("POST", "/api/v1/agent/explore", { key, body: { goal: { next: "anything" } } });
  expect(await ask()).toMatchObject({
    status: 404,
    body: {
      type: "agent_explore.context_unavailable",
      message: expect.stringContaining("PUT /api/v1/resume"),
    },
  });
  // A note is none of the three.
  await h.send("POST", "/api/v1/memories", { key, body: { contentText: "Likes maps." } });
  expect((await ask()).status).toBe(404);
});

test("with a profile that says nothing of work explore names no direction, and says what would help", async () => {
  const h = await start();
  const person = await h.newPerson();
  await done(h, person, "PATCH", "/api/v1/profile", { team_size: 4 });
  const answer = await h.send("POST", "/api/v1/agent/explore", { key: person.key, body: { goal: {} } });
  expect(answer.body.data).toMatchObject({
    directions: [],
    summary: expect.stringMatching(/^Nothing stored/),
  });
  const data = await applied(h, person, { actions: at(answer.body, "data", "recommendedActions") });
  expect(statusesOf(data)).toEqual(["succeeded"]);
  const hints = asList(at(data, "results", 0, "outputs", "inline", "hints"));
  expect(hints.map(({ gapKey }) => gapKey)).toEqual(["resume", "interests", "goals", "constraints"]);
});

test("the direction that a goal names comes first, however far it is", async () => {
  const { h, person } = await startAt(persona, "resume");
  for (const wish of ["Become a registered nurse", "Electrician", "Software developer"]) {
    const body = { goal: { wish } };
    const answer = await h.send("POST", "/api/v1/agent/explore", { key: person.key, body });
    const [first, ...others] = asList(at(answer.body, "data", "directions"));
    const word = wish.split(" ").at(-1)?.toLowerCase() ?? "";
    expect(textAt(first, "title").toLowerCase()).toContain(word);
    expect(others.length).toBe(4);
    expect(others.map(({ title }) => title)).not.toContain(first?.title);
    expect(textAt(answer.body, "data", "summary")).toContain("which the goal names");
  }
});

test("the call in a hint records the answer: the skill is then one of the user's claims", async () => {
  const { h, person } = await startAt(persona, "resume");
  const gapKeys = ["Welding", "own:juggling", "a skill that nobody has heard of", "resume"];
  const data = await applied(h, person, { actions: [{ type: "collect_missing_evidence_hint", gapKeys }] });
  const hints = asList(at(data, "results", 0, "outputs", "inline", "hints"));
  expect(hints.map(({ gapKey }) => gapKey)).toEqual(gapKeys);
  for (const hint of hints) {
    expect(textAt(hint, "question")).toMatch(/\?/);
    expect(textAt(hint, "whatCounts")).not.toBe("");
  }
  for (const { record } of hints.slice(0, 3)) {
    await done(
      h,
      person,
      textAt(record, "method"),
      textAt(record, "path"),
      asObject(at(record, "arguments")),
    );
  }
  const resume = await read(h, person, "resume");
  const texts = asList(resume.claims).map(({ text }) => text);
  expect(texts).toEqual(expect.arrayContaining(["Welding", "juggling", "a skill that nobody has heard of"]));
});

test("over MCP the same suggestions come as tool calls that can be sent as they stand", async () => {
  const { h, person } = await startAt(persona, "resume");
  const client = await h.mcp(person.key);
  const sent: string[] = [];
  const followAll = async (tool: string, args: Json) => {
    const { structured, isError } = await callTool(client, tool, args);
    expect(isError, JSON.stringify(structured).slice(0, 300)).toBe(false);
    const next = asList(structured.next);
    expect(next.length).toBeGreaterThan(0);
    for (const { tool: name, arguments: input } of next) {
      const answer = await callTool(client, String(name), asObject(input));
      expect(answer.isError, `${name} ${JSON.stringify(answer.structured).slice(0, 300)}`).toBe(false);
      sent.push(String(name));
    }
    return structured;
  };
  await followAll("explore", { goal: { wish: "less climbing" } });
  const done_ = await followAll("apply", oneOfEach);
  await followAll("restore_checkpoint", { id: textAt(done_, "data", "checkpoint", "id") });
  await followAll("inspect", { goal: { type: "compare_paths", query: "Which?" } });
  expect(new Set(sent)).toEqual(
    new Set([
      "explore",
      "get_assessment_questions",
      "get_context",
      "match_careers",
      "read_operation",
      "write_operation",
    ]),
  );
});

describe("inspect", () => {
  test.each([
    ["artifact", "artifactId", "execution_artifacts.not_found"],
    ["report", "reportId", "reports.not_found"],
    ["workspace_item", "jobsWorkspaceItemId", "jobs_workspace.not_found"],
    ["checkpoint", "checkpointId", "checkpoints.not_found"],
  ])("with an unknown id in a focus of mode %s is that resource's not found", async (mode, field, type) => {
    const h = await start();
    const { key } = await h.newPerson();
    const body = { goal: { type: "compare_paths", query: "a" }, focus: { mode, [field]: "x" } };
    const answer = await h.send("POST", "/api/v1/agent/inspect", { key, body });
    expect([answer.status, answer.body.type]).toEqual([404, type]);
  });

  test("diagnoses the failed action, not the goal: with a resume a posting is what it lacks", async () => {
    const { h, person } = await startAt(persona, "resume");
    const diagnose = async (focus: Json) => {
      const body = {
        goal: { type: "discover_directions", query: "Why?" },
        focus: { mode: "failed_action", ...focus },
      };
      const answer = await h.send("POST", "/api/v1/agent/inspect", { key: person.key, body });
      return at(answer.body, "data", "diagnostics", "failureType");
    };
    const variant = { actionType: "prepare_execution_artifact", artifactKind: "resume_variant" };
    expect(await diagnose({ actionType: "normalize_opportunity" })).toBe("opportunity_text_missing");
    expect(await diagnose(variant)).toBe("subject_missing");
    expect(await diagnose({ actionType: "request_report_branch" })).toBe("nothing_missing");
    expect(await diagnose({ actionType: "dance" })).toBe("unknown_action");
    await applied(h, person, oneOfEach);
    expect(await diagnose(variant)).toBe("nothing_missing");
  });
});
