import { expect, test } from "vitest";
import { operations } from "../../src/domain/index.ts";
import { generalTool } from "../../src/mcp/tools/operation-tools.ts";
import type { Operation } from "../../src/operation/definition.ts";
import { gridPosting, idsOf, pasted, resultsOf, statusesOf } from "../support/agent.ts";
import { start } from "../support/harness.ts";
import { asList, asObject, at, isObject, type Json, textAt } from "../support/json.ts";
import { callTool } from "../support/mcp/client.ts";
import { restRequest } from "../support/net/rest-request.ts";
import { temporaryFolder } from "../support/program/folder.ts";
import { mcpOn } from "../support/program/stdio.ts";
import { personNamed, resumeOf } from "../support/samples/persona.ts";

/** Calls an operation that must succeed; gives its data. */
type TransportOptions = (name: string, input?: Json) => Promise<unknown>;

function operationOf(name: string): Operation {
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  return operation;
}

async function overRest(): Promise<TransportOptions> {
  const h = await start();
  const { key } = await h.newPerson();
  return async (name, input = {}) => {
    const operation = operationOf(name);
    const { path, ...sent } = restRequest(operation, input);
    h.runtime.advance(1000);
    const answer = await h.send(operation.http.method, path, { key, ...sent });
    expect(answer.status, `${name}: ${answer.text.slice(0, 300)}`).toBe(operation.http.status);
    return answer.body.data;
  };
}

type Tool = (tool: string, args: Json) => Promise<{ isError: boolean; structured: Json }>;

/** The operation's own tool where the toolset has it, else the general ones. */
function overTools(call: Tool, toolset: "core" | "all"): TransportOptions {
  return async (name, input = {}) => {
    const operation = operationOf(name);
    const general = generalTool(operation);
    const isOwn = toolset === "all" || (operation.mcp.toolset === "core") === true;
    const { isError, structured } = isOwn
      ? await call(operation.mcp.tool, input)
      : await call(general, { operation: name, arguments: input });
    expect(isError, `${name}: ${JSON.stringify(structured).slice(0, 300)}`).toBe(false);
    return structured.data;
  };
}

async function overHttp(toolset: "core" | "all"): Promise<TransportOptions> {
  const h = await start({ toolsets: [toolset] });
  const client = await h.mcp((await h.newPerson()).key);
  const call: Tool = (tool, args) => {
    h.runtime.advance(1000);
    return callTool(client, tool, args);
  };
  return overTools(call, toolset);
}

async function overStdio(toolset: "core" | "all"): Promise<TransportOptions> {
  const process = await mcpOn(temporaryFolder(), { args: ["--toolsets", toolset] });
  const call: Tool = async (tool, args) => {
    const { isError = false, structuredContent } = await process.call(tool, args);
    return { isError, structured: structuredContent };
  };
  return overTools(call, toolset);
}

const goal = { wish: "Stay in the trade, climb less", by: { year: 2028 } };
const electrician = personNamed("electrician");

/** Weeks of work in one go; gives what an agent sees on the way, ids and times left out. */
async function walk(ask: TransportOptions): Promise<unknown[]> {
  await ask("resume.import", { format: "json_resume", content: resumeOf(electrician) });
  const { items } = asObject(await ask("assessments.questions", { moduleId: "riasec" }));
  const answers = asList(items).map((item, place) => [textAt(item, "id"), 1 + ((place * 7) % 5)]);
  await ask("assessments.submit", { moduleId: "riasec", answers: Object.fromEntries(answers) });

  const read = await ask("agent.apply", {
    actions: [{ type: "normalize_opportunity", opportunity: pasted(gridPosting) }],
  });
  const job = textAt(read, "results", 0, "outputs", "jobsWorkspaceRefs", 0);
  expect(at(read, "results", 0, "outputs", "inline", "provenance")).toBe("third_party");
  expect(await ask("jobsWorkspace.get", { id: job })).toMatchObject({
    status: "intake_ready",
    sourceType: "pasted_text",
    company: "Example Grid",
  });

  const briefed = await ask("agent.apply", {
    actions: [{ type: "generate_fit_brief" }],
    context: { jobsWorkspaceItemId: job },
  });
  const brief = textAt(briefed, "results", 0, "outputs", "artifactRefs", 0);
  expect(await ask("jobsWorkspace.get", { id: job })).toMatchObject({
    status: "fit_ready",
    fitBriefRef: brief,
  });

  const prepared = await ask("agent.apply", {
    actions: [
      { type: "generate_fit_brief" },
      {
        type: "compare_role_directions",
        candidates: ["Electrician", "Electrical engineer", "Construction manager"],
      },
      { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
      { type: "prepare_execution_artifact", artifactKind: "outreach_note" },
    ],
    goal,
    context: { jobsWorkspaceItemId: job },
    execution: { checkpoint: "create", reuseExistingArtifacts: true },
  });
  expect(statusesOf(prepared)).toEqual(Array(4).fill("succeeded"));
  expect(at(prepared, "results", 0, "outputs", "artifactRefs")).toEqual([brief]);
  expect(at(prepared, "checkpoint", "status")).toBe("created");
  const first = textAt(prepared, "checkpoint", "id");
  const original = await ask("checkpoints.get", { id: first });
  expect(original).toMatchObject({
    goalSnapshot: goal,
    artifactRefs: [
      brief,
      ...resultsOf(prepared)
        .slice(2)
        .flatMap(({ outputs }) => at(outputs, "artifactRefs")),
    ],
    reportRefs: at(prepared, "results", 1, "outputs", "reportRefs"),
    jobsWorkspaceRefs: [job],
  });

  const fork = asObject(await ask("checkpoints.fork", { id: first, branchLabel: "other path" }));
  expect(fork).toMatchObject({ sourceCheckpointId: first, metadata: { branchLabel: "other path" } });
  expect(
    at(await ask("checkpoints.compare", { id: first, with: textAt(fork, "id") }), "differences"),
  ).toEqual([]);
  const other = await ask("agent.apply", {
    actions: [
      { type: "request_report_branch", branchLabel: "other path", prompt: "What would it take?" },
      { type: "generate_fit_brief" },
      { type: "prepare_execution_artifact", artifactKind: "interview_brief" },
    ],
    target: { kind: "role_family", value: "Construction manager" },
    context: { checkpointId: fork.id },
    execution: { checkpoint: "update" },
  });
  expect(statusesOf(other)).toEqual(Array(3).fill("succeeded"));
  expect(at(other, "checkpoint")).toMatchObject({ id: fork.id, status: "updated" });
  const made = resultsOf(other).flatMap(idsOf);
  expect(made.length).toBe(3);

  const compared = await ask("checkpoints.compare", { id: first, with: textAt(fork, "id") });
  expect(asList(at(compared, "differences")).map(({ path }) => path)).toEqual(["reportRefs", "artifactRefs"]);
  const [ours, theirs] = asList(at(compared, "scores"));
  expect([ours?.ref, ours?.left === ours?.right, theirs?.left]).toEqual([brief, true, null]);
  expect(theirs?.right).toBeTypeOf("number");

  const restored = await ask("checkpoints.restore", { id: first });
  expect(restored).toMatchObject({
    checkpoint: { id: first, kind: "apply", status: "active" },
    continuation: { goal, target: null, missing: [], changesSince: { profileFields: [], resume: false } },
  });
  expect(JSON.stringify(await ask("checkpoints.get", { id: first }))).toBe(JSON.stringify(original));
  for (const id of [...resultsOf(prepared), ...resultsOf(other)].flatMap(idsOf)) {
    expect(await ask(getterOf(id), { id })).toMatchObject({ id });
  }
  const item = await ask("jobsWorkspace.get", { id: job });
  expect(item).toMatchObject({ status: "artifacts_ready" });
  return [read, briefed, prepared, other, compared, restored, item].map(masked);
}

const getters: Record<string, string> = {
  fit: "fitBriefs.get",
  art: "executionArtifacts.get",
  rep: "reports.get",
  job: "jobsWorkspace.get",
};

function getterOf(id: string): string {
  return getters[id.slice(0, 3)] ?? `none for ${id}`;
}

/** Equal where two answers say the same: ids by their kind, times and hashes of ids left out. */
function masked(data: unknown): unknown {
  const text = JSON.stringify(data, (key, value: unknown) =>
    ["userId", "durationMs", "dataKey", "inputKey"].includes(key) ? undefined : value,
  );
  return JSON.parse(
    text
      .replace(/\b(fit|art|rep|job|ckp|clm|asm|tle|branch)_[0-9A-Za-z]+/g, "$1")
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "time"),
  );
}

const doors: [string, () => Promise<TransportOptions>][] = [
  ["REST", overRest],
  ["MCP over HTTP, toolset core", () => overHttp("core")],
  ["MCP over HTTP, toolset all", () => overHttp("all")],
  ["a stdio process, toolset core", () => overStdio("core")],
  ["a stdio process, toolset all", () => overStdio("all")],
];

/**
 * What every door says: to a model neither what was read of a posting's text, nor whether a result is an earlier one, nor
 * what is empty or stands beside it by another name is repeated; `next` has its next calls.
 */
function withoutReading(answer: unknown): unknown {
  const ofReading = new Set(["fields", "spans", "requirements", "skills", "unread", "unproved"]);
  return JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => {
      const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
      if (isEmpty || key === "reused" || key === "suggestedNextCalls") return undefined;
      if (!isObject(value)) return value;
      if (key === "opportunity") return without(value, (name) => ofReading.has(name));
      if (key === "understoodAs") return without(value, (name) => name === "asked");
      if (key !== "inline") return value;
      // The ids stand in the lists of references.
      return Object.fromEntries(
        Object.entries(value).map(([name, made]) => [
          name,
          isObject(made) ? without(made, (field) => field === "id") : made,
        ]),
      );
    }),
  );
}

function without(value: Json, isLeft: (name: string) => boolean): Json {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !isLeft(name)));
}

/** What was seen through the doors so far; the first is what the others must equal. */
const seen: unknown[][] = [];

test.each(doors)("weeks of an agent's work go the same way through %s", async (_, open) => {
  seen.push((await walk(await open())).map(withoutReading));
  expect(seen.at(-1)?.length).toBe(7);
  expect(seen.at(-1)).toEqual(seen[0]);
});
