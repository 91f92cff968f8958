import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { generalTool } from "../../../src/mcp/tools/operation-tools.ts";
import { withLongIds } from "../../support/fake-runtime.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, isObject, type Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { speakers } from "../../support/program/clients.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { environment } from "../../support/program/program.ts";
import { resolve } from "./refs.ts";
import { type Outcome, type Reach, runTask } from "./run.ts";
import { peopleTasks, waiting } from "./tasks/people.ts";
import { tasks } from "./tasks.ts";
import type { Answer, Call, Task } from "./types.ts";

const byTool = new Map(
  [...operations].map((operation) => [
    operation.mcp.tool,
    { operation: operation.name, general: generalTool(operation) },
  ]),
);

const measured: { id: string; outcomes: Outcome[]; allowed: number }[] = [];
afterAll(() => {
  if (process.env.EVALS_TABLE) process.stdout.write(`\n${table()}\n`);
});

function table(): string {
  const rows = measured.map(({ id, outcomes, allowed }) => {
    const steps = outcomes.map(({ tool, tokens }) => `${tool} ${tokens}`).join(", ");
    const problems = outcomes.flatMap((outcome) => outcome.problems);
    const wrong = problems.length === 0 ? "" : `\n    ${problems.join("\n    ")}`;
    return `${id.padEnd(28)} ${String(sum(outcomes)).padStart(6)} of ${String(allowed).padStart(6)}  ${steps}${wrong}`;
  });
  const total = measured.reduce((tokens, { outcomes }) => tokens + sum(outcomes), 0);
  return [...rows, `${measured.length} tasks, ${total} tokens (o200k) of results`].join("\n");
}

function sum(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((total, { tokens }) => total + tokens, 0);
}

/** What is wrong with a run: problems of its steps, and too many tokens in all. */
async function problemsOf(task: Task, call: Call, tools: Iterable<string>): Promise<string[]> {
  const reach: Reach = { listed: new Set(tools), operations: byTool };
  const outcomes = await runTask(task, call, reach, countTokens);
  measured.push({ id: task.id, outcomes, allowed: task.tokens });
  const total = sum(outcomes);
  return [
    ...outcomes.flatMap(({ tool, problems }) => problems.map((problem) => `${tool}: ${problem}`)),
    ...(total > task.tokens ? [`${total} tokens in all, ${task.tokens} allowed`] : []),
  ];
}

describe("the tasks", () => {
  test("are sixty or more, each of its own name and in words of its own", () => {
    expect(tasks.length).toBeGreaterThanOrEqual(60);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
    expect(new Set(tasks.map(({ says }) => says)).size).toBe(tasks.length);
  });

  test("each says what its answers must hold", () => {
    const bare = tasks.flatMap(({ id, steps }) =>
      steps
        .filter(
          ({ shows, lacks, has, is, atMost, fails, as }) =>
            !(shows ?? lacks ?? has ?? is ?? atMost ?? fails ?? as),
        )
        .map(({ tool }) => `${id}: ${tool}`),
    );
    expect(bare).toEqual([]);
  });
});

describe("over HTTP, with the core toolset", () => {
  test.each(tasks.map((task) => [task.id, task] as const))("%s", async (_, task) => {
    const h = await start({ runtime: withLongIds() });
    // The people of people/ are of that autumn.
    if (task.who.startsWith("people/"))
      h.runtime.advance(Date.parse("2026-09-12T09:00:00Z") - h.runtime.now().getTime());
    const { key } = await h.newPerson();
    const client = await h.mcp(key);
    const tools = (await client.listTools()).tools.map(({ name }) => name);
    const problems = await problemsOf(task, (tool, args) => callTool(client, tool, args), tools);
    // What is not answered well yet is measured all the same.
    expect(waiting.has(task.id) ? problems.filter(isOfBudget) : problems).toEqual([]);
  });

  test("half of the tasks of the ten people take at most 1,500 tokens, half of their calls at most 350", () => {
    const people = measured.filter(({ id }) => peopleTasks.some((task) => task.id === id));
    const calls = people.flatMap(({ outcomes }) => outcomes.filter(({ tool }) => tool !== "all"));
    expect(people.length).toBe(peopleTasks.length);
    expect(median(people.map(({ outcomes }) => sum(outcomes)))).toBeLessThanOrEqual(1500);
    expect(median(calls.map(({ tokens }) => tokens))).toBeLessThanOrEqual(350);
  });
});

function isOfBudget(problem: string): boolean {
  return problem.includes("allowed");
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const half = sorted.length / 2;
  const [lower = 0, upper = lower] = sorted.slice(Math.ceil(half - 1), Math.floor(half) + 1);
  return (lower + upper) / 2;
}

describe("over stdio, with the core toolset", () => {
  const chosen = ["first-hello", "should-i-apply", "delete-that-memory", "fork-management"];
  const pairs = chosen.map((id, index) => [id, speakers[index % speakers.length]] as const);

  test.each(pairs)("%s", async (id, speaker) => {
    const task = tasks.find((known) => known.id === id);
    if (!task || !speaker) throw new Error(`There is no task ${id}.`);
    const connection = await speaker.connect({ args: ["--data-dir", temporaryFolder()] });
    const call: Call = async (tool, args): Promise<Answer> => {
      const { structuredContent, content, isError = false } = await connection.call(tool, args);
      return { isError, structured: structuredContent, text: content[0]?.text ?? "" };
    };
    expect(await problemsOf(task, call, await connection.tools())).toEqual([]);
    await connection.close();
  });
});

describe("a live run", () => {
  test("without a key says so in one line, and that is all", async () => {
    const { code, stdout, stderr } = await live({}, []);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout.trimEnd().split("\n")).toEqual([expect.stringContaining("EVALS_API_KEY")]);
  });

  test("with a key but no endpoint says what is missing", async () => {
    const { code, stderr } = await live({ EVALS_API_KEY: "k-secret" }, []);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining("EVALS_API_URL") });
  });

  test("credits a model that makes the gold calls, with the tools and instructions it was given", async () => {
    const { url, requests } = await endpoint("interview-on-thursday", (gold) => gold);
    const { code, stdout } = await live(settings(url), ["interview-on-thursday"]);
    expect(stdout).toMatch(
      /^ok {4}interview-on-thursday +calls 4\/4 {2}arguments \d+\/\d+ {2}extra 0 {2}failed 0/,
    );
    expect(stdout).toContain("tokens 50 in, 15 out");
    expect(stdout).toContain("1 of 1 tasks went as the gold calls do.");
    expect(code).toBe(0);
    expect(stdout).not.toContain("k-secret");
    const [first] = requests;
    expect(first?.headers).toMatchObject({ "x-api-key": "k-secret" });
    expect(first?.body).toMatchObject({ model: "a-model", system: expect.stringContaining("get_context") });
    expect(asList(first?.body.tools).map(({ name }) => name)).toContain("write_operation");
    expect(asList(first?.body.messages)).toEqual([
      { role: "user", content: "Prepare me for Thursday's interview at the clinic." },
    ]);
  });

  test("marks a model that leaves calls out or gives other arguments", async () => {
    const { url } = await endpoint("sharing-on", (gold) =>
      gold.slice(1).map(() => ({ tool: "update_data_sharing", arguments: { shareCareerPath: false } })),
    );
    const { stdout } = await live(settings(url), ["sharing-on"]);
    expect(stdout).toMatch(/^MISS {2}sharing-on +calls 1\/2 {2}arguments 0\/1 {2}extra 0 {2}failed 0/);
    expect(stdout).toContain("0 of 1 tasks");
  });

  test("ends with one line where the endpoint refuses", async () => {
    const { code, stderr } = await live(settings("http://127.0.0.1:9/v1/messages"), ["sharing-on"]);
    expect(code).toBe(1);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  });
});

function settings(url: string): Record<string, string> {
  return { EVALS_API_KEY: "k-secret", EVALS_API_URL: url, EVALS_MODEL: "a-model" };
}

async function live(env: Record<string, string>, args: readonly string[]) {
  const script = join(root, "test", "robustness", "evals", "live.mjs");
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env: environment(env) });
  const printed = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (printed.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed.stderr += text));
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, ...printed };
}

interface Planned {
  tool: string;
  arguments?: Json;
  as?: string | undefined;
}

/** A Messages API that plays a model which makes planned calls, one a turn, and then says that it is done. */
async function endpoint(id: string, plan: (gold: readonly Planned[]) => readonly Planned[]) {
  const planned = plan(tasks.find((task) => task.id === id)?.steps ?? []);
  const requests: { headers: NodeJS.Dict<string | string[]>; body: Json }[] = [];
  const answers = new Map<string, Json>();
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request.setEncoding("utf8")) text += part;
    const body = asObject(JSON.parse(text));
    remember(planned[requests.length - 1], asList(body.messages).at(-1), answers);
    const content = [turn(planned[requests.length], body, answers)];
    requests.push({ headers: request.headers, body });
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ content, usage: { input_tokens: 10, output_tokens: 3 } }));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}/v1/messages`, requests };
}

/** Keeps the result of the call before, for later calls to take values from. */
function remember(before: Planned | undefined, message: Json | undefined, answers: Map<string, Json>): void {
  const [result] = Array.isArray(message?.content) ? asList(message.content) : [];
  if (before?.as !== undefined && result)
    answers.set(before.as, asObject(JSON.parse(String(result.content))));
}

function turn(call: Planned | undefined, { tools }: Json, answers: ReadonlyMap<string, Json>): Json {
  if (!call) return { type: "text", text: "Done." };
  const input = resolve(call.arguments ?? {}, answers);
  const use = { type: "tool_use", id: `use_${call.tool}` };
  if (asList(tools).some(({ name }) => name === call.tool)) return { ...use, name: call.tool, input };
  const entry = byTool.get(call.tool);
  const name = entry?.general;
  return { ...use, name, input: { operation: entry?.operation, arguments: isObject(input) ? input : {} } };
}
