import { PassThrough } from "node:stream";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { createStateCodec } from "../../../src/mcp/elicitation/context.ts";
import { createFirstStage, type FirstStageData } from "../../../src/mcp/first-stage/answer.ts";
import { buildFirstStageData } from "../../../src/mcp/first-stage/build-data.ts";
import { buildResourceKinds } from "../../../src/mcp/resources/build-kinds.ts";
import { createMcpServer } from "../../../src/mcp/server.ts";
import { buildToolDefinitions } from "../../../src/mcp/tools/definitions.ts";
import { selectToolsets } from "../../../src/mcp/tools/toolsets.ts";
import { allScopes } from "../../../src/operation/scopes.ts";
import { createSystemTimers } from "../../../src/platform/runtime.ts";
import { envelope } from "../../support/mcp/raw.ts";

const tools = buildToolDefinitions(operations);
const scopes = allScopes(tools);
const features = [...new Set(tools.map(({ feature }) => feature))];
const noData = () => Promise.reject(new Error("no list needs the data"));
const client = { name: "raw", version: "1" };
const lists = ["tools/list", "resources/list", "resources/templates/list", "prompts/list"];

interface Narrowing {
  toolsets: readonly string[];
  scopes: readonly string[];
}

function definitionOf({ toolsets, scopes: allowed }: Narrowing) {
  const definition = {
    tools,
    toolset: selectToolsets(toolsets, tools),
    resources: buildResourceKinds(operations),
    version: "0.0.0",
    timers: createSystemTimers(),
    executor: noData,
    operations: noData,
    changeFeed: noData,
    stateCodec: createStateCodec(noData),
    onBug: () => undefined,
  };
  return { definition, peer: { userId: "local", scopes: new Set(allowed), key: null } };
}

/** What the full program answers to lines, in the order in which it does. */
async function fullProgram(narrowing: Narrowing, sent: readonly string[], answers: number) {
  const { definition, peer } = definitionOf(narrowing);
  const [input, output] = [new PassThrough(), new PassThrough()];
  let printed = "";
  output.on("data", (chunk) => (printed += chunk));
  const transport = new StdioServerTransport(input, output);
  const handle = serveStdio(() => createMcpServer(definition, peer, { notifiesChanges: true }), {
    transport,
  });
  input.write(sent.map((line) => `${line}\n`).join(""));
  const printedLines = () => printed.split("\n").slice(0, -1);
  await vi.waitFor(() => expect(printedLines().length).toBeGreaterThanOrEqual(answers), {
    timeout: 60_000,
    interval: 1,
  });
  await handle.close();
  return printedLines();
}

let data: FirstStageData;
beforeAll(async () => {
  const { definition, peer } = definitionOf({ toolsets: ["core"], scopes });
  // As the build writes it and the first stage reads it.
  data = JSON.parse(JSON.stringify(await buildFirstStageData(definition, peer)));
});

/** The lines that the first stage answers, up to the first that it leaves, and its answers. */
function firstStage(narrowing: Narrowing, sent: readonly string[]) {
  const answer = createFirstStage(data, definitionOf(narrowing));
  const taken: string[] = [];
  const answers: string[] = [];
  for (const line of sent) {
    const said = answer(line);
    if (said === undefined) break;
    taken.push(line);
    if (said !== "") answers.push(said);
  }
  return { taken, answers };
}

const initialize = (version = "2025-11-25", more = {}) => ({
  jsonrpc: "2.0",
  id: "open",
  method: "initialize",
  params: { protocolVersion: version, capabilities: {}, clientInfo: client, ...more },
});
const legacy = [
  initialize(),
  { jsonrpc: "2.0", method: "notifications/initialized" },
  ...lists.map((method, id) => ({ jsonrpc: "2.0", id, method })),
];
const modern = ["server/discover", ...lists].map((method, id) => ({
  jsonrpc: "2.0",
  id,
  method,
  params: { _meta: envelope },
}));
const linesOf = (messages: readonly unknown[]) => messages.map((message) => JSON.stringify(message));

/** Both give the same bytes, whatever the order of what does not depend on each other. */
async function expectSame(narrowing: Narrowing, sent: readonly string[]) {
  const { taken, answers } = firstStage(narrowing, sent);
  expect((await fullProgram(narrowing, taken, answers.length)).sort()).toEqual(answers.sort());
  return taken.length;
}

describe("the first stage answers byte for byte as the full program", () => {
  test.each([
    ["2025-11-25", legacy],
    ["2026-07-28", modern],
  ])("everything a client of %s lists, for any toolsets and scopes", async (_, messages) => {
    const narrowing = fc.record({
      toolsets: fc.subarray(["core", "all", ...features], { minLength: 1, maxLength: 4 }),
      scopes: fc.oneof(
        fc.constantFrom(
          scopes,
          scopes.filter((scope) => scope.startsWith("read:")),
          [],
        ),
        fc.subarray(scopes),
      ),
    });
    await fc.assert(
      fc.asyncProperty(narrowing, async (chosen) => {
        expect(await expectSame(chosen, linesOf(messages))).toBe(messages.length);
      }),
      { seed: 20261122, numRuns: 60 },
    );
  });

  test("initialize of every revision, whatever a client says of itself", async () => {
    const said = [
      {},
      { clientInfo: { ...client, title: "T", websiteUrl: "x", icons: [{ src: "i", sizes: ["any"] }] } },
      { capabilities: { roots: { listChanged: true }, sampling: {}, elicitation: {} } },
      { capabilities: { elicitation: { form: { applyDefaults: true }, url: {} } } },
      { capabilities: { tasks: { list: {}, requests: { elicitation: { create: {} } } } } },
      { capabilities: { extensions: { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html"] } } } },
    ];
    for (const version of ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05", "2024-10-07"]) {
      for (const more of said) {
        const sent = linesOf([initialize(version, more), ...legacy.slice(1)]);
        expect(await expectSame({ toolsets: ["core"], scopes }, sent)).toBe(sent.length);
      }
    }
  });

  test("to whatever else it takes: messages with a field changed, added or missing", async () => {
    const odd = fc.constantFrom<unknown>(
      null,
      true,
      -0,
      1.5,
      2 ** 53,
      "",
      "x",
      [],
      {},
      { a: {} },
      ["x"],
      "2.0",
    );
    const keys = [
      "id",
      "method",
      "params",
      "jsonrpc",
      "_meta",
      "cursor",
      "progressToken",
      "capabilities",
      "name",
    ];
    const change = fc.record({
      at: fc.nat(9),
      depth: fc.nat(4),
      key: fc.constantFrom(...keys),
      to: odd,
      way: fc.nat(2),
    });
    const era = fc.constantFrom(legacy, modern, [...modern, ...legacy], [...legacy, ...modern]);
    await fc.assert(
      fc.asyncProperty(era, fc.array(change, { minLength: 1, maxLength: 3 }), async (messages, changes) => {
        const changed = structuredClone<unknown[]>([...messages]);
        for (const one of changes) applyChange(changed[one.at % changed.length], one);
        await expectSame({ toolsets: ["core"], scopes }, linesOf(changed));
      }),
      { seed: 20261122, numRuns: 300 },
    );
  });
});

interface Change {
  depth: number;
  key: string;
  to: unknown;
  way: number;
}

/** Sets, removes or adds a field somewhere in a message. */
function applyChange(message: unknown, { depth, key, to, way }: Change): void {
  let target = message;
  for (let level = 0; level < depth; level += 1) {
    const below = Object.values(Object(target)).find((value) => typeof value === "object" && value !== null);
    if (below === undefined) break;
    target = below;
  }
  if (typeof target !== "object" || target === null) return;
  const own = Object.keys(target);
  const name = way === 0 ? key : (own[depth % Math.max(1, own.length)] ?? key);
  if (way === 2) Reflect.deleteProperty(target, name);
  else Reflect.set(target, name, to);
}

describe("the first stage leaves to the full program", () => {
  const left = (before: readonly unknown[], line: string) => {
    const sent = [...linesOf(before), line];
    expect(firstStage({ toolsets: ["core"], scopes }, sent).taken).toEqual(linesOf(before));
  };

  test.each([
    ["a line that is no JSON", "hello"],
    ["an empty line", ""],
    ["a batch", JSON.stringify([legacy[2]])],
    ["a ping", JSON.stringify({ jsonrpc: "2.0", id: 9, method: "ping" })],
    ["an unknown method", JSON.stringify({ jsonrpc: "2.0", id: 9, method: "tools/lists" })],
    [
      "a page that needs the data",
      JSON.stringify({ jsonrpc: "2.0", id: 9, method: "resources/list", params: { cursor: "documents" } }),
    ],
    [
      "a cancellation",
      JSON.stringify({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } }),
    ],
    ["an id used before", JSON.stringify({ jsonrpc: "2.0", id: 0, method: "tools/list" })],
    ["a second opening", JSON.stringify({ ...initialize(), id: 9 })],
    ["a message of the other era", JSON.stringify({ ...modern[1], id: 9 })],
    [
      "a call",
      JSON.stringify({ jsonrpc: "2.0", id: 9, method: "tools/call", params: { name: "get_context" } }),
    ],
    [
      "a list with deep metadata",
      JSON.stringify({ jsonrpc: "2.0", id: 9, method: "tools/list", params: { _meta: { a: 1 } } }),
    ],
  ])("%s", (_, line) => left(legacy, line));

  test("a list that nothing opened, and a version nobody knows", () => {
    left([], JSON.stringify(legacy[2]));
    left([], JSON.stringify(initialize("2031-01-01")));
    left([], JSON.stringify(legacy[1]));
  });

  test("capabilities nested so deeply that a reader may give up", () => {
    const deep = JSON.parse(`${'{"a":'.repeat(60)}1${"}".repeat(60)}`);
    left([], JSON.stringify(initialize("2025-11-25", { capabilities: { experimental: { deep } } })));
  });
});
