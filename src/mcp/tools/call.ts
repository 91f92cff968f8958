import { type InputRequiredResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import { ServiceError } from "../../operation/errors.ts";
import type { Reply } from "../../operation/types.ts";
import { beforeCall } from "../elicitation/before-call.ts";
import type { Elicitation } from "../elicitation/context.ts";
import { askForEvidence } from "../elicitation/evidence.ts";
import type { Connection } from "../session/connection.ts";
import type { ToolDefinition } from "./definitions.ts";
import { findOperations, objectArgument, operationTools, targetOf } from "./generic.ts";
import { nextPage, recoveryCalls, repeatedIn, toolFinder } from "./next-calls.ts";
import { failure, success, type ToolResult, toNextTools } from "./result.ts";

interface ToolCall {
  name: string;
  arguments?: unknown;
}

/** Calls a tool of the connection; failures of the call are results, an unknown tool is a protocol error. */
export async function callTool(
  connection: Connection,
  call: ToolCall,
  elicitation: Elicitation,
): Promise<ToolResult | InputRequiredResult> {
  const entry = ownTool(connection, call.name);
  let target = entry;
  try {
    const input = objectArgument(call.arguments);
    if (call.name === "find_operations") return found(input, connection);
    const pending = entry ? { entry, input } : targetOf(call, input, connection.definition.tools);
    target = pending.entry;
    return await runInRounds(connection, pending, elicitation);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return failure(error, await recoveryCalls(error, connection, target, elicitation));
  }
}

function ownTool({ definition: { toolset } }: Connection, name: string): ToolDefinition | undefined {
  const own = toolset.entries.find(({ tool }) => tool === name);
  if (own || (toolset.operationTools && Object.hasOwn(operationTools, name))) return own;
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    "There is no such tool; tools/list names those there are.",
  );
}

interface Asked {
  entry: ToolDefinition;
  input: Record<string, unknown>;
}

/** Asks the person where that helps and the client can, runs the operation, and answers. */
async function runInRounds(connection: Connection, { entry, input }: Asked, elicitation: Elicitation) {
  // Nobody is asked about what the client may not do: the operation itself refuses.
  if (!connection.peer.scopes.has(entry.scope)) await connection.run(entry.operation, input);
  const turn = await beforeCall({ connection, entry, input, elicitation });
  if ("pending" in turn) return turn.pending;
  const context = { connection, entry, input: turn.input, elicitation };
  const evidence = await askForEvidence(context);
  if ("pending" in evidence) return evidence.pending;
  const { reply } = evidence;
  const calls = [...nextPage(entry, turn.input, reply), ...reply.next];
  const next = toNextTools(calls, toolFinder(connection));
  return success(reply.data, withRepeated(reply, repeatedIn(next, entry)), next);
}

function withRepeated({ metadata }: Reply, repeated: readonly string[]): Record<string, unknown> {
  if (repeated.length === 0) return metadata;
  const beside = Array.isArray(metadata.untrustedBeside) ? metadata.untrustedBeside : [];
  return { ...metadata, untrustedBeside: [...beside, ...repeated] };
}

function found(input: Record<string, unknown>, { definition, peer }: Connection): ToolResult {
  const { operations, total } = findOperations(input, definition.tools, peer.scopes);
  return success({ operations }, { count: operations.length, total }, []);
}
