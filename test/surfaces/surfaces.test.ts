import type { Client } from "@modelcontextprotocol/client";
import { describe, expect, test } from "vitest";
import { operations } from "../../src/domain/index.ts";
import { generalTool } from "../../src/mcp/tools/operation-tools.ts";
import type { Operation } from "../../src/operation/definition.ts";
import { type Harness, start } from "../support/harness.ts";
import { asList, asObject, isObject, type Json } from "../support/json.ts";
import { callTool } from "../support/mcp/client.ts";
import { restRequest } from "../support/net/rest-request.ts";
import { prepared } from "../support/prepared.ts";
import { sampleOf, samples } from "../support/samples/operations.ts";

type Asked = (h: Harness, key: string, operation: Operation, input: Json) => Promise<Json>;

const overRest: Asked = async (h, key, operation, input) => {
  const { path, ...sent } = restRequest(operation, input);
  return (await h.send(operation.http.method, path, { key, ...sent })).body;
};

const overOwnTool: Asked = async (h, key, operation, input) => {
  const client = await h.mcp(key);
  // A client that knows the tools checks each result against its output schema.
  await client.listTools();
  const answer = await asked(client, operation, operation.mcp.tool, whole(operation, input));
  return operation.mcp.bare && !("error" in answer) ? { data: answer, metadata: {} } : answer;
};

const overOperationTool: Asked = async (h, key, operation, input) => {
  const client = await h.mcp(key);
  const tool = generalTool(operation);
  return asked(client, operation, tool, { operation: operation.name, arguments: whole(operation, input) });
};

/** Calls a tool; where it wants a person's yes and not a word of a caller's own, passes on the token that it gives. */
async function asked(
  client: Client,
  { mcp: { confirm } }: Operation,
  tool: string,
  args: Json,
): Promise<Json> {
  const { structured, text } = await callTool(client, tool, args);
  expect(JSON.parse(text)).toEqual(structured);
  const [next] = confirm?.word ? asList(structured.next) : [];
  if (!next) return structured;
  return (await callTool(client, String(next.tool), asObject(next.arguments))).structured;
}

/** A model gets large answers in a concise form unless it asks for all. */
function whole({ mcp: { concise } }: Operation, input: Json): Json {
  return concise ? { ...input, detail: "full" } : input;
}

const surfaces: [string, readonly string[], Asked][] = [
  ["REST", ["core"], overRest],
  ["the operation's own MCP tool", ["all"], overOwnTool],
  ["the general MCP tools", ["core"], overOperationTool],
];

/** Ids and clock are the same in each copy of a program, so the same call gives the same bytes. */
async function askAll(operation: Operation): Promise<Json[]> {
  const sample = sampleOf(operation.name);
  const ready = prepared(async (h) => {
    const person = await h.newPerson();
    return { key: person.key, input: { ...(await sample.prepare?.(h, person)), ...sample.input } };
  });
  const answers: Json[] = [];
  for (const [, toolsets, asked] of surfaces) {
    const { h, key, input } = await ready({ toolsets });
    answers.push(await asked(h, key, operation, input));
  }
  return answers;
}

async function askBadly(operation: Operation, toolsets: readonly string[], asked: Asked): Promise<Json> {
  const h = await start({ toolsets });
  const { key } = await h.newPerson();
  return asked(h, key, operation, sampleOf(operation.name).bad ?? {});
}

test("every operation has a sample, and every sample is of an operation", () => {
  expect(Object.keys(samples).sort()).toEqual(operations.map(({ name }) => name).sort());
});

// An operation without a sample fails once, above, and leaves the others to be tested.
const sampled = operations.filter(({ name, http }) => name in samples && !http.file);
// What is a link in an answer has tests of its own.
const files = operations.filter(({ name, http, mcp }) => name in samples && http.file && !mcp.file);

test.each(files.map((operation) => [operation.name, operation] as const))(
  "%s gives over REST the file that its data hold over MCP",
  async (_, operation) => {
    const sample = sampleOf(operation.name);
    const ready = prepared(async (h) => {
      const person = await h.newPerson();
      const { urlToken } = operation.http;
      const token = urlToken && (await h.newKey(person.userId, { urlToken, scopes: [] }));
      const input = { ...(await sample.prepare?.(h, person)), ...sample.input };
      return { key: person.key, token, input };
    });
    const [, own, general] = surfaces;
    const data: unknown[] = [];
    for (const surface of [own, general]) {
      const { h, key, input } = await ready({ toolsets: surface?.[1] ?? [] });
      data.push((await surface?.[2](h, key, operation, input))?.data);
    }
    expect(data[0]).toEqual(data[1]);
    const { h, key, token, input } = await ready();
    const { path } = restRequest(operation, input);
    const sent = token === undefined ? { key } : {};
    const answer = await h.send("GET", token === undefined ? path : `${path}?token=${token}`, sent);
    const file = operation.http.file?.of(data[0] as never);
    expect([answer.status, answer.text]).toEqual([200, file?.content]);
    expect(answer.headers.get("content-type")).toContain(file?.mediaType);
    expect(operation.http.file?.mediaTypes).toContain(file?.mediaType);
  },
);

describe.each(sampled.map((operation) => [operation.name, operation] as const))("%s", (_, operation) => {
  test("gives the same data and metadata over every surface", async () => {
    const answers = await askAll(operation);
    const [rest, ...others] = answers.map(comparable);
    expect(rest).toHaveProperty("data");
    expect(asObject(answers[0]?.metadata).requestId).toBeTypeOf("string");
    for (const other of others) expect(other).toEqual(rest);
    for (const answer of answers.slice(1)) {
      expect(answer.metadata).not.toHaveProperty("requestId");
      expect(answer.metadata).not.toHaveProperty("timestamp");
    }
  });

  test.skipIf(sampleOf(operation.name).bad === undefined || operation.mcp.confirm?.word !== undefined)(
    "refuses bad input with the same error over every surface",
    async () => {
      const answers: Json[] = [];
      for (const [, toolsets, asked] of surfaces) answers.push(await askBadly(operation, toolsets, asked));
      const [rest, ...others] = answers.map(({ error, type, message }) => ({
        error,
        type,
        message: String(message),
      }));
      expect(rest?.type).toBeTypeOf("string");
      expect(rest?.message).not.toMatch(/ (?:See|Use) [a-z]/);
      // What would help is named in the words of the surface: a route over REST, its tool over MCP.
      for (const other of others) expect({ ...other, message: withRoutes(other.message) }).toEqual(rest);
    },
  );
});

/** The message with each tool that its last sentence points to replaced by the tool's route. */
function withRoutes(message: string): string {
  return message.replace(/ (?:See|Use) [a-z_]+(?: or [a-z_]+)*\.$/, (pointer) =>
    pointer.replace(/[a-z]+(?:_[a-z]+)*/g, (tool) => {
      const found = operations.find(({ mcp }) => mcp.tool === tool);
      return found ? `${found.http.method} ${found.http.path}` : tool;
    }),
  );
}

/** Secrets and the beginnings of keys are random, and only a model is told the size and whose words a text is; all else must be the same. */
function comparable({ data: whole, metadata }: Json): Json {
  // A model is shown in `next` what can be sent as it is, and the rest here.
  const data =
    isObject(whole) && "recommendedNextCalls" in whole ? { ...whole, recommendedNextCalls: [] } : whole;
  const {
    requestId: _,
    timestamp: __,
    size: ___,
    untrusted: ____,
    untrustedBeside: _____,
    ...own
  } = asObject(metadata);
  const text = JSON.stringify(data).replace(/(whsec|sk|fgt)_[\w+/=-]+/g, "$1_");
  return { data: JSON.parse(text), metadata: own };
}
