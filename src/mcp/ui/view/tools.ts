import { type Answer, answerOf } from "./answer.ts";
import type { Host } from "./host.ts";

const unanswered: Answer = {
  problem: "This client did not pass the call on.",
  type: "",
  missing: false,
  unknownTool: true,
};

/** Calls a tool through the client; every failure is an answer. */
export async function callTool(host: Host, name: string, args: Record<string, unknown>): Promise<Answer> {
  try {
    return answerOf(await host.request("tools/call", { name, arguments: args }));
  } catch {
    return unanswered;
  }
}

/** Reads by an operation's name, or by its own tool on a connection that lists that instead. */
export async function read(
  host: Host,
  operation: string,
  tool: string,
  args: Record<string, unknown> = {},
): Promise<Answer> {
  const answer = await callTool(host, "read_operation", { operation, arguments: args });
  return "unknownTool" in answer && answer.unknownTool ? callTool(host, tool, args) : answer;
}
