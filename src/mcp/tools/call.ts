import { type InputRequiredResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Operation } from "../../operation/definition.ts";
import { fail, ServiceError } from "../../operation/errors.ts";
import type { Reply } from "../../operation/types.ts";
import { beforeCall } from "../elicitation/before-call.ts";
import type { Elicitation } from "../elicitation/context.ts";
import { type Answered, answeredQuestions, askOpenQuestions } from "../elicitation/open-questions.ts";
import type { Connection } from "../session/connection.ts";
import type { ToolDefinition } from "./definitions.ts";
import { findOperations, objectArgument, targetOf } from "./generic.ts";
import { nextPage, recoveryCalls, repeatedIn } from "./next-calls.ts";
import { operationTools } from "./operation-tools.ts";
import { failure, success, type ToolResult, toNextTools } from "./result.ts";
import { toolFinder } from "./tool-finder.ts";

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
    return await executeTool(connection, pending, elicitation);
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

/**
 * Runs a tool, in rounds where the person is asked something: what is asked before, the run, what is asked after it,
 * and the answer. Throws ServiceError.
 */
async function executeTool(connection: Connection, { entry, input }: Asked, elicitation: Elicitation) {
  // Nobody is asked about what the client may not do: the operation itself refuses.
  if (!connection.peer.scopes.has(entry.scope)) await connection.run(entry.operation, input);
  const operation = (await connection.operations()).get(entry.operation);
  if (!operation) throw fail("resource.not_found", "There is no such operation.");
  const before = await beforeCall({ connection, operation, input, elicitation });
  if ("pending" in before) return before.pending;

  // The round before ran the operation and asked about its answer: it must not run twice.
  const earlier = operation.mcp.elicit?.after && answeredQuestions(elicitation);
  if (earlier) {
    const recorded = await keepAnswers(connection, operation, earlier.answers);
    const metadata = { ...earlier.reply.metadata, recorded };
    return toResult(connection, entry, before.input, { ...earlier.reply, metadata });
  }

  const reply = await connection.run(operation.name, before.input, {
    forModel: true,
    progress: elicitation.progress,
  });
  const questions = await askOpenQuestions({ connection, operation, input, elicitation }, reply);
  return questions ?? toResult(connection, entry, before.input, reply);
}

/** Makes the calls that keep what the person said; gives the keys of the questions they answered. */
async function keepAnswers(
  connection: Connection,
  { mcp: { elicit } }: Operation,
  answers: readonly Answered[],
): Promise<string[]> {
  const recorded: string[] = [];
  for (const { question, said } of answers) {
    const call = elicit?.after?.keep(question, said);
    if (!call) continue;
    await connection.run(call.operation.name, call.input);
    recorded.push(question.key);
  }
  return recorded;
}

function toResult(
  connection: Connection,
  entry: ToolDefinition,
  input: Record<string, unknown>,
  reply: Reply,
): ToolResult {
  const calls = [...nextPage(entry, input, reply), ...reply.next];
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
