import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { envelope } from "../../support/mcp/raw.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, start } from "../../support/program/program.ts";
import { mcpOn, opening, toolNames, unopenedOn } from "../../support/program/stdio.ts";

/** Arguments that say the same as others but go the long way: a flag given twice is not plain. */
const longWay = (args: readonly string[], dataDir: string) => [...args, "--data-dir", dataDir];

const Answer = z.object({ id: z.union([z.string(), z.number()]) }).loose();

/** Sends bytes in pieces, then ends standard input; gives the answers by id, and exit code and log. */
async function converse(args: readonly string[], bytes: Buffer, cuts: readonly { at: number; ms: number }[]) {
  const { child, ended } = start(["mcp", ...args], { env: { CAREER_CONTEXT_LOG_LEVEL: "error" } });
  let from = 0;
  for (const { at, ms } of [...cuts].sort((left, right) => left.at - right.at)) {
    const to = Math.floor(at * bytes.length);
    child.stdin.write(bytes.subarray(from, to));
    from = to;
    // Some pieces arrive together, and some after the program has been loaded.
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  child.stdin.end(bytes.subarray(from));
  const { code, stdout, stderr } = await ended;
  const answers = lines(stdout).map((line) => Answer.parse(JSON.parse(line)));
  return {
    code,
    stderr,
    stdout,
    answers: answers.map((answer) => [answer.id, withoutTimes(answer)] as const),
  };
}

/** The answer as text, but for the moments in it, which differ between two processes. */
function withoutTimes(answer: unknown): string {
  return JSON.stringify(answer).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<time>");
}

type Message = (id: number | string) => string | Record<string, unknown>;
const request =
  (method: string, params?: Record<string, unknown>): Message =>
  (id) => ({
    jsonrpc: "2.0",
    id,
    method,
    ...(params && { params }),
  });
const call = (name: string, args: Record<string, unknown> = {}) =>
  request("tools/call", { name, arguments: args });
const lists = ["tools/list", "resources/list", "resources/templates/list", "prompts/list"].map((method) =>
  request(method),
);
const others: Message[] = [
  request("ping"),
  request("careers/list"),
  request("resources/list", { cursor: "documents" }),
  request("tools/list", { cursor: 7 }),
  call("get_context"),
  call("find_operations", { query: "webhook" }),
  call("list_alerts"),
  call("update_profile", { name: 7 }),
  () => "hello",
  () => "",
  () => '{"jsonrpc":"2.0","id":1,',
  () => "x".repeat(40_000),
  () => '[{"jsonrpc":"2.0","id":77,"method":"ping"}]',
  () => "{}\r",
  () => ({ jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: "nobody" } }),
  () => ({ jsonrpc: "2.0", id: 77, result: {} }),
];

/** A client's whole input: an opening, lists, and whatever else a client may send, in any order. */
const streams = fc
  .record({
    isModern: fc.boolean(),
    start: fc.array(fc.constantFrom(...lists), { maxLength: 4 }),
    rest: fc.array(fc.constantFrom(...lists, ...others), { maxLength: 8 }),
    lineEnd: fc.constantFrom("\n", "\n", "\r\n"),
    tail: fc.constantFrom("", '{"jsonrpc":"2.0","id":99,"method":"to'),
  })
  .map(({ isModern, start: first, rest, lineEnd, tail }) => {
    const made = [...first, ...rest].map((message, id) => message(id));
    const sent = isModern ? made.map(asModern) : [...opening, ...made];
    const text = sent
      .map((one) => `${typeof one === "string" ? one : JSON.stringify(one)}${lineEnd}`)
      .join("");
    return Buffer.from(text + tail);
  });

function asModern(message: string | Record<string, unknown>) {
  if (typeof message === "string" || !("method" in message)) return message;
  return { ...message, params: { ...Object(message.params), _meta: envelope } };
}

const flags = fc.constantFrom<string[]>(
  [],
  ["--read-only"],
  ["--toolsets", "all"],
  ["--toolsets=core,webhooks", "--webhook-allow", "10.0.0.0/8,192.168.0.0/16"],
  ["--scopes", "read:*, write:profile", "--read-only"],
  ["--scopes=read:alerts", "--toolsets", "alerts"],
);
const cuts = fc.array(
  fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), ms: fc.constantFrom(0, 0, 1, 20, 120, 400) }),
  { maxLength: 6 },
);

describe("the first stage and what takes over from it are one server", () => {
  test("the same input, cut anywhere, gets the same answers with it and without", async () => {
    await fc.assert(
      fc.asyncProperty(flags, streams, cuts, async (args, bytes, pieces) => {
        const [one, other] = [temporaryFolder(), temporaryFolder()];
        const first = await converse([...args, "--data-dir", one], bytes, pieces);
        const long = await converse(longWay([...args, "--data-dir", other], other), bytes, []);
        expect(sorted(first.answers)).toEqual(sorted(long.answers));
        expect({ code: first.code, stderr: first.stderr }).toEqual({ code: 0, stderr: "" });
        expect(long.code).toBe(0);
      }),
      { seed: 20261122, numRuns: 10 },
    );
  }, 600_000);

  test("what was asked after the lists is answered once each and in order, wherever the input is cut", async () => {
    const calls = [1, 2, 3, 4, 5, 6].map((id) => call("list_alerts")(id));
    const asked = [...opening, lists[0]?.("list"), ...calls]
      .map((one) => `${JSON.stringify(one)}\n`)
      .join("");
    const bytes = Buffer.from(asked);
    for (const at of [0.001, 0.4, 0.5, 0.8]) {
      const { answers } = await converse(["--data-dir", temporaryFolder()], bytes, [{ at, ms: 60 }]);
      expect(answers.map(([id]) => id)).toEqual(["open", "list", 1, 2, 3, 4, 5, 6]);
    }
  });

  test("a client that used an id for a list may use it again after the hand-over", async () => {
    const mcp = await mcpOn(temporaryFolder());
    mcp.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "resources/list" })}\n`);
    await mcp.answerTo(1);
    mcp.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" })}\n`);
    const { code, stdout } = await mcp.end();
    expect(code).toBe(0);
    const [, list, ping, ...more] = lines(stdout).map((line) => JSON.parse(line));
    expect(list.result.resources.length).toBeGreaterThan(3);
    expect([ping, more]).toEqual([{ jsonrpc: "2.0", id: 1, result: {} }, []]);
  });

  test("what the client said of itself while the program loaded is known to it", async () => {
    const dataDir = temporaryFolder();
    const mcp = await mcpOn(dataDir);
    await mcp.call("list_alerts");
    const log = await mcp.call("read_operation", { operation: "accessLog.list" });
    expect(JSON.stringify(log.structuredContent)).toContain('"raw"');
  });
});

describe("the first stage ends as the full program does", () => {
  const opened = opening.map((message) => `${JSON.stringify(message)}\n`).join("");

  test("at the end of input, with all that was asked answered and half a line dropped", async () => {
    const { code, stderr, answers } = await converse(
      ["--data-dir", temporaryFolder()],
      Buffer.from(`${opened}${JSON.stringify(lists[0]?.(1))}\n{"jsonrpc":"2.0","id":2,"meth`),
      [],
    );
    expect({ code, stderr, ids: answers.map(([id]) => id) }).toEqual({
      code: 0,
      stderr: "",
      ids: ["open", 1],
    });
  });

  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "on %s right after its first answer",
    async (signal) => {
      const mcp = unopenedOn(temporaryFolder());
      mcp.write(opened);
      await mcp.answerTo("open");
      mcp.child.kill(signal);
      expect(await mcp.ended).toMatchObject({ code: 0, signal: null, stderr: "" });
    },
  );

  test("when nobody reads its answers", async () => {
    const mcp = unopenedOn(temporaryFolder());
    mcp.child.stdout.destroy();
    mcp.write(opened);
    expect(await mcp.ended).toMatchObject({ code: 0, signal: null, stderr: "" });
  });
});

test("what the first stage does not take for plain is refused as ever, with exit code 2", async () => {
  for (const args of [["--toolsets"], ["--read-only=yes"], ["--scope", "all"], ["extra"], ["--scopes", ""]]) {
    const { child, ended } = start(["mcp", ...args]);
    child.stdin.end();
    const { code, stdout, stderr } = await ended;
    expect({ code, stdout, lines: lines(stderr).length }, args.join(" ")).toEqual({
      code: 2,
      stdout: "",
      lines: 1,
    });
  }
  expect(await toolNames(await mcpOn(temporaryFolder(), { args: ["--toolsets", "all"] }))).toContain(
    "delete_account",
  );
});

function sorted(answers: readonly (readonly [string | number, string])[]) {
  return answers.map(([, text]) => text).sort();
}
