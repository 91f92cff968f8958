import type { Client } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { type Harness, start } from "../support/harness.ts";
import { asList, type Json } from "../support/json.ts";
import { callTool } from "../support/mcp/client.ts";

const MEBIBYTE = 1024 * 1024;

interface Refusal {
  type: unknown;
  message: unknown;
}

type Call = (operation: "checkpoints.create" | "resume.import", input: Json) => Promise<Refusal | undefined>;

const paths = { "checkpoints.create": "POST /api/v1/checkpoints", "resume.import": "PUT /api/v1/resume" };

function overRest(h: Harness, key: string): Call {
  return async (operation, body) => {
    const [method = "", path = ""] = paths[operation].split(" ");
    const { status, body: answer } = await h.send(method, path, { key, body });
    return status < 400 ? undefined : { type: answer.type, message: answer.message };
  };
}

function overMcp(client: Client, inArguments: (input: Json) => unknown): Call {
  return async (operation, input) => {
    const args = { operation, arguments: inArguments(input) };
    const { isError, structured } = await callTool(client, "write_operation", args);
    return isError ? { type: structured.type, message: structured.message } : undefined;
  };
}

const surfaces: [string, (h: Harness, key: string) => Promise<Call>][] = [
  ["REST", async (h, key) => overRest(h, key)],
  ["MCP", async (h, key) => overMcp(await h.mcp(key), (input) => input)],
  ["MCP, arguments as text", async (h, key) => overMcp(await h.mcp(key), (input) => JSON.stringify(input))],
  [
    "MCP, an argument as text",
    async (h, key) =>
      overMcp(await h.mcp(key), (input) => ({ ...input, goalSnapshot: JSON.stringify(input.goalSnapshot) })),
  ],
];

/** A checkpoint whose JSON is of so many bytes. */
function checkpointOf(bytes: number): Json {
  const frame = JSON.stringify({ kind: "explore", goalSnapshot: { a: "" } }).length;
  return { kind: "explore", goalSnapshot: { a: "x".repeat(bytes - frame) } };
}

function nested(levels: number): unknown {
  return levels === 0 ? 1 : { a: nested(levels - 1) };
}

describe.each(surfaces)("over %s", (_, connect) => {
  const person = async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const checkpoints = async () => asList((await h.send("GET", "/api/v1/checkpoints", { key })).body.data);
    return { call: await connect(h, key), checkpoints };
  };

  test("an input of 1 MiB is taken, and of a byte more refused as too large", async () => {
    const { call, checkpoints } = await person();
    expect(await call("checkpoints.create", checkpointOf(MEBIBYTE))).toBeUndefined();
    expect(await call("checkpoints.create", checkpointOf(MEBIBYTE + 1))).toEqual({
      type: "validation.bad_request",
      message: "The body must be at most 1048576 bytes.",
    });
    expect(await checkpoints()).toHaveLength(1);
  });

  test("bytes are counted, not characters", async () => {
    const { call, checkpoints } = await person();
    const input = { kind: "explore", goalSnapshot: { a: "é".repeat(MEBIBYTE / 2) } };
    expect(await call("checkpoints.create", input)).toMatchObject({
      message: expect.stringMatching(/bytes/),
    });
    expect(await checkpoints()).toEqual([]);
  });

  test("15 MB are refused", async () => {
    const { call, checkpoints } = await person();
    const refusal = await call("checkpoints.create", checkpointOf(15_000_000));
    expect(refusal?.type).toBe("validation.bad_request");
    expect(await checkpoints()).toEqual([]);
  });

  test("more than 64 levels are refused", async () => {
    const { call, checkpoints } = await person();
    expect(await call("checkpoints.create", { kind: "explore", goalSnapshot: nested(62) })).toBeUndefined();
    const refusal = await call("checkpoints.create", { kind: "explore", goalSnapshot: nested(200) });
    expect(refusal?.type).toBe("validation.bad_request");
    expect(await checkpoints()).toHaveLength(1);
  });

  test("more than 200,000 values are refused, however short they are", async () => {
    const { call, checkpoints } = await person();
    const many = { kind: "explore", goalSnapshot: { a: Array.from({ length: 200_000 }, () => 1) } };
    expect(await call("checkpoints.create", many)).toEqual({
      type: "validation.bad_request",
      message: "The body must not hold more than 200000 values.",
    });
    expect(await checkpoints()).toEqual([]);
  });

  test("a resume may have ten times as much", async () => {
    const { call } = await person();
    const resume = (size: number) => ({
      format: "json_resume",
      content: { basics: { name: "Ada", image: "x".repeat(size) } },
    });
    expect(await call("resume.import", resume(2 * MEBIBYTE))).toBeUndefined();
    expect((await call("resume.import", resume(10 * MEBIBYTE)))?.message).toMatch(/10485760 bytes/);
  });
});

test("a tool of its own, a reading tool and a resource are held to the same limit", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const client = await h.mcp(key);
  const long = "x".repeat(2 * MEBIBYTE);
  const tooLarge = { type: "validation.bad_request", message: expect.stringMatching(/1048576 bytes/) };
  const calls: [string, Json][] = [
    ["update_profile", { own: long }],
    ["read_operation", { operation: "memories.list", arguments: { cursor: long } }],
    ["write_operation", { operation: "timeline.create", arguments: { eventType: "x", eventData: { long } } }],
  ];
  for (const [tool, args] of calls) {
    const { isError, structured } = await callTool(client, tool, args);
    expect([isError, structured], tool).toEqual([true, expect.objectContaining(tooLarge)]);
  }
  await expect(client.readResource({ uri: `career://checkpoints/${long}` })).rejects.toThrow(/bytes/);
});

test("a message to /mcp of more than 16 MiB is refused before it is read as one", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const ping = (bytes: number) => ({
    jsonrpc: "2.0",
    id: 1,
    method: "ping",
    params: { _meta: { a: "x".repeat(bytes) } },
  });
  const headers = { accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-06-18" };
  const ask = async (bytes: number) =>
    (await h.send("POST", "/mcp", { key, headers, body: ping(bytes) })).status;
  expect(await ask(1000)).toBe(200);
  expect(await ask(16 * MEBIBYTE)).toBe(413);
});

test("words to find operations by are at most 500 characters", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const client = await h.mcp(key);
  const { isError, structured } = await callTool(client, "find_operations", { query: "ab ".repeat(200) });
  expect([isError, structured.message]).toEqual([true, "query must have at most 500 characters."]);
});

test("a client without a key, as over stdio, is held to the same limits", async () => {
  const h = await start();
  const userId = await h.newUser();
  const actor = { userId, keyId: null, client: "stdio", scopes: new Set(h.service.scopes) };
  const { executor } = h.service;
  await expect(
    executor({ operation: "checkpoints.create", input: checkpointOf(MEBIBYTE + 1), actor, key: null }),
  ).rejects.toMatchObject({ status: 413, type: "validation.bad_request" });
});
