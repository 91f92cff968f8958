import { describe, expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../../../src/domain/index.ts";
import { defineOperation } from "../../../src/operation/definition.ts";
import { fail } from "../../../src/operation/errors.ts";
import { type Answer, type Harness, start } from "../../support/harness.ts";
import { callTool } from "../../support/mcp/client.ts";

const path = "/api/v1/oracle";

const shape = {
  title: "Ask the oracle",
  description: "Answers a question with its own length, for one credit.",
  policy: { credits: 1 },
  output: z.strictObject({ length: z.int() }),
  errors: { throws: ["resource.not_found"] },
} as const;

/** Reads, as prediction and reasoning do. */
const ask = defineOperation({
  ...shape,
  name: "oracle.ask",
  scope: "read:oracle",
  effect: "read",
  http: { route: `POST ${path}` },
  mcp: { tool: "ask_oracle", toolset: "core" },
  input: z.strictObject({ question: z.string().min(1) }),
  handler: async (_, { question }) => {
    if (question === "?") throw fail("resource.not_found", "There is no answer to this.");
    if (question === "bug") throw new Error("The oracle broke.");
    return { data: { length: question.length } };
  },
});

/** Writes, as explore and apply do. */
const carve = defineOperation({
  ...shape,
  name: "oracle.carve",
  scope: "write:oracle",
  effect: "create",
  http: { route: `POST ${path}/carvings` },
  mcp: { tool: "carve_oracle" },
  input: z.strictObject({ question: z.string().min(1) }),
  handler: async (_, { question }) => ({ data: { length: question.length } }),
});

const metered = (more = {}) => start({ declarations: [...operations, ask, carve], ...more });

async function keyWith(h: Harness, credits: number | null, creditKind: "credits" | "trial" | null) {
  return h.newKey(await h.newUser(), { credits, creditKind });
}

const put = (h: Harness, key: string, question = "why", headers = {}) =>
  h.send("POST", path, { key, headers, body: { question } });
const carved = (h: Harness, key: string, idempotencyKey: string, question = "why") =>
  h.send("POST", `${path}/carvings`, {
    key,
    headers: { "idempotency-key": idempotencyKey },
    body: { question },
  });

async function left(h: Harness): Promise<number | null | undefined> {
  return (await h.store.access.listKeys())[0]?.credits;
}

const billing = ({ status, body }: Answer) => [status, body.type, body.error];

describe("a key's credits", () => {
  test("none at all: the key is not metered", async () => {
    const h = await metered();
    const key = await keyWith(h, null, null);
    for (const _ of [1, 2, 3]) expect((await put(h, key)).status).toBe(200);
    expect(await left(h)).toBeNull();
  });

  test("N of them pay for N successful calls; then it is InsufficientCredits", async () => {
    const h = await metered();
    const key = await keyWith(h, 2, "credits");
    expect((await put(h, key)).status).toBe(200);
    expect((await put(h, key)).status).toBe(200);
    const over = await put(h, key);
    expect(billing(over)).toEqual([402, "billing.payment_required", "InsufficientCredits"]);
    expect(over.body.message).toBeTypeOf("string");
    expect(over.headers.get("x-ratelimit-remaining")).toBe("997");
    expect(await left(h)).toBe(0);
  });

  test("0 from the start is PaidAIRequired", async () => {
    const h = await metered();
    const key = await keyWith(h, 0, "credits");
    expect(billing(await put(h, key))).toEqual([402, "billing.payment_required", "PaidAIRequired"]);
  });

  test("N trials, then a text that says the free basic API trials are exhausted", async () => {
    const h = await metered();
    const key = await keyWith(h, 1, "trial");
    expect((await put(h, key)).status).toBe(200);
    const [status, type, error] = billing(await put(h, key));
    expect([status, type]).toEqual([402, "billing.payment_required"]);
    expect(error).toMatch(/free basic API trials are exhausted/i);
  });

  test("calls that are not metered cost nothing and go on without credit", async () => {
    const h = await metered();
    const key = await keyWith(h, 0, "credits");
    expect((await h.send("GET", "/api/v1/alerts", { key })).status).toBe(200);
  });
});

describe("one credit a successful call", () => {
  test.each([
    ["bad input", { question: "" }, 400],
    ["no body", undefined, 400],
    ["what the operation refuses", { question: "?" }, 404],
  ])("not for %s", async (_, body, status) => {
    const h = await metered();
    const key = await keyWith(h, 1, "credits");
    expect((await h.send("POST", path, { key, body })).status).toBe(status);
    expect(await left(h)).toBe(1);
    expect((await put(h, key)).status).toBe(200);
  });

  test("not for a bug of ours", async () => {
    const h = await metered({ expectBugs: true });
    const key = await keyWith(h, 1, "credits");
    expect((await put(h, key, "bug")).status).toBe(500);
    expect(await left(h)).toBe(1);
  });

  test("not without the scope, and not over the limit", async () => {
    const h = await metered();
    const userId = await h.newUser();
    const key = await h.newKey(userId, {
      credits: 1,
      creditKind: "credits",
      scopes: ["read:alerts"],
      hourlyLimit: 1,
    });
    expect((await put(h, key)).status).toBe(403);
    expect((await put(h, key)).status).toBe(429);
    expect(await left(h)).toBe(1);
  });

  test("bad input is told before an empty balance", async () => {
    const h = await metered();
    const key = await keyWith(h, 0, "credits");
    expect((await put(h, key, "")).body.type).toBe("validation.bad_request");
  });

  test("parallel calls never spend more than there is", async () => {
    const h = await metered();
    const key = await keyWith(h, 3, "credits");
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(h, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402, 402, 402, 402]);
    expect(await left(h)).toBe(0);
  });

  test("a repeat under its Idempotency-Key is free, also when nothing is left", async () => {
    const h = await metered();
    const key = await keyWith(h, 1, "credits");
    const first = await carved(h, key, "k1");
    expect([first.status, await left(h)]).toEqual([201, 0]);
    const again = await carved(h, key, "k1");
    expect([again.status, again.headers.get("idempotency-replayed"), again.text]).toEqual([
      201,
      "true",
      first.text,
    ]);
    expect((await carved(h, key, "k1", "another")).status).toBe(409);
    expect((await carved(h, key, "k2")).status).toBe(402);
    expect(await left(h)).toBe(0);
  });
});

test("MCP over HTTP draws on the same credits, with the same error", async () => {
  const h = await metered();
  const key = await keyWith(h, 2, "credits");
  const client = await h.mcp(key);
  expect((await callTool(client, "ask_oracle", { question: "why" })).structured.data).toEqual({ length: 3 });
  expect((await put(h, key)).status).toBe(200);
  const { isError, structured } = await callTool(client, "ask_oracle", { question: "why" });
  expect([isError, structured.type, structured.error]).toEqual([
    true,
    "billing.payment_required",
    "InsufficientCredits",
  ]);
  expect((await callTool(client, "list_alerts")).isError).toBe(false);
});
