import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { type Ended, lines, run, start, until } from "../support/program/program.ts";
import { type ServerProcess, serveOn } from "../support/program/server.ts";

const folder = join(root, "examples");

/** Runs an example against a server, as its first lines say. */
function runExample(name: string, { key = "" }: ServerProcess, ...args: string[]): Promise<Ended> {
  const command = name.endsWith(".sh") ? "bash" : process.execPath;
  return run([join(folder, name), ...args], { command, env: { CAREER_CONTEXT_KEY: key } });
}

/** The answers that the curl example printed; the lines between them are comments. */
function answers({ stdout }: Ended): unknown[] {
  return lines(stdout).flatMap((line) => (line.startsWith("#") ? [] : [JSON.parse(line)]));
}

test("rest.sh imports a resume, reads it back, records an event once and shows an error", async () => {
  const server = await serveOn(temporaryFolder());
  const ended = await runExample("rest.sh", server, server.url);
  expect(ended.code, ended.stderr).toBe(0);
  const [imported, context, first, second, refused, ...more] = answers(ended);
  expect(imported).toMatchObject({ data: { claims: [{ text: "Ada Example" }, {}, {}, {}, {}] } });
  expect(context).toMatchObject({
    data: { user: { name: "Ada Example" }, summary: { currentJobTitle: "Electrician" } },
  });
  expect(first).toMatchObject({
    data: { eventType: "interview.held", eventData: { company: "Northlight" } },
  });
  expect(second).toEqual(first);
  expect(refused).toMatchObject({ error: "Not found", type: "alerts.not_found" });
  expect(more).toEqual([]);
  const stored = await server.request("GET", "/api/v1/timeline?eventType=interview.held");
  expect(await stored.json()).toMatchObject({ metadata: { count: 1 } });
});

test("rest.sh ends at the first refused request, whose answer it prints", async () => {
  const server = await serveOn(temporaryFolder());
  const ended = await runExample("rest.sh", { ...server, key: "sk_unknown" }, server.url);
  expect(ended.code).toBe(22);
  expect(answers(ended)).toEqual([expect.objectContaining({ type: "auth.api_key_invalid" })]);
});

test("rest.mjs records events, reads every page newest first, and tells a refusal by its type", async () => {
  const server = await serveOn(temporaryFolder());
  const { code, stdout, stderr } = await runExample("rest.mjs", server, server.url);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(lines(stdout)).toEqual([
    expect.stringMatching(/^Recorded application\.sent as tle_\w+\.$/),
    expect.stringMatching(/^Recorded interview\.held as tle_\w+\.$/),
    expect.stringMatching(/^Recorded offer\.received as tle_\w+\.$/),
    expect.stringMatching(/^\d{4}-\S+Z {2}offer\.received$/),
    expect.stringMatching(/^\d{4}-\S+Z {2}interview\.held$/),
    expect.stringMatching(/^\d{4}-\S+Z {2}application\.sent$/),
    expect.stringMatching(/^Refused: jobs_workspace\.not_found\. \S/),
  ]);
});

const mcpOutput = [
  expect.stringMatching(/^20 tools, among them get_context, /),
  expect.stringMatching(/^Imported; claims: Ada Example \| Electrician at Calder Mills /),
  expect.stringMatching(/^timeline\.list answered [1-5] events\.$/),
  expect.stringMatching(/^career:\/\/context is application\/json, \d{3,4} characters\.$/),
];

test("mcp-client.mjs works against a running server", async () => {
  const server = await serveOn(temporaryFolder());
  const { code, stdout, stderr } = await runExample("mcp-client.mjs", server, `${server.url}/mcp`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(lines(stdout)).toEqual(mcpOutput);
});

test("mcp-client.mjs starts a server over stdio where no address is given", async () => {
  const env = { CAREER_CONTEXT_DATA_DIR: temporaryFolder() };
  const ended = await run([join(folder, "mcp-client.mjs")], { command: process.execPath, env });
  expect(ended.code, ended.stderr).toBe(0);
  expect(lines(ended.stdout)).toEqual(mcpOutput);
});

test("webhook-receiver.mjs takes signed deliveries, refuses others and unsubscribes at its end", async () => {
  const server = await serveOn(temporaryFolder());
  const example = start([join(folder, "webhook-receiver.mjs"), server.url], {
    command: process.execPath,
    env: { CAREER_CONTEXT_KEY: server.key ?? "" },
  });
  const printed = (text: string) => () => example.output().stdout.includes(text);
  await until("the test delivery is there", printed('timeline.event: {"test":true}'));
  await server.request("POST", "/api/v1/timeline", { body: { eventType: "course.finished" } });
  await until("the event is there", printed('"eventType":"course.finished"'));

  const address = /Listening at (\S+)/.exec(example.output().stdout)?.[1] ?? "";
  const headers = { "webhook-id": "x", "webhook-timestamp": "0", "webhook-signature": "v1,AAAA" };
  expect((await fetch(address, { method: "POST", body: "{}", headers })).status).toBe(401);
  expect((await fetch(address, { method: "POST", body: "{}" })).status).toBe(401);

  example.child.kill("SIGINT");
  const { code, stdout, stderr } = await example.ended;
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(lines(stdout).filter((line) => line.startsWith("Refused"))).toHaveLength(2);
  expect(stdout).toMatch(/\nUnsubscribed\.\n$/);
  const left = await server.request("GET", "/api/v1/webhooks");
  expect(await left.json()).toMatchObject({ data: [] });
});

test("the receiver verifies by the very lines that docs/webhooks.md shows", () => {
  const page = readFileSync(join(root, "docs", "webhooks.md"), "utf8");
  const [, shown = ""] = /## Verify a webhook[\s\S]*?```js\n([\s\S]*?)```/.exec(page) ?? [];
  expect(shown).toContain("export function verify");
  expect(readFileSync(join(folder, "verify-webhook.mjs"), "utf8").endsWith(`\n${shown}`)).toBe(true);
});
