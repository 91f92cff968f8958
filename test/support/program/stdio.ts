import { z } from "zod";
import { type Ended, type Launch, lines, type Running, start, until } from "./program.ts";
import { placed } from "./server.ts";

const Message = z.looseObject({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string(), z.number()]).optional(),
  result: z.looseObject({}).optional(),
  error: z.looseObject({ code: z.int(), message: z.string() }).optional(),
});
type Message = z.infer<typeof Message>;

export interface StdioProcess extends Running {
  /** Writes text to standard input as it is. */
  write: (text: string) => void;
  /** Sends a request; resolves with its answer. */
  ask: (method: string, params?: Record<string, unknown>) => Promise<Message>;
  /** Resolves with the answer to a request. */
  answerTo: (id: string | number) => Promise<Message>;
  /** Calls a tool; resolves with its result. */
  call: (name: string, args?: unknown) => Promise<ToolResult>;
  /** Every line of standard output so far; throws where one is not JSON-RPC. */
  messages: () => Message[];
  /** Ends standard input. */
  end: () => Promise<Ended>;
}

const ToolResult = z.looseObject({
  isError: z.boolean().optional(),
  structuredContent: z.looseObject({
    data: z.unknown().optional(),
    type: z.string().optional(),
    message: z.string().optional(),
  }),
});
type ToolResult = z.infer<typeof ToolResult>;

/** The opening of a client before the stateless revision. */
export const opening = [
  {
    jsonrpc: "2.0",
    id: "open",
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "raw", version: "1" } },
  },
  { jsonrpc: "2.0", method: "notifications/initialized" },
];

interface McpLaunch extends Launch {
  args?: readonly string[];
}

/** Starts `mcp` without a word; requests of the stateless revision need no opening. */
export function unopenedOn(place: string, { args = [], ...launch }: McpLaunch = {}): StdioProcess {
  const words = launch.command === undefined ? ["mcp", ...placed(place)] : [];
  return speak(start([...words, ...args], launch));
}

/** Starts `mcp` and opens the connection, without any client library in between. */
export async function mcpOn(place: string, launch: McpLaunch = {}): Promise<StdioProcess> {
  const speaking = unopenedOn(place, launch);
  for (const message of opening) speaking.write(`${JSON.stringify(message)}\n`);
  await speaking.answerTo("open");
  return speaking;
}

function speak(running: Running) {
  const { child, output, ended } = running;
  let asked = 0;
  const write = (text: string) => void child.stdin.write(text);
  const messages = () => wholeLines(output().stdout).map((line) => Message.parse(JSON.parse(line)));
  const answerTo = async (id: string | number) => {
    const find = () => messages().find((message) => message.id === id);
    await until(`request ${id} is answered`, () => find() !== undefined || child.exitCode !== null);
    const answer = find();
    if (!answer) throw new Error(`The process ended: ${output().stderr}`);
    return answer;
  };
  const ask = (method: string, params: Record<string, unknown> = {}) => {
    asked += 1;
    write(`${JSON.stringify({ jsonrpc: "2.0", id: asked, method, params })}\n`);
    return answerTo(asked);
  };
  return {
    ...running,
    write,
    messages,
    answerTo,
    ask,
    call: async (name: string, args?: unknown) => {
      const { result } = await ask("tools/call", { name, ...(args !== undefined && { arguments: args }) });
      return ToolResult.parse(result);
    },
    end: () => {
      child.stdin.end();
      return ended;
    },
  };
}

/** A line that is still being written is left out. */
function wholeLines(text: string): string[] {
  return lines(text.slice(0, text.lastIndexOf("\n") + 1));
}

/** The names that tools/list answers. */
export async function toolNames(mcp: Pick<StdioProcess, "ask">): Promise<string[]> {
  const { result } = await mcp.ask("tools/list");
  const { tools } = z.object({ tools: z.array(z.object({ name: z.string() })) }).parse(result);
  return tools.map(({ name }) => name);
}
