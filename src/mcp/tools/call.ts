import { type InputRequiredResult, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";
import type { Operation } from "../../operation/definition.ts";
import { fail, ServiceError } from "../../operation/errors.ts";
import { nearestName } from "../../operation/input/nearest-name.ts";
import type { Reply } from "../../operation/types.ts";
import { beforeCall } from "../elicitation/before-call.ts";
import { consentByHand } from "../elicitation/consent.ts";
import type { Elicitation } from "../elicitation/context.ts";
import { type Answered, answeredQuestions, askOpenQuestions } from "../elicitation/open-questions.ts";
import type { Connection } from "../session/connection.ts";
import type { ToolDefinition } from "./definitions.ts";
import { findOperations, namedOperation } from "./find-operations.ts";
import { type Asked, objectArgument, rightCall, targetOf } from "./generic.ts";
import { toolFinder } from "./listed-tools.ts";
import { nextPage, recoveryCalls, repeatedIn } from "./next-calls.ts";
import { operationTools } from "./operation-tools.ts";
import { bareSuccess, failure, success, type ToolResult, toNextTools, withFile } from "./result.ts";

/** Calls a tool of the connection. Failed calls are results. An unknown tool is a protocol error. */
export async function callTool(
  connection: Connection,
  call: { name: string; arguments?: unknown },
  elicitation: Elicitation,
): Promise<ToolResult | InputRequiredResult> {
  const target = namedTool(connection, call.name);
  let asked: Asked | undefined;
  try {
    const input = objectArgument(call.arguments);
    if (call.name === "find_operations") return found(input, connection);
    asked = target ? { entry: target, input } : targetOf(input, connection.definition.tools);
    const right = rightCall(call.name, asked, connection.definition.toolset.entries.includes(asked.entry));
    if (right) return failure(goesBy(right.tool, asked), [right]);
    return await executeTool(connection, asked, elicitation, call.name);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return failure(error, await recoveryCalls(error, connection, asked, elicitation));
  }
}

/**
 * The operation of a tool; undefined for tools that call any operation. If those are listed, an unlisted tool's
 * name works as well, which saves a model that knows it a call.
 */
function namedTool({ definition: { toolset, tools } }: Connection, name: string): ToolDefinition | undefined {
  const own = toolset.entries.find(({ tool }) => tool === name);
  if (own || (toolset.operationTools && Object.hasOwn(operationTools, name))) return own;
  const other = toolset.operationTools ? namedOperation(name, tools) : undefined;
  if (other) return other;
  const near = nearestName(name, [
    ...toolset.entries.map(({ tool }) => tool),
    ...(toolset.operationTools ? Object.keys(operationTools) : []),
  ]);
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no such tool; ${near ? `the nearest is ${near}, and ` : ""}tools/list names those there are.`,
  );
}

function goesBy(tool: string, { entry: { operation } }: Asked): ServiceError {
  const does = tool === "delete_operation" ? "takes things away" : "writes";
  return fail("validation.bad_request", `${operation} ${does}; call it with ${tool}.`);
}

/**
 * Runs a tool, in rounds if the user is asked: questions before, the run, questions after, the answer. Throws
 * ServiceError.
 */
async function executeTool(
  connection: Connection,
  { entry, input }: Asked,
  elicitation: Elicitation,
  tool: string,
) {
  // The user is not asked about calls that are not allowed: the operation itself refuses them.
  if (!connection.peer.scopes.has(entry.scope)) await connection.run(entry.operation, input);
  const operation = (await connection.operations()).get(entry.operation);
  if (!operation) throw fail("resource.not_found", "No such operation.");
  const before = await beforeCall({ connection, operation, input, elicitation });
  if ("pending" in before) return before.pending;

  // The previous round already ran the operation, which must not run twice.
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
  if (operation.mcp.bare && tool === entry.tool) return bareSuccess(reply.data, reply.metadata);
  const context = { connection, operation, input, elicitation };
  const questions = await askOpenQuestions(context, reply);
  const metadata = consentByHand(context, reply);
  return questions ?? toResult(connection, entry, before.input, { ...reply, metadata });
}

/** Makes the calls that store the person's answers. Returns the keys of the answered questions. */
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
  const result = success(reply.data, withRepeated(reply, repeatedIn(next, entry)), next);
  return reply.file ? withFile(result, reply.file, input.inline === true || input.inline === "true") : result;
}

function withRepeated({ metadata }: Reply, repeated: readonly string[]): Record<string, unknown> {
  if (repeated.length === 0) return metadata;
  const beside = Array.isArray(metadata.untrustedBeside) ? metadata.untrustedBeside : [];
  return { ...metadata, untrustedBeside: [...beside, ...repeated] };
}

function found(input: Record<string, unknown>, connection: Connection): ToolResult {
  const { operations, total, ...cannot } = findOperations(input, connection);
  const all = {
    tool: "find_operations",
    arguments: { limit: 100 },
    why: "No match for these words. This lists all operations.",
  };
  return success(
    { ...cannot, operations },
    { count: operations.length, total },
    operations.length === 0 ? [all] : [],
  );
}
